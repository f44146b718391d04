import Lint
import Testing

@Suite struct FrontMatterRuleTests {
  /// The mistakes that people make in YAML, and the words for them: each says what is wrong, not what libyaml expected.
  @Test(arguments: [
    ("subtitle: Deep work: a plan", " at “subtitle: Deep work: a plan”: a value has a colon before a space, or at its end"),
    ("owner: @sam", " at “owner: @sam”: a value begins with a sign that YAML keeps for itself, or a line with a tab"),
    ("note: *bold*", " at “note: *bold*”: a value begins with “*” or “&”, which YAML keeps for itself"),
    ("only words\nmood: calm", " at “only words”: a line has no colon"),
    ("mood: calm\n  theme: soft", " at “theme: soft”: a value has a colon before a space, or at its end"),
    (
      "theme: \"soft\" as silk",
      " at “theme: \"soft\" as silk”: a line is not indented as those above, or goes on after a value"
    ),
    ("theme: \"soft", ": a quotation mark is not closed"),
    ("tags: [health, home", ": a bracket is not closed"),
    ("tags: - health", " at “tags: - health”: a list begins on the line of its key"),
    ("folder: \"C:\\img\"", " at “folder: \"C:\\img\"”: a backslash in double quotes begins an escape that YAML lacks"),
  ])
  func saysWhatIsWrong(_ lines: String, _ words: String) {
    let found = findings(of: "front-matter", in: "---\nkind: page\n\(lines)\n---\n\n# Page\n")
    #expect(found.map(\.message) == ["the front matter cannot be read\(words)"])
    #expect(found.allSatisfy { $0.help != nil && $0.fixes.isEmpty })
  }

