import Formatting
import Outline
import SourceText
import TestLaws
import TestSupport
import Testing

/// Groups, brackets and quotes in one another: a group is written anew only where it still says the same.
@Suite struct NestedGroupTests {
  private static func head(_ kind: DocumentKind, _ section: String) -> String {
    "---\nkind: \(kind.rawValue)\n---\n\n# 2026-11-20\n\n## \(section)\n\n"
  }

  /// A body of a day in which formatting changes what it can, and the expected body.
  @Test(arguments: [
    // The comma ends the first part, so neither value is balanced; quotes round one would part the group.
    (DocumentKind.day, "- [ ] Call (project: (Home, see: x))\n", "- [ ] Call (project: (Home, see: x))\n"),
    (.day, "- [X] Call (Project:(Home,see:x))\n", "- [x] Call (project: (Home, see: x))\n"),
    (.day, "- [ ] Call (PROJECT: (Home , see:x), priority:HIGH)\n", "- [ ] Call (project: (Home, see: x), priority: high)\n"),
    // An item with an error stays whole.
    (.day, "- [X] Call (project:(Home, due: 2026-12-01))\n", "- [X] Call (project:(Home, due: 2026-12-01))\n"),
    // A field of Dataview within a value is read, and would not be in quotes.
    (.day, "- [X] Call (project: [due:: 2026-12-01])\n- [X] b\n", "- [x] Call (project: [due:: 2026-12-01])\n- [x] b\n"),
    (.day, "- [ ] Call (Project:[due::2026-12-01],priority:LOW)\n", "- [ ] Call (project: [due::2026-12-01], priority: low)\n"),
    (.activities, "- Swim (Category:[since:: 2025-01-01])\n", "- Swim (category: [since:: 2025-01-01])\n"),
    // Balanced, in quotes, and in quotes that are needed.
    (.day, "- [ ] Call (project: Home (old, cold))\n", "- [ ] Call (project: Home (old, cold))\n"),
    (.day, "- [ ] Call (project:“Home (old)”)\n", "- [ ] Call (project: Home (old))\n"),
    (.day, "- [ ] Call (project:“Home, see: x”)\n", "- [ ] Call (project: \"Home, see: x\")\n"),
    (.day, "- [ ] Call (project:\"(Home\", due:2026-12-01)\n", "- [ ] Call (project: \"(Home\", due: 2026-12-01)\n"),
    (.day, "- [ ] Call (project:\"[due:: 2026-12-01]\")\n", "- [ ] Call (project: \"[due:: 2026-12-01]\")\n"),
  ])
  func saysTheSame(_ kind: DocumentKind, _ body: String, _ expected: String) {
    let head = Self.head(kind, "Morning")
    let source = SourceText(head + body)
    expectLaws(source)
    let wanted: FormattedFile = body == expected ? .unchanged : .changed(SourceText(head + expected))
    #expect(FormattedFile(formatting: source) == wanted)
  }

  /// Whatever stands in whatever: formatting never makes something else of a file.
  @Test(arguments: caseChunks(default: 1_000))
  func isNeverTakenForABug(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let source = SourceText(Self.file(&random))
      guard case .failed = FormattedFile(formatting: source) else { continue }
      return expectLaws(source, "seed \(seed)")
    }
  }

  private static func file(_ random: inout SplitMix64) -> String {
    let kind = random.pick(DocumentKind.allCases)
    var text = head(kind, random.pick(sections) + (random.chance(30) ? " " + group(depth: 0, &random) : ""))
    for _ in 0..<Int.random(in: 1...3, using: &random) { text += item(&random) }
    return text
  }

  private static func item(_ random: inout SplitMix64) -> String {
    var line = random.pick(["- ", "- [ ] ", "- [X] ", "- 9:00 ", "- 2026-01-05: ", "- 🌱 ", "- "])
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      line += random.chance(60) ? group(depth: 0, &random) : random.pick(words)
      line += random.chance(60) ? " " : ""
    }
    return line + "\n" + (random.chance(20) ? "  \(random.pick(words)) \(group(depth: 0, &random))\n" : "")
  }

  /// A group of fields, in whose values others stand.
  private static func group(depth: Int, _ random: inout SplitMix64) -> String {
    let (open, close, colon) = random.pick([
      ("(", ")", ":"), ("(", ")", ": "), ("[", "]", ":: "), ("(", ")", ":: "), ("(", "", ": "),
    ])
    let fields = (0..<random.pick([1, 1, 2, 3])).map { _ in
      random.pick(keys) + (random.chance(10) ? " " : "") + colon + value(depth: depth, &random)
    }
    return open + fields.joined(separator: random.pick([", ", ",", " , ", " "])) + close
  }

  private static func value(depth: Int, _ random: inout SplitMix64) -> String {
    guard depth < 3, random.chance(40) else { return random.pick(values) }
    let inner = group(depth: depth + 1, &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "\"\(inner)\""
    case 1: return "“\(inner)”"
    case 2: return "(" + random.pick(values) + ", " + inner.dropFirst()
    case 3: return random.pick(values) + " " + inner
    default: return inner
    }
  }

  private static let sections = ["Morning", "Arc 1", "Routine", "Categories", "Phases", "Things that used to matter"]
  private static let keys = [
    "project", "Project", "due", "see", "category", "since", "icon", "was", "every", "from", "priority", "theme", "type",
    "notify",
    "color", "until", "goal", "best", "rating", "Mood",
  ]
  private static let values = [
    "2026-12-01", "Home", "HIGH", "Mondays", "mon, wed", "Apples, pears", "a, see: b", "\"a\"", "“a, due: b”", "“a", "\"", "",
    "9am",
    "x\\)", "\\(", "`(`", "`)`", "[x](y)", "[[a]]", "<b>", "(", ")", "[", "]", "1,000", "bullet", "a”", "“a” b", "\\", "soft",
    "grey",
  ]
  private static let words = [
    "Call", "note: \"a", "`a", "Water: 1,000/2,000 ml", "(so)", "#tag", "^id", "<!-- a -->", ".", "a: “b” c", "|||||||",
  ]
}
