import FlowTestSupport

/// What the faults in making and embedding destinations change in their flows.
let differencesOfMaking: [(Fault, String)] = [
  (
    .segueActionForgotten,
    """
    - segueAction A for A.go yes
    """
  ),
  (
    .segueActionTwice,
    """
    + segueAction A for A.go yes
    """
  ),
  (
    .segueActionTooLate,
    """
    - segueAction A for A.go yes
    + segueAction A for A.go yes
    """
  ),
  (
    .embedForgotten,
    """
    - should p.slot yes
    - instantiate c for p.slot
    - create p.slot to c
    - prepare p for p.slot to c
    - perform p.slot
    - load c
    - add c to p
    - = Nav[A, p[c]]
    + = Nav[A, p]
    """
  ),
  (
    .embedsAfterLoading,
    """
    + load p
    - load p
    """
  ),
  (
    .embedNotAdded,
    """
    - add c to p
    - = Nav[A, p[c]]
    + = Nav[A, p]
    """
  ),
  (
    .embedAddsUnloaded,
    """
    - load c
    + load c
    """
  ),
]
