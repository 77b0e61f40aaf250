import FlowModel

extension CrashNotice {
  /// What is to be looked at where nothing is known of the flow.
  static let adviceOnNobody: StaticString =
    "Look first at your own code; if it is not to blame, this is a bug in FlowFuzz."

  /// What stands between the name of the program and what has happened.
  package static var opening: String { ": crashed: " }

  /// The whole notice of a crash, with a newline at its end.
  ///
  /// - Parameters:
  ///   - site: What has happened.
  ///   - account: Where the thread was; `nil` when it played nothing.
  ///   - program: The name of the program.
  /// - Returns: The notice.
  static func text(
    of site: CrashSite, from account: Whereabouts.Account?, in program: String
  ) -> String {
    let place = CrashPlace(of: site)
    let text = "\(program)\(opening)\(place.words)\n"
    let advice =
      place.isInOwnCode
      ? "That is code of your own: look there first." : account?.advice ?? "\(adviceOnNobody)"
    guard let account else { return text + "\(advice)\n" }
    return text + advice + "\n" + account.words
      + (account.unnamedFlow(noting: "crashed: \(place.words)") ?? "")
  }
}
