import FlowInvariants
import FlowModel

extension Invariant {
  /// Nobody pays as a stranger.
  static let loginBeforeCheckout = Invariant("Login before checkout") { timeline in
    timeline.requires(.shown("Login"), before: .shown("Checkout"))
  }

  /// An impatient finger buys nothing twice.
  static let orderOnce = Invariant("The order is sent once at most", needs: [.report]) { timeline in
    timeline.atMostOnce(.sent("order", to: "Checkout"))
  }

  /// Whatever the app presents is seen: UIKit only logs that it refuses, and the error is lost.
  static let nothingIsLost = Invariant("No alert is lost") { timeline in
    timeline.never(
      .logged(.alreadyPresenting) || .logged(.presentationInProgress) || .logged(.notInWindow))
  }

  /// A condition of one's own: it looks at the tree whenever the flow rests.
  static let oneSheet = Invariant("One sheet at a time") { timeline in
    let sheets = State("one sheet covers another") { chapter in
      chapter.after.nodes.count { $0.style == .pageSheet || $0.style == .formSheet } > 1
    }
    timeline.never(sheets)
  }
}
