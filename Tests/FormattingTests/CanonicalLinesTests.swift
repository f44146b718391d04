import Formatting
import SourceText
import TestLaws
import TestSupport
import Testing

/// Files of which the lines alone say that formatting changes nothing, and those that look much like them. Of each that is accepted the
/// law asks the whole way.
@Suite struct CanonicalLinesTests {
  private func outcome(_ body: String, kind: String = "page") -> RecognitionLaws.Outcome {
    FormattingLaws.shortWay(of: SourceText("---\nkind: \(kind)\n---\n\n# Title\n\n\(body)\n"))
  }

  @Test(arguments: [
    "Prose, of *two* lines,\nwith [a link](a.md) (and brackets).", "- Water\n- Tea\n\n- Salt",
    "- [ ] Open\n- [x] Done\n- [-] Dropped",
    "## Section\n\n### Group (icon: book)\n\n- Words", "## Today (theme: soft)\n\n- Words", "- A\n  - B\n    - C\n  - D",
    "- [ ] Call (due: 2026-11-25, priority: high)\n  A note right below it, of 2 lines\n  at least",
    "- 2026-11-28 Party\n- 2026-11-28 - 2026-11-30 Fair",
    "- 09:00 Walk\n- 09:30 - 10:00 🎵 Choir (notify: start)\n- 06:00 ☕ Coffee",
    "- Read (streak: daily)\n  - 2026-11-01\n  - 2026-11-02 - 2026-11-04\n  - 2026-11-05 skipped ill\n  - 2026-11-06 18:10\n"
      + "  - 2026-11-07 06:05 the best so far\n  - 2026-11-08 missed",
    "- Run: 14.5 km (best: highest)\n  - 2026-11-01 14.5\n  - 2026-11-02 9",
    "- Water: 3/8 glasses\n- Saved: 3400/9000\n- Laps: 12 (count: up)",
    "- Coffee: ||||| ||\n- Tea: |||||", "- Words: slow | generous | dry-witted\n- Years: 1 | 2", "- Sober (since: 2024-03-01)",
    "- [ ] Rent (every: year on mar 31)\n- [ ] Water (every: 2 days, at: 07:30 18:30)\n- [ ] Look (every: hourly, at: 09:00 - 16:00)",
    "> A quote\n> — Somebody", "- School (Tuesday to Friday)", "- 🎂 Cake", "- *Emphasis* of words", "![Plot](img/plot.png)",
    "- Meet at 10:30 sharp", "- Number 5 of 7, more or less", "- (A) first", "- 2026-11-05 doneness",
    "- 2026-11-28 until 2026-11-30 Fair",
    "40 people came, and\n**after** that [[Compass]] and\n15 more",
    "- Words\n  [[Compass]] says *so*, see [the list](../reading.md)",
    "- 12:00 - 13:00 (color: mint)", "- 16:00 - 16:45 Nap, on the floor",
    "- Run: 9 km (best: highest)\n  - 2026-11-01 9 round the lock",
    "- Read (streak: daily)\n  - 2026-11-05 tape 13", "- Parkrun: 27.4 minutes (best: lowest)",
  ])
  func isAccepted(_ body: String) {
    #expect(outcome(body) == .accepted)
  }

  /// What formatting would change, and what is too near to it to say.
  @Test(arguments: [
    "- [X] Done", "- [✓] Done", "- 9:00 Walk", "- 09:00: Walk", "- 09:00 - Walk", "- 09:00-10:00 Walk", "- 09:00 to 10:00 Walk",
    "- 2026-11-28 to 2026-11-30 Fair", "- 09:00 until 10:00 Walk",
    "- 09:00 am Walk", "- 12:00 noon Lunch", "- 2026-11-28: Party", "- 2026-11-28, Party", "- 2026-11-28..30 Fair",
    "- 2026-11-28–30 Fair",
    "- Read (streak: daily)\n  - 2026-11-05 Skipped",
    "- Read (streak: daily)\n  - 2026-11-05 skipped, ill",
    "- Read (streak: daily)\n  - 2026-11-05 7am", "- Read (streak: daily)\n  - 2026-11-05 7:00",
    "- Read (streak: daily)\n  - 2026-11-05\n    Done",
    "- Run: 1,200 m (best: highest)", "- Water: +5/8", "- [ ] Call (due = 2026-11-25)", "- [ ] Call (due=2026-11-25)",
    "- [ ] Call (due: 2026-11-25 priority: high)",
    "- Run (best: lowest)\n  - 2026-11-01 22:30 min",
    "- Run (best: lowest)\n  - 2026-11-01,2", "- Water: 5 / 8", "- Water: 3 of 8 glasses", "- Water: 3 von 8",
    "- Wasser: 3 Gläser von 8", "- Saved: €5", "- Saved: 3 400/9 000",
    "- Water:\n  1,000/2,000",
    "- Coffee: |||||||", "- Coffee: || ||", "- Coffee: | |", "- Call (Due: 2026-11-25)", "- [ ] Call (due:2026-11-25)",
    "- [ ] Call ( due: 2026-11-25 )", "- [ ] Call (due: 2026-11-25,priority: high)", "- [ ] Call (priority: High)",
    "- [ ] Call (due: 2026-11-25) (priority: high)", "- [ ] Call (due: \"2026-11-25\")",
    "- [ ] Call (due: 2026-11-25; priority: high)",
    "## Today (Theme: soft)", "Prose\n## Section\n\nProse", "## Section\nProse", "Prose\n\n\n\nProse", "- Words \n- Words",
    "# Other \n",
    "Title\n===", "Title\n---", "- Words\nlazy", "- Words\n\n  a note", "* Words", "+ Words", "1. Words", "```\ncode\n```",
    "    code",
    "<div>", "[a]: b", "- [Since:: 2024-03-01] no", "| a | b |", "- - Words", "- > Words", "- # Words", "\tWords",
    "- Words\tmore", "> - [X] Words", "- ",
    "- Read (streak: daily)\n  - 2026-11-05 7 pm in bed", "- Sleep: 7 h 30 min",
    "- Run: 9 km (best: highest)\n  - 2026-11-01 5 min 30 s", "- Words: many\n  1,000/2,000",
    "- Words\n  of old (Due: 2026-11-25)",
    "12. Words", "12) Words", "[[Compass]]: a", "*** a", "** a",
    "- [ ] Call (every: 2 Weeks)", "- [ ] Call (every: every week)", "- Rest (until: 2026-11-25 )",
  ])
  func isGivenUp(_ body: String) {
    #expect(outcome(body) == .givenUp)
  }

