extension BrokenFile {
  static let storyboards = [
    BrokenFile(
      "storyboard of nobody", head + "storyboard Main has List",
      #"""
      line 3, column 21: found 'List', expected the name of a scene; add the line \#
      'scene List content'
      """#),
    BrokenFile(
      "scene in two storyboards", head + "storyboard A has L\nstoryboard B has L\nscene L nav",
      #"""
      line 4, column 18: found the member 'L' a second time, expected it once; the first is on \#
      line 3: remove one of them, or give it another name
      """#),
    BrokenFile(
      "two scenes with one identifier", head + "storyboard A has L as l, M as l",
      #"""
      line 3, column 31: found the identifier 'l' a second time, expected it once; the first is \#
      on line 3: remove one of them, or give it another name
      """#),
    BrokenFile(
      "after other characters", head + "scene \"née 🧭\" contents",
      #"""
      line 3, column 15: found 'contents', expected a kind of controller: content, nav, \#
      tabs or split; did you mean 'content'?
      """#),
    BrokenFile(
      "override", head + "scene A nav, show adops",
      #"""
      line 3, column 19: found 'adops', expected what the override does: adopts or ignores; \#
      did you mean 'adopts'?
      """#),
    BrokenFile(
      "facets", head + "scene A nav, unknown show all",
      #"""
      line 3, column 27: found 'all', expected what is unknown: unwinds, refuses, searches, \#
      context, appearing, show, exits, adapts or calls
      """#),
    BrokenFile(
      "segue class", head + "scene A nav\nsegue A.b show A, performing pushing",
      #"""
      line 4, column 30: found 'pushing', expected what the segue class does: super, \#
      nothing, pushes, presents or wraps
      """#),
    BrokenFile(
      "segue attribute", head + "scene A nav\nsegue A.b show A, animated",
      #"""
      line 4, column 19: found 'animated', expected an attribute of a segue: class, via, \#
      performing, unanimated, unanchored, action, unnamed, called or prepared; did you mean 'unanimated'?
      """#),
    BrokenFile(
      "scene without kind", head + "scene Home",
      #"""
      line 3, column 11: found the end of the line, expected a kind of controller
      """#),
    BrokenFile(
      "unknown kind", head + "scene Home contents",
      #"""
      line 3, column 12: found 'contents', expected a kind of controller: content, nav, \#
      tabs or split; did you mean 'content'?
      """#),
    BrokenFile(
      "reserved name", head + "scene nav nav",
      #"""
      line 3, column 7: found 'nav', expected the name of a scene; if that is the name, \#
      write it in quotes: "nav"
      """#),
    BrokenFile(
      "name without quotes", head + "scene Zürich content",
      #"""
      line 3, column 7: found 'Zürich', expected the name of a scene; if that is the name, \#
      write it in quotes: "Zürich"
      """#),
    BrokenFile(
      "open quote", head + "scene \"Home content",
      #"""
      line 3, column 7: found no closing quote on this line; end the name with ", and write \#
      a quote in it as \"
      """#),
    BrokenFile(
      "bad escape", head + "scene \"a\\t\" content",
      #"""
      line 3, column 9: found '\t' in a quoted name, expected \", \\, \n or \u{…}; write a \#
      backslash as \\
      """#),
    BrokenFile(
      "bad scalar", head + "scene \"a\\u{d800}\" content",
      #"""
      line 3, column 9: found '\u' in a quoted name, expected \", \\, \n or \u{…}; write a \#
      backslash as \\
      """#),
    BrokenFile(
      "two scenes", head + "scene A content\nscene B nav\nscene A nav",
      #"""
      line 5, column 7: found the scene 'A' a second time, expected it once; the first is \#
      on line 3: remove one of them, or give it another name
      """#),
    BrokenFile(
      "unknown attribute", head + "scene A content, unwind done",
      #"""
      line 3, column 18: found 'unwind', expected an attribute of a scene: class, holds, \#
      hidesBar, showsToolbar, hidesBottomBar, style, unwinds, vetoes, refuses, declines, \#
      overrules, searches, context, show, showDetail, modal, keeps, locked, adapts, replaced, \#
      collapse, animates, swipes, retained or unknown; did you mean 'unwinds'?
      """#),
    BrokenFile(
      "attribute twice", head + "scene A content, context, no context",
      #"""
      line 3, column 27: found the attribute 'context' a second time, expected it once; the \#
      first is on line 3: remove one of them
      """#),
    BrokenFile(
      "attribute left out", head + "scene A content, ",
      #"""
      line 3, column 18: found the end of the line, expected an attribute of a scene
      """#),
    BrokenFile(
      "empty list", head + "scene A content, unwinds, context",
      #"""
      line 3, column 25: found ',', expected an unwind action
      """#),
    BrokenFile(
      "comma left out", head + "scene A content unwinds done",
      #"""
      line 3, column 17: found 'unwinds done', expected the end of the line; remove it
      """#),
    BrokenFile(
      "holds nobody", head + "scene A nav, holds Hme\nscene Home nav\nstage regular",
      #"""
      line 3, column 20: found 'Hme', expected the name of a scene; did you mean \#
      'Home'? If not, add the line 'scene Hme content'
      """#),
    BrokenFile(
      "segue without dot", head + "segue A b show A",
      #"""
      line 3, column 9: found 'b', expected '.' and the identifier of a segue
      """#),
    BrokenFile(
      "segue kind", head + "scene A content\nsegue A.b popup A",
      #"""
      line 4, column 11: found 'popup', expected a kind of segue: show, showDetail, present, \#
      popover, custom, push, replace, embed or unwind
      """#),
    BrokenFile(
      "segue style", head + "scene A content\nsegue A.b present A as sheet",
      #"""
      line 4, column 24: found 'sheet', expected a presentation style: automatic, \#
      fullScreen, pageSheet, formSheet, currentContext, overFullScreen, \#
      overCurrentContext or popover
      """#),
    BrokenFile(
      "anchor of no popover", head + "scene A content\nsegue A.b show A, unanchored",
      #"""
      line 4, column 19: found 'unanchored', expected a popover, which alone has an anchor
      """#),
    BrokenFile(
      "segue twice", head + "scene A nav\nsegue A.b show A\nsegue A.b show A",
      #"""
      line 5, column 7: found the segue 'A.b' a second time, expected it once; the first is \#
      on line 4: remove one of them, or give it another name
      """#),
    BrokenFile(
      "segue to nobody", head + "scene A nav\nsegue A.b show B\nstage regular",
      #"""
      line 4, column 16: found 'B', expected the name of a scene; add the line 'scene B \#
      content'
      """#),
    BrokenFile(
      "control twice", head + "control A.b fires none\ncontrol A.b fires c",
      #"""
      line 4, column 9: found the control 'A.b' a second time, expected it once; the first \#
      is on line 3: remove one of them, or give it another name
      """#),
    BrokenFile(
      "row without a place", head + "scene A nav\ncontrol A.b row fires c",
      #"""
      line 4, column 17: found 'fires', expected 'of' and a prototype, or the number of a \#
      section
      """#),
    BrokenFile(
      "row without a number", head + "scene A nav\ncontrol A.b row 0 fires c",
      #"""
      line 4, column 19: found 'fires', expected the number of a row
      """#),
    BrokenFile(
      "row below zero", head + "scene A nav\ncontrol A.b row 0 -1 fires c",
      #"""
      line 4, column 19: found '-1', expected the number of a row
      """#),
    BrokenFile(
      "reaction twice", head + "reaction A viewDidLoad pops\nreaction A viewDidLoad pops",
      #"""
      line 4, column 10: found the reaction 'A viewDidLoad pops' a second time, expected it \#
      once; the first is on line 3: remove one of them
      """#),
    BrokenFile(
      "unknown moment", head + "reaction A viewDidLode pops",
      #"""
      line 3, column 12: found 'viewDidLode', expected when it happens: viewDidLoad, \#
      viewDidAppear, prepare, action or report; did you mean 'viewDidLoad'?
      """#),
    BrokenFile(
      "reaction of nobody", head + "scene A nav\nreaction B report close dismisses",
      #"""
      line 4, column 10: found 'B', expected the name of a scene; add the line 'scene B \#
      content'
      """#),
    BrokenFile(
      "unknown segue", head + "scene A nav\nsegue A.done show A\ncontrol A.c fires A.dona",
      #"""
      line 5, column 21: found 'dona', expected a segue of the scene 'A'; did you mean \#
      'done'? If not, add the line 'segue A.dona …'
      """#),
    BrokenFile(
      "foreign segue", head + "scene A nav\ncontrol A.c fires go, B.b",
      #"""
      line 4, column 23: found 'B.b', expected a segue of the scene 'A'; a control fires \#
      segues of its own scene only
      """#),
    BrokenFile(
      "no stage", head + "scene A nav\n",
      #"""
      line 4, column 1: found the end of the file, expected a line that starts with stage; \#
      was the file cut off?
      """#),
    BrokenFile(
      "no stage but a step", head + "do settle",
      #"""
      line 3, column 1: found a line that starts with 'do', expected one that starts with \#
      stage; the order is flow, header, storyboard, stage, steps, expectations
      """#),
  ]
}
