/// What the command says about itself.
enum Help {
  /// The help of a program.
  static func text(of program: String) -> String {
    text.replacing("flowfuzz", with: program)
  }

  private static let text = """
    flowfuzz finds bugs in view-controller navigation.

    flowfuzz fuzz [options]      play random flows and report every broken invariant, shrunk
      --seed SEED                what the flows are grown from: 0x… or a number (default 1)
      --runs N                   flows to play (default 20000; with --seconds: no limit)
      --run N                    play only this run, from 0, and print it as a case, each line before it
                                 is done: what a crash leaves behind is the flow that crashes
      --findings N               stop after N different bugs; checked after 64 flows, then every 1024 or less
      --seconds N                time to play for; checked after 64 flows, then every 1024 or less; bugs are
                                 shrunk and looked at for up to half as long again
      --certify N                smaller flows to play for each bug at the end, to make sure that none
                                 breaks the same (default 5000)
      --explain N                variations of the smallest flow of each bug to play, to tell what matters
                                 in it and what does not (default 200)
      --corpus FOLDER            keep case files of each bug below this folder: its smallest flow, and the flow
                                 that this was shrunk from
      --interesting FOLDER       keep a case file of each flow that held and came to something first below
                                 this folder, to be replayed later
      --invariant ID             judge only this invariant; may be repeated
      --without ID               leave this invariant out; may be repeated
      --storyboard FILE          walk through an Interface Builder storyboard instead; may be repeated
                                 for storyboards that refer to each other, the first one first
      --start SCENE              begin at this scene of the storyboards, as flows call it, and not at the
                                 initial one
      --size regular|compact     how wide the window is when a flow through them begins (default compact where
                                 the first is drawn for an iPhone, and else regular)
      --world FILE               begin where the flow of a case file begins, and do what comes up in place of
                                 its steps: for an app that has no storyboard
      --driver anybody|person    who walks through it: with 'person' only touches, the ways out, the
                                 width of the window and signals, and no code (default anybody, and
                                 person for an app that is launched)
      --strict                   end with 1 also where no flow came to some scene, segue or control, or
                                 none left some screen; the summary names them all
      --steps N                  how many steps a flow has at most (default 20)
      --controllers N            how many controllers stand at most when a flow begins (default 12);
                                 not with --storyboard or --world
      --workers N                threads to play on (default 2); the result is the same for any
      --hang-after SECONDS       how long a flow may be at one thing, as a step or a rule, before it counts
                                 as one that never ends (default 60)
    flowfuzz replay FILE…        play case files, or all below a folder, and say whether they hold; what the
                                 system cannot play is left out
      --trace                    print all that happened, too: each step with its events and, between bars, the
                                 tree after it
      --hang-after SECONDS       as for fuzz
    flowfuzz shrink FILE         print the smallest flow that breaks what the flow of a file breaks, or that
                                 crashes where it crashes, or never ends as it does
      --runs N                   flows to play while shrinking (default 5000; with --seconds: no limit)
      --seconds N                time for all of this; what is printed when it is over can be shrunk again,
                                 to go on from there
      --certify N                smaller flows to play then, to make sure that none breaks it (default 5000)
      --explain N                variations of it to play, to tell what matters in it (default 200)
      --driver anybody|person    who walks through its world: with 'person' the smaller flows do nothing in
                                 code either, and none is played to make sure (default anybody)
      --hang-after SECONDS       how long a flow may take before it counts as one that never ends (default 5)
    flowfuzz canary              prove that the alarm rings: look for a bug that is there
    flowfuzz exhaust unwinds     play every unwind in every small tree: all kinds, presentations, and all
                                 choices of who implements the action and who vetoes it
      --controllers N            how many controllers stand at most, up to 6 (default 4)
      --from N, --to N           only those from one position to before another
      --workers N                threads to play on (default 2)
      --hang-after SECONDS       as for fuzz
    flowfuzz exhaust flows       play every flow of a few steps in every small tree
      --controllers N            how many controllers stand at most, up to 6 (default 2)
      --steps N                  how many steps a flow has at most, up to 4 (default 2)
      --kinds KIND,…             what stands: content, nav, tabs, split (default all); content always does
      --class NAME               a class of the system's own that stands among them, a container for one
      --retained                 the app retains everybody in the tree: who is gone can come again
      --from N, --to N           only those from one position to before another
      --workers N                threads to play on (default 2)
      --hang-after SECONDS       as for fuzz
    flowfuzz invariants          list what must hold, with the premise and the source of each
    flowfuzz digest FILE…        print numbers for all that the flows of case files show, the first for the
                                 stage and one after each step; fuzz and shrink ask another process for
                                 them; '-' stands for files whose paths are read, a line each
      --invariant ID, --without ID   as for fuzz

    Ctrl-C ends fuzz, exhaust and shrink after the flows that are being played, and reports what was
    found by then; exhaust says how to go on from there. A second one ends them at once.

    Exit codes: 0 held, 1 broke, 2 usage, 3 unusable file, 70 a crash, a hang, or a bug in FlowFuzz.

    """
}
