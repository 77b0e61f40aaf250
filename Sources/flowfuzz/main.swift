import FlowCommand
import SegueSimulation

let classes = RegisteredClass.containers + RegisteredClass.loners
FlowCommand(for: SegueSimulation(registering: classes)).main()
