import FlowInvariants
import FlowModel

/// By which of the invariants that a command knows it is to judge.
struct RuleOptions {
  /// The only invariants to judge; all when empty.
  private let chosen: [InvariantID]
  /// The invariants that are left out.
  private let leftOut: [InvariantID]

  /// Takes over what the words of a command say.
  init(_ arguments: Arguments) {
    chosen = arguments.values(of: .invariant).map { InvariantID($0) }
    leftOut = arguments.values(of: .without).map { InvariantID($0) }
  }

  /// The words that say the same.
  var words: [String] {
    chosen.flatMap { OptionName.invariant.words($0.text) }
      + leftOut.flatMap { OptionName.without.words($0.text) }
  }

  /// What is left of a catalog.
  ///
  /// - Throws: ``CommandError`` when a name is none of the catalog's.
  func narrowing(_ catalog: Catalog) throws(CommandError) -> Catalog {
    do {
      let rest = try catalog.leavingOut(leftOut)
      return chosen.isEmpty ? rest : try rest.only(chosen)
    } catch {
      throw .unknown(error)
    }
  }
}
