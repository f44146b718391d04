import Testing

@testable import Outline

@Suite struct HeadlineReaderTests {
  private func read(_ string: String, _ grammar: HeadlineReader.Grammar = .item) -> String {
    let bytes = Array(string.utf8)
    var reader = HeadlineReader(bytes: bytes, grammar: grammar)
    let headline = reader.read(0..<bytes.count)
    return shown(headline, of: bytes, in: 0..<Spaces.trim(in: bytes, end: bytes.count, start: 0), reader.problems)
  }

  @Test(arguments: [
    ("Tea", "text=Tea"),
    ("", "text="),
    ("[x]", "box=[x] done; text="),
    ("[ ] Tea", "box=[ ] open; text=Tea"),
    ("[-] 🍵 17:00 Tea", "box=[-] dropped; icon=🍵; anchor=17:00; text=Tea"),
    ("[x] 17:00 🍵 Tea", "box=[x] done; icon=🍵; anchor=17:00; text=Tea"),
    ("🍵17:00 Tea", "icon=🍵; anchor=17:00; text=Tea"),
    ("🍵🌱 Tea", "icon=🍵; text=🌱 Tea"),
    ("🍵 17:00 🌱 Tea", "icon=🍵; anchor=17:00; text=🌱 Tea"),
    ("[?] Tea", "box=[?] unknown; text=Tea; !unknownBox [?]"),
    ("[] Tea", "text=[] Tea; !malformedBox []"),
    ("[ x] Tea", "text=[ x] Tea; !malformedBox [ x]"),
    ("🍵 [ ] Tea", "icon=🍵; text=[ ] Tea; !lateBox [ ]"),
    ("17:00 [x] Tea", "anchor=17:00; text=[x] Tea; !lateBox [x]"),
    ("17:00 [?] Tea", "anchor=17:00; text=[?] Tea"),
    ("[x] [ ] Tea", "box=[x] done; text=[ ] Tea"),
    ("[ ]\u{A0}\u{202F}Tea", "box=[ ] open; text=Tea"),
    ("[ ]\n  Tea", "box=[ ] open; text=Tea"),
    ("\\[x] Tea", "text=\\[x] Tea"),
  ])
  func readsBoxIconAndAnchor(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    ("17:00: Tea", "anchor=17:00; decoration=:; text=Tea"),
    ("17:00, Tea", "anchor=17:00; decoration=,; text=Tea"),
    ("17:00 - Tea", "anchor=17:00; decoration=-; text=Tea"),
    ("17:00 – Tea", "anchor=17:00; decoration=–; text=Tea"),
    ("17:00:Tea", "anchor=17:00; decoration=:; text=Tea"),
    ("17:00: 🍵 Tea", "icon=🍵; anchor=17:00; decoration=:; text=Tea"),
    ("05:00 - 06:30 - Pages", "anchor=05:00 - 06:30; decoration=-; text=Pages"),
    ("2026-01-05 to 2026-03-31: Thesis", "anchor=2026-01-05 to 2026-03-31; decoration=:; text=Thesis"),
    ("5 pm Tea", "anchor=5 pm; text=Tea"),
    ("17:00\n  Tea", "anchor=17:00; text=Tea"),
    ("17:00 -\n  Tea", "anchor=17:00; decoration=-; text=Tea"),
    ("17:00\\\n  Tea", "anchor=17:00; text=Tea"), ("17:00 -\\\n  Tea", "anchor=17:00; decoration=-; text=Tea"),
    ("2026-01-02\\\r\nTea", "anchor=2026-01-02; text=Tea"), ("[ ]\\\n  17:00 Tea", "box=[ ] open; anchor=17:00; text=Tea"),
    ("17:00 -\n18:00 Tea", "anchor=17:00; decoration=-; text=18:00 Tea"),
    ("10:00:30 Tea", "text=10:00:30 Tea"),
    ("17\\:00 Tea", "text=17\\:00 Tea"),
    ("2026-1-2 Tea", "anchor=2026-1-2; text=Tea"),
    ("2026/01/02: Tea", "anchor=2026/01/02; decoration=:; text=Tea"),
    ("[[2026-01-02]] Tea", "text=[[2026-01-02]] Tea"),
    ("17:00 : Tea", "anchor=17:00; decoration=:; text=Tea"),
    ("10:00/11:00 Tea", "text=10:00/11:00 Tea; !halfRange 10:00"),
    ("11:00 - 09:00 Tea", "text=11:00 - 09:00 Tea; !backwardAnchor 11:00 - 09:00"),
    ("25:00 Tea", "text=25:00 Tea; !unreadAnchor 25:00"),
    ("[x] 2026-02-30 Tea", "box=[x] done; text=2026-02-30 Tea; !unreadAnchor 2026-02-30"),
  ])
  func readsAnchorsAndDecoration(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    ("17:00 Tea", "text=17:00 Tea"),
    ("🍵 Tea (icon: cup)", "text=🍵 Tea; group=(icon: cup) {icon: cup}"),
    ("🍵 Tea (theme: soft)", "icon=🍵; text=Tea; group=(theme: soft) {theme: soft}"),
    ("[x] Tea (due: x)", "text=[x] Tea (due: x)"),
    ("Tea #herbs ^id", "text=Tea #herbs; tags=#herbs; id=id"),
  ])
  func readsHeadings(string: String, expected: String) {
    let grammar = HeadlineReader.Grammar(readsBox: false, anchors: .none, places: [.heading, .section])
    #expect(read(string, grammar) == expected)
  }

  @Test(arguments: [
    ("[ ] Draft (due: 2026-12-01)", "box=[ ] open; text=Draft; group=(due: 2026-12-01) {due: 2026-12-01}"),
    (
      "[ ] Draft (due: 2026-12-01, prority: high)",
      "box=[ ] open; text=Draft; group=(due: 2026-12-01, prority: high) {due: 2026-12-01, ?prority: high}"
    ),
    ("[ ] (due: 2026-12-01)", "box=[ ] open; text=; group=(due: 2026-12-01) {due: 2026-12-01}"),
    ("[ ] Dune (high) (due: x)", "box=[ ] open; text=Dune (high); group=(due: x) {due: x}; !meantField (high)"),
    ("A\\\n(since: x)", "text=A; group=(since: x) {since: x}"),
    ("[ ] Dune(due: x)", "box=[ ] open; text=Dune; group=(due: x) {due: x}"),
    (
      "[ ] A (project: B (2026), due: x)", "box=[ ] open; text=A; group=(project: B (2026), due: x) {project: B (2026), due: x}"
    ),
    ("[ ] A (project: “B) c”)", "box=[ ] open; text=A; group=(project: “B) c”) {project: \"B) c\"}"),
    ("A (since: x, project: y)", "text=A; group=(since: x, project: y) {since: x, project: y}"),
    ("A (due: x)", "text=A (due: x); !misplacedKey due"),
    ("A (high)", "text=A (high); !meantField (high)"),
    ("A \\(since: x)", "text=A \\(since: x)"),
    ("A `(since: x)`", "text=A `(since: x)`"),
    ("A [b (since: x)](c)", "text=A [b (since: x)](c)"),
    ("A <b:(since: x)>", "text=A <b:(since: x)>"),
    ("A (since: x) b", "text=A (since: x) b; !misplacedGroup (since: x)"),
    ("A (since: x", "text=A (since: x; !unclosedGroup (since: x"),
    ("A (b, since: x)", "text=A (b, since: x); !unreadPart b"),
    ("17:00 A (notify: start)", "anchor=17:00; text=A; group=(notify: start) {notify: start}"),
    ("A (notify: start)", "text=A (notify: start); !misplacedKey notify"),
  ])
  func readsGroups(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    (" #family", "; tags=#family"), (".", ""), (" .", ""), (",", ""), (";", ""), (":", ""), ("!", ""), (" <!-- why -->", ""),
    ("<!-- why -->", ""),
    (" ^sam", "; id=sam"), (" ^sam-2 #family", "; tags=#family; id=sam-2"), (" #family ^sam", "; tags=#family; id=sam"),
    (" #a/b #c_d.", "; tags=#a/b #c_d"), (". #a <!-- b --> ^c", "; tags=#a; id=c"), (" <!-- b --> ^c #a.", "; tags=#a; id=c"),
    (" ^c. <!-- b --> <!-- d --> #a #e", "; tags=#a #e; id=c"), ("\u{A0}#a\u{202F}^c\u{A0}", "; tags=#a; id=c"), ("  \t", ""),
  ])
  func readsWhatFollowsAGroup(after: String, expected: String) {
    let base = "[ ] Call (due: 2026-12-01)"
    #expect(read(base + after) == "box=[ ] open; text=Call; group=(due: 2026-12-01) {due: 2026-12-01}" + expected)
  }

  /// The backslash of a hard break ends a line as its spaces do.
  @Test(arguments: [
    ("\\\nand more", "; rest=\nand more"), (" ^sam\\\nand more", "; id=sam; rest=\nand more"),
    (" #family \\\r\nand more", "; tags=#family; rest=\r\nand more"), (" ^sam  \nand more", "; id=sam; rest=  \nand more"),
  ])
  func aHardBreakEndsTheLineOfAGroup(after: String, expected: String) {
    let base = "[ ] Call (due: 2026-12-01)"
    #expect(read(base + after) == "box=[ ] open; text=Call; group=(due: 2026-12-01) {due: 2026-12-01}" + expected)
  }

  @Test(arguments: [
    "?", "!!", ".,", " and", " ^a ^b", " ^", " ^a_b", " #1", " (again)", " `code`", " [a](b)", " <b>", " —", ")", "…", " # ",
    // No hard breaks: at the end of all, an escaped one, and in code.
    "\\", "\\\\\nat six", " `a\\\nb`",
  ])
  func anythingElsePutsTheGroupInTheText(after: String) {
    let found = read("[ ] Call (due: 2026-12-01)" + after)
    #expect(found.contains("!misplacedGroup (due: 2026-12-01)"), "\(found)")
    #expect(!found.contains("group=("), "\(found)")
  }

  @Test(arguments: [
    (
      "[ ] A (due: x) #t (priority: y)",
      "box=[ ] open; text=A; group=(due: x) {due: x}; group=(priority: y) {priority: y}; tags=#t"
    ),
    ("[ ] A (due: x)(priority: y)", "box=[ ] open; text=A; group=(due: x) {due: x}; group=(priority: y) {priority: y}"),
    ("[ ] A #b (due: x) #c", "box=[ ] open; text=A #b; group=(due: x) {due: x}; tags=#b #c"),
    (
      "[ ] A [priority:: y] (due: x)",
      "box=[ ] open; text=A; dataviewSquare=[priority:: y] {priority: y}; group=(due: x) {due: x}"
    ),
  ])
  func readsSeveralGroups(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    ("Call ^none", "text=Call; id=none"),
    ("^none", "text=; id=none"),
    ("Call ^a b", "text=Call ^a b"),
    ("Call^a", "text=Call^a"),
    ("Call #a", "text=Call #a; tags=#a"),
    ("Call.", "text=Call."),
    ("Call <!-- a -->", "text=Call <!-- a -->"),
    ("Call `^a`", "text=Call `^a`"),
  ])
  func readsAnIdWithoutAGroup(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    (
      "[ ] Draft [due:: 2026-12-01] chapter 3",
      "box=[ ] open; text=Draft [due:: 2026-12-01] chapter 3; cuts=[due:: 2026-12-01]; "
        + "dataviewSquare=[due:: 2026-12-01] {due: 2026-12-01}"
    ),
    ("[ ] Draft (due:: x) #a", "box=[ ] open; text=Draft; dataviewRound=(due:: x) {due: x}; tags=#a"),
    ("Draft [rating:: good]", "text=Draft; dataviewSquare=[rating:: good] {rating: good}"),
    ("Draft [paper:: linen]", "text=Draft [paper:: linen]"),
    ("Draft `[due:: x]`", "text=Draft `[due:: x]`"),
    ("Draft [due:: x](y)", "text=Draft [due:: x](y)"),
    (
      "A [due:: x] b [to:: y] c",
      "text=A [due:: x] b [to:: y] c; cuts=[due:: x] [to:: y]; dataviewSquare=[due:: x] {due: x}; dataviewSquare=[to:: y] {to: y}"
    ),
    ("A [due:: x]\n  b", "text=A; dataviewSquare=[due:: x] {due: x}; rest=\n  b"),
  ])
  func readsDataviewFields(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    ("[ ] A (due: x)\n  b", "box=[ ] open; text=A; group=(due: x) {due: x}; rest=\n  b"),
    ("[ ] A\n  b (due: x)\n  c", "box=[ ] open; text=A\n  b; group=(due: x) {due: x}; rest=\n  c"),
    (
      "[ ] A (due: x,\n  priority: y) #t\n  c",
      "box=[ ] open; text=A; group=(due: x,\n  priority: y) {due: x, priority: y}; tags=#t; rest=\n  c"
    ),
    ("[ ] A\n  b", "box=[ ] open; text=A\n  b"),
    ("A\r\n  b (since: x)\r\n  c", "text=A\r\n  b; group=(since: x) {since: x}; rest=\r\n  c"),
    ("A (since: x)\rc", "text=A; group=(since: x) {since: x}; rest=\rc"),
    // The trailing zone may go on in the line before.
    ("A ^b\n  (since: x)", "text=A; group=(since: x) {since: x}; id=b"),
    ("A ^b\\\n  (since: x)", "text=A; group=(since: x) {since: x}; id=b"),
    (
      "[ ] A (due: x)\n  b (priority: y)",
      "box=[ ] open; text=A; group=(due: x) {due: x}; rest=\n  b (priority: y); !misplacedGroup (priority: y)"
    ),
  ])
  func endsWithTheFirstLineThatEndsInAGroup(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    ("Water: 3/8 glasses\n  more", "text=Water: 3/8 glasses; rest=\n  more"),
    ("Water:\n  3/8 glasses\n  more", "text=Water:\n  3/8 glasses; rest=\n  more"),
    ("Coffee: ||| ||\n  black", "text=Coffee: ||| ||; rest=\n  black"),
    ("Coffee: ||| \\\n  black", "text=Coffee: |||; rest=\n  black"),
    ("Water: 3/8 glasses\\\r\n  more", "text=Water: 3/8 glasses; rest=\r\n  more"),
    ("Coffee: ||| ^c\n  black", "text=Coffee: ||| ^c\n  black"),
    ("Water: 3/8 glasses\n  more (type: counter)", "text=Water: 3/8 glasses\n  more; group=(type: counter) {type: counter}"),
    ("[ ] Water: 3/8\n  more", "box=[ ] open; text=Water: 3/8\n  more"),
    ("17:00 Water: 3/8\n  more", "anchor=17:00; text=Water: 3/8\n  more"),
    ("Water 3/8\n  more", "text=Water 3/8\n  more"),
    ("Water:\n  cold", "text=Water:\n  cold"),
  ])
  func aValueEndsTheHeadline(string: String, expected: String) {
    #expect(read(string) == expected)
  }

  @Test(arguments: [
    ("#a b #c", ["#a", "#c"]), ("(#deep) work", ["#deep"]), ("a#b # c #1", []), ("#a_b-c/d", ["#a_b-c/d"]),
    ("#übung #日本", ["#übung", "#日本"]),
    ("`#a` [#b](c) \\#d <https://e/#f>", []), ("#a #a", ["#a", "#a"]), ("#a.", ["#a"]), ("#a\u{A0}b", ["#a"]), ("##a", []),
    ("#", []),
  ])
  func findsTags(string: String, expected: [String]) {
    let bytes = Array(string.utf8)
    #expect(Tag.all(in: bytes, 0..<bytes.count).map { text($0, of: bytes) } == expected)
  }

  @Test func addsThePlacesOfBoxAndAnchor() {
    let places: [(String, Place)] = [
      ("Tea", [.item, .boxless]), ("[ ] Tea", [.item, .box]), ("17:00 Tea", [.item, .boxless, .row]),
      ("[x] 17:00 Tea", [.item, .box, .row]),
      ("2026-01-05 Tea", [.item, .boxless]),
    ]
    for (string, expected) in places {
      let bytes = Array(string.utf8)
      var reader = HeadlineReader(bytes: bytes, grammar: .item)
      #expect(reader.read(0..<bytes.count).places == expected, "\(string)")
    }
  }
}
