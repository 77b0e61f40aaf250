import FlowCommand
import Foundation
import SegueSimulation

exit(FlowCommand(for: SegueSimulation()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
