import FlowCommand
import Foundation
import SegueSimulation

let system = SegueSimulation(
  registering: RegisteredClass.containers + RegisteredClass.loners)
exit(FlowCommand(for: system).run(Array(CommandLine.arguments.dropFirst())).rawValue)