  @Test(arguments: ["page", "day", "project", "stacks", "ritual", "activities", "vault"])
  func eachKindIsAccepted(_ kind: String) {
    #expect(outcome("## Section\n\n- Words\n- [ ] More", kind: kind) == .accepted)
  }

  /// The lines of a life begin with weeks and months, too.
  @Test(arguments: [
    "# Title\n\nWords\n", "---\nkind: life\n---\n\n# Title\n", "---\nkind: Page\n---\n\n# Title\n",
    "---\nkind: page\n---\n# Title\n",
    "---\nkind: page\n---\n\n# Title", "---\nkind: page\n---\n\n# Title\n\n", "---\r\nkind: page\r\n---\r\n\r\n# Title\r\n",
    "\u{FEFF}---\nkind: page\n---\n\n# Title\n", "---\nkind: page\n\n# Title\n", "---\nkind: page # so\n---\n\n# Title\n", "",
    "\n",
  ])
  func otherBeginningsAndEndsAreGivenUp(_ text: String) {
    #expect(FormattingLaws.shortWay(of: SourceText(text)) == .givenUp)
  }

  @Test func aKindMayComeFromTheFolder() {
    let source = SourceText("# 2026-11-20\n\n- 09:00 Walk\n")
    #expect(FormattingLaws.shortWay(of: source, kindByFolder: .day) == .accepted)
    #expect(FormattingLaws.shortWay(of: source, kindByFolder: .life) == .givenUp)
  }

  @Test func mostFilesAreAccepted() throws {
    #expect(share(try Corpus.madeUp(200)) >= 0.9)
    #expect(share(Corpus.examples) >= 0.4)
  }

  private func share(_ files: [Corpus.File]) -> Double {
    let accepted = files.count { FormattingLaws.shortWay(of: SourceText($0.bytes)) == .accepted }
    return Double(accepted) / Double(files.count)
  }

  /// Each line that stands anywhere in the project, as an item and below one.
  private static let lines: [String] = {
    let paths = ["Grammar", "docs", "Examples", "Templates", "Tests/LintTests/Samples"].flatMap { folder in
      ProjectFiles.paths(below: folder, endingIn: ".md")
    }
    let texts = paths.map { String(decoding: (try? ProjectFiles.bytes($0)) ?? [], as: UTF8.self) }
    let quoted = texts.flatMap { $0.matches(of: /`(- [^`]+)`/).map { String($0.1) } }
    let lines = texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { String($0.drop { $0 == " " }) }
    return Set((lines + quoted).filter { $0.hasPrefix("- ") }).sorted()
  }()

  @Test(arguments: ["page", "day", "project", "ritual", "vault"])
  func noLineIsChangedThatIsAccepted(_ kind: String) {
    var count = 0
    let lines = someCases(of: Self.lines, named: kind, least: 400)
    for line in lines {
      let bodies = [
        "## Arc 1: 2026-11-01 - 2026-11-28\n\n\(line)", "- Read (streak: daily)\n  \(line)", "- Run (best: lowest)\n  \(line)",
      ]
      for body in kind == "page" ? bodies : Array(bodies.prefix(1)) {
        switch outcome(body, kind: kind) {
        case .givenUp: continue
        case .accepted: count += 1
        case .broken(let words): Issue.record("\(line): \(words)")
        }
      }
    }
    #expect(count * 8 > lines.count, "\(count) of \(lines.count) were accepted")
  }

  private static let corpus = Corpus.written.filter { $0.bytes.count < 1 << 13 } + (try! Corpus.madeUp(200))

  /// Those that are accepted as they are.
  private static let accepted = corpus.filter { FormattingLaws.shortWay(of: SourceText($0.bytes)) == .accepted }

  /// Files changed at random, most of which are hardly other files.
  @Test(arguments: caseChunks(default: 4_000))
  func whatIsAcceptedIsNotChanged(_ seeds: Range<UInt64>) {
    var count = 0
    for seed in seeds {
      var mutation = Mutation(seed: seed)
      let file = mutation.file(of: seed % 8 == 0 ? Self.corpus : Self.accepted, mixing: Self.corpus)
      switch FormattingLaws.shortWay(of: SourceText(file.bytes), kindByFolder: seed % 4 == 0 ? .page : nil) {
      case .givenUp: continue
      case .accepted: count += 1
      case .broken(let words):
        Issue.record("seed \(seed), \(file.name): \(words)\n\(String(decoding: file.bytes, as: UTF8.self))")
      }
    }
    // Where little is accepted, little is tried.
    #expect(count * 16 > seeds.count, "\(count) of \(seeds.count) were accepted")
  }
}