  @Test(arguments: [
    ("---\nkind: page\n\nWords\n", "---\nkind: page\n---\n\nWords\n", false),
    ("---\nkind: page\n# Page", "---\nkind: page\n---\n# Page", true),
    ("---\r\nkind: page\r\n\r\n# Page\r\n", "---\r\nkind: page\r\n---\r\n\r\n# Page\r\n", true),
    ("---\nkind: page", "---\nkind: page\n---", true),
    ("---\nkind: page\n----\n\n# Page\n", "---\nkind: page\n---\n\n# Page\n", true),
    ("---\nkind: page\n+++\n\n# Page\n", "---\nkind: page\n---\n\n# Page\n", true),
  ])
  func closesFrontMatter(_ text: String, _ closed: String, _ isSafe: Bool) {
    let found = findings(of: "front-matter", in: text)
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [isSafe])
    #expect(fixed(text, found) == closed)
    #expect(findings(of: "front-matter", in: closed).isEmpty)
  }

  /// What YAML joins to a value was meant as something else; a list of it is beyond doubt where each line begins with a dash.
  @Test(
    arguments: [
      ("theme: soft\n  - garden", ["YAML joins “- garden” to the line above it, so “theme” is not read"], nil),
      ("icon: book\n  mark", ["YAML joins “mark” to the line above it, so “icon” is not read"], nil),
      (
        "tags: one\n  - two\n  - three", ["YAML joins “- two - three” to the line above it, so “tags” is not read"],
        "tags: [one, two, three]"
      ),
      ("tags: one\n  two", ["YAML joins “two” to the line above it, so “tags” is not read"], nil),
      ("tags: a b\n  - c", ["YAML joins “- c” to the line above it, so “tags” is not read"], nil),
      ("tags:\n  - one\n    - two", ["YAML joins “- two” to the line above it, so “tags” is not read"], nil),
      (
        "allow: unknown-key\n  - long-phrase", ["YAML joins “- long-phrase” to the line above it, so “allow” is not read"],
        "allow: [unknown-key, long-phrase]"
      ),
      ("theme: \"so\n  ft\"", ["“so ft” is not a value of “theme”"], nil),
      ("tags: [one,\n  two]", [], nil), ("title: one\n  two", [], nil), ("theme:\n  soft", [], nil),
    ] as [(String, [String], String?)]
  )
  func whatIsJoinedIsReported(_ lines: String, _ messages: [String], _ mended: String?) {
    let text = "---\nkind: page\n\(lines)\n---\n\n# Page\n"
    let found = findings(of: "property-value", in: text)
    #expect(found.map(\.message) == messages)
    #expect(found.flatMap(\.fixes).map(\.isSafe) == (mended == nil ? [] : [true]))
    if let mended {
      #expect(fixed(text, found) == "---\nkind: page\n\(mended)\n---\n\n# Page\n")
      #expect(findings(of: "property-value", in: "---\nkind: page\n\(mended)\n---\n\n# Page\n").isEmpty)
    }
  }

  /// A `#` and a word are a comment to YAML. Those that were meant are told, and written so that they are read where they can
  /// only be tags.
  @Test(
    arguments: [
      ("tags: #essen #mehl", "#essen #mehl", "tags: [essen, mehl]"), ("tags: essen, #mehl", "#mehl", "tags: [essen, mehl]"),
      ("tags:\n  - #essen\n  - mehl", "#essen", "tags:\n  - essen\n  - mehl"),
      ("tags:\n- #essen\ntheme: bold", "#essen", "tags:\n- essen\ntheme: bold"),
      ("tags: [essen,\n  #mehl,\n  brot]", "#mehl,", nil), ("tags: #one of two", "#one of two", nil),
      ("icon: #star", "#star", nil), ("theme: #bold", "#bold", nil), ("icon: #️⃣", "#️⃣", nil),
    ] as [(String, String, String?)]
  )
  func whatIsACommentIsNoValue(_ lines: String, _ words: String, _ mended: String?) {
    let text = "---\nkind: page\n\(lines)\n---\n\n# Page\n"
    let found = findings(of: "property-value", in: text)
    #expect(found.map(\.message) == ["“\(words)” is a comment to YAML, so it is not read"])
    #expect(found.allSatisfy { $0.help != nil })
    #expect(found.flatMap(\.fixes).map(\.isSafe) == (mended == nil ? [] : [true]))
    guard let mended else { return }
    #expect(fixed(text, found) == "---\nkind: page\n\(mended)\n---\n\n# Page\n")
    #expect(findings(of: "property-value", in: "---\nkind: page\n\(mended)\n---\n\n# Page\n").isEmpty)
  }

  @Test(arguments: [
    "tags: # none yet", "tags: essen # my own", "tags:\n  # - no\n  - essen", "tags:\n  - essen\n  #mehl",
    "tags: #mine\n  - essen", "theme: bold #soft", "tags: home #old", "tags: [home] #TODO", "tags: home #todo rename this",
    "tags:\n  - home #old", "author: \"#me\"", "author: |\n  me\n  #too", "tags: ['#essen', mehl]",
    "tags: c#",
  ])
  func commentsAndQuotesAreSilent(_ lines: String) {
    let text = "---\nkind: page\n\(lines)\n---\n\n# Page\n"
    for rule in ["property-value", "unread-property", "front-matter"] {
      #expect(findings(of: rule, in: text).isEmpty, "\(rule)")
    }
  }

  @Test func commentsOfOtherPropertiesAreHints() {
    let found = findings(of: "unread-property", in: "---\nkind: page\nauthor: #me\n---\n\n# Page\n")
    #expect(found.map(\.message) == ["“#me” is a comment to YAML, so it is not read"])
  }

  /// A comment in brackets hides the closing one: the line of the comment is told, and not that on which YAML sees it.
  @Test(
    arguments: [
      ("tags: [essen, #mehl]", "tags: [essen, mehl]"),
      ("tags: [#essen,#mehl]\ntheme: bold", "tags: [essen, mehl]\ntheme: bold"),
      ("allow: [block-name, #long-phrase]", nil), ("aliases: [a, #b]\ntheme: bold", nil),
    ] as [(String, String?)]
  )
  func commentsInBracketsAreTold(_ lines: String, _ mended: String?) {
    let text = "---\nkind: page\n\(lines)\n---\n\n# Page\n"
    let found = findings(of: "front-matter", in: text)
    let line = lines.prefix { $0 != "\n" }
    let flaw = "a word in the brackets begins with “#”, which YAML reads as a comment up to the end of the line"
    #expect(found.map(\.message) == ["the front matter cannot be read at “\(line)”: \(flaw)"])
    #expect(found.flatMap(\.fixes).map(\.isSafe) == (mended == nil ? [] : [true]))
    guard let mended else { return }
    #expect(fixed(text, found) == "---\nkind: page\n\(mended)\n---\n\n# Page\n")
    #expect(findings(of: "front-matter", in: "---\nkind: page\n\(mended)\n---\n\n# Page\n").isEmpty)
  }

  @Test func unclosedAndUnreadableIsOneFindingWithoutFix() {
    let found = findings(of: "front-matter", in: "---\nkind: page\nonly words\nmood: calm\n\n# Page\n")
    #expect(found.map(\.message) == ["the front matter has no closing line"])
    #expect(found.flatMap(\.fixes).isEmpty)
  }
}
