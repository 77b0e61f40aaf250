import Testing

/// A file that cannot be read, and the sentence that says why.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var sentence: String

  init(_ name: String, _ text: String, _ sentence: String) {
    testDescription = name
    self.text = text
    self.sentence = sentence
  }

  static let head = "flow 1\ninteresting\n"
  static let world = head + "scene Home content\nstage regular\n  nav root\n"
}

extension BrokenFile {
  static let headers = [
    BrokenFile(
      "empty", "",
      #"""
      line 1, column 1: found the end of the file, expected a line that starts with flow; \#
      was the file cut off?
      """#),
    BrokenFile(
      "no version", "interesting",
      #"""
      line 1, column 1: found a line that starts with 'interesting', expected one that \#
      starts with flow; the order is flow, header, storyboard, stage, steps, expectations
      """#),
    BrokenFile(
      "version left out", "flow",
      #"""
      line 1, column 5: found the end of the line, expected a version
      """#),
    BrokenFile(
      "other version", "flow 2\nnew things",
      #"""
      line 1, column 6: found version '2', expected 1; read the file with the FlowFuzz that \#
      wrote it, or bring it to 'flow 1'
      """#),
    BrokenFile(
      "typing error", "flow 1\ninvarient a.b",
      #"""
      line 2, column 1: found 'invarient', expected the first word of a line: flow, \#
      invariant, conforms, interesting, from, note, storyboard, scene, reference, segue, control, \#
      view, reaction, stage, do or expect; did you mean 'invariant'?
      """#),
    BrokenFile(
      "no purpose", "flow 1\nfrom seed 0x1 run 1\n",
      #"""
      line 3, column 1: found the end of the file, expected a line that starts with \#
      invariant, conforms or interesting; was the file cut off?
      """#),
    BrokenFile(
      "no purpose but a world", "flow 1\nscene Home content\n",
      #"""
      line 2, column 1: found a line that starts with 'scene', expected one that starts \#
      with invariant, conforms or interesting; the order is flow, header, storyboard, \#
      stage, steps, expectations
      """#),
    BrokenFile(
      "two purposes", "flow 1\ninteresting\ninvariant a.b",
      #"""
      line 3, column 1: found the purpose 'invariant' a second time, expected it once; the \#
      first is on line 2: remove one of them
      """#),
    BrokenFile(
      "two origins", head + "from seed 1 run 1\nfrom seed 2 run 2",
      #"""
      line 4, column 1: found the provenance 'from' a second time, expected it once; the \#
      first is on line 3: remove one of them
      """#),
    BrokenFile(
      "no rule", "flow 1\nconforms  ",
      #"""
      line 2, column 11: found the end of the line, expected a rule
      """#),
    BrokenFile(
      "bad rule", "flow 1\nconforms a,b",
      #"""
      line 2, column 10: found 'a,b', expected a rule; if that is the name, write it in \#
      quotes: "a,b"
      """#),
    BrokenFile(
      "bad seed", head + "from seed 0xyz run 1",
      #"""
      line 3, column 11: found '0xyz', expected a seed: 0x and up to 16 hexadecimal digits
      """#),
    BrokenFile(
      "strange step left out", head + "from seed 0x1 run 1 without pop flying",
      #"""
      line 3, column 33: found 'flying', expected a step: tap, performSegue, present, dismiss, \#
      push, pop, popTo, popToRoot, setStack, setTabs, select, show, showDetail, add, remove, replace, \#
      answer, settle, back, swipeDown, tapOutside, tapTab, beginBack, beginSwipeDown, progress, finish, \#
      cancel, size, open, alert, background, foreground, root, save, restore, signal or wait
      """#),
    BrokenFile(
      "bad run", head + "from seed 0x1 run -1",
      #"""
      line 3, column 19: found '-1', expected a run from zero on
      """#),
    BrokenFile(
      "surplus", head + "interesting",
      #"""
      line 3, column 1: found the purpose 'interesting' a second time, expected it once; \#
      the first is on line 2: remove one of them
      """#),
    BrokenFile(
      "trailing", "flow 1 2",
      #"""
      line 1, column 8: found '2', expected the end of the line; remove it
      """#),
  ]
}
