import Merging
import Testing

/// What holds of a merge beside its rules: bytes, line endings, marks, and when it is done by lines.
@Suite struct MergeTests {
  private static let front = "---\nkind: page\n---\n\n# Title\n\n"

  private static func merge(
    _ base: String,
    _ ours: String,
    _ theirs: String,
    markerSize: Int = 7,
    labels: Merge.Labels = Merge.Labels()
  ) -> Merge {
    Merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), markerSize: markerSize, labels: labels)
  }

  // MARK: What is taken as it is

  @Test(arguments: ["", "\u{FEFF}x", "a\r\nb", "---\nkind: page\n---\n", "<<<<<<< x\n", "\0"])
  func takesASideWhole(_ text: String) {
    let other = text + "\n- b\n"
    for merge in [Self.merge(text, text, other), Self.merge(text, other, text), Self.merge(text, other, other)] {
      #expect(merge.text == other)
      #expect(merge.way == .taken)
      #expect(merge.conflicts == 0)
    }
  }

  // MARK: Bytes

  @Test func everyLineKeepsItsEnding() {
    let base = "---\r\nkind: page\r\n---\r\n\r\n# T\r\n\r\n- [ ] a\r\n- [ ] b\n- [ ] c\r\n"
    let merge = Self.merge(base, base.replacing("[ ] a", with: "[x] a"), base.replacing("[ ] b", with: "[x] b") + "- d\r\n")
    #expect(merge.text == base.replacing("[ ] a", with: "[x] a").replacing("[ ] b", with: "[x] b") + "- d\r\n")
    #expect(merge.way == .byOutline)
  }

  @Test func oneSideChangesAllLineEndings() {
    let base = Self.front + "- [ ] a\n- [ ] b\n\nWords\ngo on.\n"
    let ours = base.replacing("\n", with: "\r\n")
    let merge = Self.merge(base, ours, base.replacing("[ ] b", with: "[x] b").replacing("go on", with: "go away"))
    #expect(merge.text == ours.replacing("[ ] b", with: "[x] b").replacing("go on", with: "go away"))
    #expect(merge.conflicts == 0)
  }

  @Test(arguments: [("- a", "- a\n- b", "- a\n- c", "- a\n- b\n- c"), ("- a\n", "- a", "- a\n- c\n", "- a\n- c")])
  func theEndOfTheFileIsThatOfTheSideThatChangedIt(_ base: String, _ ours: String, _ theirs: String, _ result: String) {
    #expect(Self.merge(Self.front + base, Self.front + ours, Self.front + theirs).text == Self.front + result)
  }

  @Test func aByteOrderMarkStays() {
    let base = "\u{FEFF}" + Self.front + "- [ ] a\n- [ ] b\n"
    let merge = Self.merge(base, base.replacing("[ ] a", with: "[x] a"), base.replacing("[ ] b", with: "[x] b"))
    #expect(merge.bytes == Array(base.replacing("[ ]", with: "[x]").utf8))
  }

  @Test func spacesStayWhereNobodyChangedThem() {
    let base = Self.front + "*  [ ]  a   (due:2026-11-20 ,priority : low)  \n\n\n1) b\t\n"
    let merge = Self.merge(base, base.replacing("[ ]", with: "[x]"), base.replacing("low", with: "high"))
    #expect(merge.text == base.replacing("[ ]", with: "[x]").replacing("low", with: "high"))
  }

  /// So many that they are not compared one with each other.
  @Test func aThousandTwins() {
    let line = "- [ ] Rest\n"
    func text(_ done: Set<Int>) -> String {
      Self.front + (0..<1000).map { done.contains($0) ? line.replacing("[ ]", with: "[x]") : line }.joined()
    }
    let merge = Self.merge(text([]), text([0, 400, 999]), text([200, 600]))
    #expect(merge.text == text([0, 200, 400, 600, 999]))
    #expect(merge.conflicts == 0)
  }

  // MARK: Marks

  @Test func marksHaveTheNamesAndTheSizeThatAreAskedFor() {
    let merge = Self.merge(
      Self.front + "- [ ] a (due: 2026-11-20)\n",
      Self.front + "- [ ] a (due: 2026-11-21)\n",
      Self.front + "- [ ] a (due: 2026-11-22)\n",
      markerSize: 9,
      labels: Merge.Labels(ours: "HEAD", theirs: "phone (a, b)")
    )
    #expect(
      merge.text == Self.front + """
        <<<<<<<<< HEAD
        - [ ] a (due: 2026-11-21)
        =========
        - [ ] a (due: 2026-11-22)
        >>>>>>>>> phone (a, b)

        """
    )
    #expect(merge.conflicts == 1)
  }

  @Test func marksEndAsTheLinesDo() {
    let front = Self.front.replacing("\n", with: "\r\n")
    let merge = Self.merge(front + "- aa: 1/2\r\n", front + "- aa: 1/3", front + "- aa: 1/4")
    #expect(merge.text == front + "<<<<<<< ours\r\n- aa: 1/3\r\n=======\r\n- aa: 1/4\r\n>>>>>>> theirs\r\n")
  }

  /// A lone CR ends a line for Markdown and none for git, which must find the marks.
  @Test func marksBeginLinesAsGitKnowsThem() {
    let merge = Self.merge("a\rb\rc\r", "a\r1\rc\r", "a\r2\rc\r")
    #expect(merge.text == "a\r\n<<<<<<< ours\n1\r\n=======\n2\r\n>>>>>>> theirs\nc\r")
  }

  // MARK: By lines

  static let unread: [(String, String, String, Merge.Reason)] = [
    ("a\n\nb\n\nc\n", "1\n\nb\n\nc\n", "a\n\nb\n\n3\n", .notTidemark),
    (front + "- a\n", front + "- a\n- b\n", "- a\n- c\n", .notTidemark),
    (front + "- a\n", front.replacing("page", with: "project") + "- a\n", front + "- a\n- c\n", .notTidemark),
    (front + "- a\n", front + "<<<<<<< x\n- a\n=======\n- b\n>>>>>>> y\n", front + "- a\n- c\n", .unreadable),
    (front + "- a\n", front + "- a\n- b\n" + String(repeating: "> ", count: 200) + "a\n", front + "- a\n- c\n", .unreadable),
  ]

  @Test(arguments: unread) func isDoneByLines(_ base: String, _ ours: String, _ theirs: String, _ reason: Merge.Reason) {
    #expect(Self.merge(base, ours, theirs).way == .byLines(reason))
  }

  @Test func bytesThatAreNoTextAreMergedByLines() {
    let base: [UInt8] = Array(Self.front.utf8) + [0x2D, 0x20, 0xFF, 0x0A, 0x0A, 0x61, 0x0A]
    let merge = Merge(base: base, ours: [0x23, 0x0A] + base, theirs: base + [0xFE, 0x0A])
    #expect(merge.way == .byLines(.unreadable))
    #expect(merge.bytes == [0x23, 0x0A] + base + [0xFE, 0x0A])
  }

  @Test func aMergeThatTakesTooLongIsDoneByLines() {
    let (base, ours, theirs) = ("- [ ] a\n\n- b\n", "- [x] a\n\n- b\n", "- [ ] a\n\n- c\n")
    var count = 0
    while true {
      var left = count
      let merge = Merge(
        base: Array((Self.front + base).utf8),
        ours: Array((Self.front + ours).utf8),
        theirs: Array((Self.front + theirs).utf8)
      ) {
        left -= 1
        return left < 0
      }
      #expect(merge.text == Self.front + "- [x] a\n\n- c\n")
      guard merge.way == .byLines(.overdue) else { break }
      count += 1
    }
    // It was asked more than once.
    #expect(count > 3)
  }
}
