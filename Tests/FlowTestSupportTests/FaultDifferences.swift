import FlowModel
import FlowTestSupport

/// What each fault changes in the flow that is made for it; claims and links are not told.
let differences: [(Fault, String)] = [
  (
    .searchReversed,
    """
    - allowed Nav B A
    - allowed B none
    - can B yes
    - create S.back to B
    - prepare S for S.back to B
    - action B
    + allowed Nav A B
    + allowed A none
    + can A yes
    + create S.back to A
    + prepare S for S.back to A
    + action A
    - unwind Nav towards B
    - pop Nav to B
    - = Nav[A, B]
    + unwind Nav towards A
    + pop Nav to A
    + = Nav[A]
    """
  ),
  (
    .presenterSkipped,
    """
    - allowed B none
    - can B yes
    - create S.back to B
    - prepare S for S.back to B
    - action B
    + allowed S none
    + can S no
    + allowed Nav A
    + allowed A none
    + can A yes
    + create S.back to A
    + prepare S for S.back to A
    + action A
    - unwind Nav towards B
    - pop Nav to B
    - = Nav[A, B]
    + unwind Nav towards A
    + pop Nav to A
    + = Nav[A]
    """
  ),
  (
    .farthestImplementer,
    """
    - create S.back to B
    - prepare S for S.back to B
    - action B
    + allowed A none
    + can A yes
    + can Nav no
    + create S.back to A
    + prepare S for S.back to A
    + action A
    - unwind Nav towards B
    - pop Nav to B
    - = Nav[A, B]
    + unwind Nav towards A
    + pop Nav to A
    + = Nav[A]
    """
  ),
  (
    .refusedTriggerPerforms,
    """
    + instantiate b for A.go
    + create A.go to b
    + prepare A for A.go to b
    + perform A.go
    + push b on Nav
    - = Nav[A]
    + = Nav[A, b]
    """
  ),
  (
    .refusalStopsOtherActions,
    """
    - report A.save
    """
  ),
  (
    .codeAsks,
    """
    - instantiate b for A.go
    - create A.go to b
    - prepare A for A.go to b
    - perform A.go
    - push b on Nav
    - = Nav[A, b]
    + should A.go no
    + = Nav[A]
    """
  ),
  (
    .wiredDoesNotAsk,
    """
    - should A.go no
    + instantiate b for A.go
    + create A.go to b
    + prepare A for A.go to b
    + perform A.go
    + push b on Nav
    - = Nav[A]
    + = Nav[A, b]
    """
  ),
  (
    .prepareAfterPerform,
    """
    - prepare A for A.go to b
    + prepare A for A.go to b
    - prepare A for A.go to c
    + prepare A for A.go to c
    """
  ),
  (
    .prepareTwice,
    """
    + prepare A for A.go to b
    + prepare A for A.go to c
    """
  ),
  (
    .prepareOnDestination,
    """
    - prepare A for A.go to b
    + prepare b for A.go to b
    - prepare A for A.go to c
    + prepare c for A.go to c
    """
  ),
  (
    .destinationReused,
    """
    - instantiate c for A.go
    - create A.go to c
    - prepare A for A.go to c
    + create A.go to b
    + prepare A for A.go to b
    - push c on Nav
    - = Nav[A, c]
    + push b on Nav
    + = Nav[A, b]
    """
  ),
  (
    .showsAnotherInstance,
    """
    + instantiate other
    - push b on Nav
    + push other on Nav
    + instantiate another
    - push c on Nav
    - = Nav[A, c]
    + push another on Nav
    + = Nav[A, another]
    """
  ),
  (
    .unwindWithoutImplementerDismisses,
    """
    - = A + S
    + dismiss S from A
    + = A
    """
  ),
  (
    .oneModalOfSeveralRemoved,
    """
    - dismiss M from A
    - = A
    + dismiss S from M
    + = A + M
    """
  ),
  (
    .tabNotSelected,
    """
    - select B on Tab
    - = Tab(B)[S, B]
    + = Tab(S)[S, B]
    """
  ),
  (
    .stackNotPopped,
    """
    - pop Nav to B
    - = Nav[A, B]
    + = Nav[A, B, S]
    """
  ),
  (
    .popsOneTooMany,
    """
    - pop Nav to B
    - = Nav[A, B]
    + pop Nav to A
    + = Nav[A]
    """
  ),
  (
    .askedTwice,
    """
    + can B yes
    """
  ),
  (
    .leavingTabStaysSelected,
    """
    - = Tab(Nav)[Nav[B, A]]
    + = Tab(A)[Nav[B, A]]
    """
  ),
  (
    .actionTwice,
    """
    + action B
    """
  ),
  (
    .actionNever,
    """
    - action B
    """
  ),
  (
    .actionToContainer,
    """
    - action B
    + action Nav
    """
  ),
]
