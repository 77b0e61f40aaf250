import FlowCommand
import Foundation

// Who is started by this process finds that in its environment.
let isSecond = ProcessInfo.processInfo.environment["TURNCOAT_IS_SECOND"] != nil
setenv("TURNCOAT_IS_SECOND", "yes", 1)
let habit = ProcessInfo.processInfo.environment["TURNCOAT"].flatMap(Turncoat.Habit.init)
let turncoat = Turncoat(habit: isSecond ? habit : nil)
var command = FlowCommand(for: turncoat, judgedBy: turncoat.catalog)
// Its flows take no time.
if [.hangs, .ponders].contains(habit) { command.patience = .seconds(1) }
command.main()
