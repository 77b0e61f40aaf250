extension BrokenFile {
  static let stages = [
    BrokenFile(
      "deeper than can be followed",
      head + "stage regular\n"
        + (1...513).map { String(repeating: "  ", count: $0) + "content c\($0)" }
        .joined(separator: "\n"),
      #"""
      line 516, column 1027: found a controller inside 512 others, expected fewer; make the \#
      stage less deep
      """#),
    BrokenFile(
      "empty stage", head + "stage regular",
      #"""
      line 3, column 14: found the end of the file, expected a controller, indented by 2 \#
      spaces: 'nav n' or 'Home as h'; was the file cut off?
      """#),
    BrokenFile(
      "empty stage and a step", head + "stage regular\ndo settle",
      #"""
      line 4, column 1: found 'do', expected a controller, indented by 2 spaces: 'nav n' or \#
      'Home as h'
      """#),
    BrokenFile(
      "size", head + "stage tiny\n  nav n",
      #"""
      line 3, column 7: found 'tiny', expected a size class: regular or compact
      """#),
    BrokenFile(
      "card", head + "stage compact card\n  nav n",
      #"""
      line 3, column 15: found 'card', expected the end of the line; remove it
      """#),
    BrokenFile(
      "tab", head + "stage regular\n\tnav n",
      #"""
      line 4, column 1: found a tab before the first word, expected spaces; indent by two \#
      spaces for each level
      """#),
    BrokenFile(
      "one space", head + "stage regular\n nav n",
      #"""
      line 4, column 2: found 1 space before the first word, expected 0 or 2; indent by two \#
      spaces for each level
      """#),
    BrokenFile(
      "too deep", world + "      nav n",
      #"""
      line 6, column 7: found 6 spaces before the first word, expected 2 or 4; indent by \#
      two spaces for each level
      """#),
    BrokenFile(
      "second root", world + "  nav n",
      #"""
      line 6, column 3: found 'nav', expected 'presented' or a line at the margin
      """#),
    BrokenFile(
      "unknown scene", world + "    Hone as h",
      #"""
      line 6, column 5: found 'Hone', expected the name of a scene; did you mean \#
      'Home'? If not, add the line 'scene Hone content'
      """#),
    BrokenFile(
      "scene without as", world + "    Home h",
      #"""
      line 6, column 10: found 'h', expected 'as'
      """#),
    BrokenFile(
      "label twice", world + "    nav root",
      #"""
      line 6, column 9: found the label 'root' a second time, expected it once; the first \#
      is on line 5: remove one of them, or give it another name
      """#),
    BrokenFile(
      "label of a class and on stage", "flow 1\ninteresting\n\nstage regular creating a\n  nav a",
      #"""
      line 5, column 7: found the label 'a' a second time, expected it once; the first is on \#
      line 4: remove one of them, or give it another name
      """#),
    BrokenFile(
      "label in a step twice", world + "do settle creating a b\ndo settle creating b",
      #"""
      line 7, column 20: found the label 'b' a second time, expected it once; the first is \#
      on line 6: remove one of them, or give it another name
      """#),
    BrokenFile(
      "presented by nobody", world + "  presented as pageSheet",
      #"""
      line 6, column 13: found 'as', expected 'by'
      """#),
    BrokenFile(
      "nothing presented", world + "  presented by root\ndo settle",
      #"""
      line 7, column 1: found 'do', expected a controller, indented by 4 spaces: 'nav n' or \#
      'Home as h'
      """#),
    BrokenFile(
      "indented scene", head + "  scene A nav",
      #"""
      line 3, column 3: found 2 spaces before the first word, expected 0; indent by two \#
      spaces for each level
      """#),
  ]

  static let steps = [
    BrokenFile(
      "long word", world + "do settle " + String(repeating: "x", count: 90),
      #"""
      line 6, column 11: found 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…', expected the end of \#
      the line; remove it
      """#),
    BrokenFile(
      "unknown step", world + "do popTwo a on root",
      #"""
      line 6, column 4: found 'popTwo', expected a step: tap, performSegue, present, \#
      dismiss, push, pop, popTo, popToRoot, setStack, setTabs, select, show, showDetail, add, remove, \#
      replace, answer, settle, back, swipeDown, tapOutside, tapTab, beginBack, beginSwipeDown, progress, \#
      finish, cancel, size, open, alert, background, foreground, root, save, \#
      restore, signal or wait; did you mean 'popTo'?
      """#),
    BrokenFile(
      "no control", world + "do tap root",
      #"""
      line 6, column 12: found the end of the line, expected '.' and the name of a control
      """#),
    BrokenFile(
      "no receiver", world + "do push Home",
      #"""
      line 6, column 13: found the end of the line, expected 'on'
      """#),
    BrokenFile(
      "new scene", world + "do push Hom on root",
      #"""
      line 6, column 9: found 'Hom', expected the name of a scene; did you mean \#
      'Home'? If not, add the line 'scene Hom content'
      """#),
    BrokenFile(
      "wrong word", world + "do add Home on root",
      #"""
      line 6, column 13: found 'on', expected 'to'
      """#),
    BrokenFile(
      "words after the end", world + "do settle unsettled now",
      #"""
      line 6, column 21: found 'now', expected the end of the line; remove it
      """#),
    BrokenFile(
      "labels behind the word that they come before", world + "do settle unsettled creating a",
      #"""
      line 6, column 21: found 'creating a', expected it before 'unsettled'; put it there
      """#),
    BrokenFile(
      "a word behind the one that it comes before", world + "do pop root unsettled unanimated",
      #"""
      line 6, column 23: found 'unanimated', expected it before 'unsettled'; put it there
      """#),
    BrokenFile(
      "scene behind the steps", world + "do settle\nscene A nav",
      #"""
      line 7, column 1: found a line that starts with 'scene', expected one that starts \#
      with do or expect; the order is flow, header, storyboard, stage, steps, expectations
      """#),
    BrokenFile(
      "unknown line", world + "undo settle",
      #"""
      line 6, column 1: found 'undo', expected the first word of a line: flow, invariant, \#
      conforms, interesting, from, note, storyboard, scene, reference, segue, control, view, \#
      reaction, stage, do or expect; did you mean 'do'?
      """#),
    BrokenFile(
      "kind of event", world + "expect only should shuld",
      #"""
      line 6, column 20: found 'shuld', expected a kind of event: should, segueAction, \#
      instantiate, create, prepare, perform, allowed, can, action, unwind, push, pop, stack, select, \#
      replace, present, dismiss, add, remove, load, appearance, report, completion, callback, \#
      opened, closed, declined, refused, warned, misuse, interaction, reaction, size, adapt, \#
      collapse, expand, background, foreground, root, saved, restored, shouldSelect, \#
      didSelect, containment or tabs; \#
      did you \#
      mean 'should'?
      """#),
    BrokenFile(
      "no kinds", world + "expect only",
      #"""
      line 6, column 12: found the end of the line, expected a kind of event
      """#),
    BrokenFile(
      "unknown expectation", world + "expect trees",
      #"""
      line 6, column 8: found 'trees', expected what is expected: only or tree; did you \#
      mean 'tree'?
      """#),
    BrokenFile(
      "step behind expectations", world + "expect tree\n  nav root\ndo settle",
      #"""
      line 8, column 1: found a line that starts with 'do', expected one that starts with \#
      expect; the order is flow, header, storyboard, stage, steps, expectations
      """#),
    BrokenFile(
      "odd expectation", world + "expect tree\n nav root",
      #"""
      line 7, column 2: found 1 space before the first word, expected 0 or 2; indent by two \#
      spaces for each level
      """#),
  ]
}
