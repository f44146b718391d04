import Chronology
import Diagnostics
import Lint
import Outline
import Reading
import SourceText
import TestSupport
import Testing

/// Brackets that say when (format, *Brackets that say when*): each spelling in each place is read, or told with what to write.
@Suite struct WhenBracketTests {
  private static let today = CivilDate("2026-11-23")!

  /// A place for an item, and how it is read there: `%` is the item's brackets.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let head: String
    let line: String
    /// Whether a line without a box tells there what was, or recurs.
    var isDiary = false
    var testDescription: String { name }

    func file(_ brackets: String) -> String { "---\nkind: " + head + line.replacing("%", with: brackets) + "\n" }
  }

  static let places: [Place] = [
    Place(name: "page box", head: "page\n---\n\n# Page\n\n## Plans\n\n", line: "- [ ] Letters %"),
    Place(name: "page bullet", head: "page\n---\n\n# Page\n\n## Plans\n\n", line: "- Letters %"),
    Place(name: "page child", head: "page\n---\n\n# Page\n\n- Post\n", line: "  - [ ] Letters %"),
    Place(name: "day box", head: "day\n---\n\n# 2026-11-23\n\n", line: "- [ ] Letters %"),
    Place(name: "day line", head: "day\n---\n\n# 2026-11-23\n\n", line: "- Letters %", isDiary: true),
    Place(name: "day block", head: "day\n---\n\n# 2026-11-23\n\n", line: "- 09:00 - 10:00 Letters %"),
    Place(name: "day block with a box", head: "day\n---\n\n# 2026-11-23\n\n", line: "- [ ] 09:00 - 10:00 Letters %"),
    Place(name: "planned task", head: "day\n---\n\n# 2026-11-23\n\n- 09:00 - 10:00 Desk\n", line: "  - [ ] Letters %"),
    Place(
      name: "planned step",
      head: "day\n---\n\n# 2026-11-23\n\n- 09:00 - 10:00 Desk\n  - [ ] Post\n",
      line: "    - [ ] Letters %"
    ),
    Place(name: "task", head: "project\n---\n\n# Project\n\n", line: "- [ ] Letters %"),
    Place(name: "project line", head: "project\n---\n\n# Project\n\n", line: "- Letters %"),
    Place(name: "step", head: "project\n---\n\n# Project\n\n- [ ] Post\n", line: "  - [ ] Letters %"),
    Place(name: "stacked task", head: "stacks\n---\n\n# Stacks\n\n## Desk\n\n", line: "- [ ] Letters %"),
    Place(name: "stack line", head: "stacks\n---\n\n# Stacks\n\n## Desk\n\n", line: "- Letters %"),
    Place(name: "habit", head: "ritual\n---\n\n# Ritual\n\n## Arc 1: 2026-11-20 - 2026-12-17\n\n", line: "- Letters %"),
    Place(name: "ritual line", head: "ritual\n---\n\n# Ritual\n\n", line: "- Letters %"),
    Place(name: "mark", head: "life\nborn: 1990-06-14\n---\n\n# Life\n\n## 2026\n\n", line: "- 2026-03-02 Letters %"),
    Place(
      name: "phase",
      head: "life\nborn: 1990-06-14\n---\n\n# Life\n\n## Phases\n\n",
      line: "- 2008-09-01 - 2012-06-30 Letters %"
    ),
    Place(name: "activity", head: "activities\n---\n\n# Activities\n\n", line: "- Letters %"),
    Place(name: "routine", head: "vault\n---\n\n# Vault\n\n## Routine\n\n", line: "- 09:00 - 10:00 Letters %"),
    Place(name: "category", head: "vault\n---\n\n# Vault\n\n## Categories\n\n", line: "- Letters %"),
    Place(name: "link", head: "vault\n---\n\n# Vault\n\n## Pages\n\n", line: "- [[Letters]] %"),
  ]

  /// Spellings, and whether a diary may tell so of what was, or recurs.
  static let spellings: [(String, isTold: Bool)] = [
    ("due today 5pm", false), ("due friday", false), ("due 30 nov", false), ("deadline 30.11.", false), ("by friday", false),
    ("by end of month", false), ("by 2026-11-30", false), ("until friday", false), ("until 30 November", false),
    ("till 30 nov", false), ("till: 30 nov", false), ("until next week", false), ("before monday", false),
    ("by summer 2027", false), ("until christmas", false),
    ("every week", true), ("every 6 months", true), ("each friday", true), ("every first monday", true),
    ("every mon and thu", true),
    ("since monday", true), ("since 1 Jan 2025", true), ("since 2019", true), ("from monday", true),
    ("from 1 dec to 5 dec", true),
    ("starting tomorrow", true), ("every: 6 months", false), ("once a week", true), ("twice a month", true),
  ]

  @Test(arguments: places)
  func neverSilent(_ place: Place) throws {
    for (words, isTold) in Self.spellings where !(place.isDiary && isTold) {
      let text = place.file("(\(words))")
      let own = findings(in: text).filter { $0.range.lowerBound >= text.utf8.count - words.utf8.count - 4 }
      if own.isEmpty {
        #expect(facts(text) != facts(place.file("(in words)")), "(\(words)) is silent")
      } else {
        #expect(own.count == 1, "(\(words)): \(own.map { "\($0.rule): \($0.message)" })")
        let help = try #require(own[0].help)
        #expect(help.contains("“") || own[0].rule == "unphased-rule", "(\(words)) has no spelling in its help: \(help)")
      }
    }
  }

  /// What is said of some, in their places.
  @Test(arguments: [
    ("day box", "until friday", "write “(due: 2026-11-27)”"),
    ("day line", "until friday", "as “- Letters (until: 2026-11-27)”"),
    ("day box", "every week", "in a project or on a page, as “- [ ] Letters (every: weekly)”"),
    ("day block", "every wednesday", "in “Routine” of tidemark.md, as “- 09:00 - 10:00 Letters (every: wed)”"),
    ("day box", "due today 5pm", "write “(due: 2026-11-23, notify: 17:00)”"),
    ("planned task", "due today 5pm", "write “(due: 2026-11-23)”, and the time among the words"),
    ("step", "till 30 nov", "write “(due: 2026-11-30)”"),
    ("step", "till: 30 nov", "write “(due: 2026-11-30)”"),
    ("step", "every week", "in a project or on a page, as “- [ ] Letters (every: weekly)”"),
    ("task", "every 6 months", "write “(every: 6 months, from: 2026-11-23)”"),
    ("page box", "by summer 2027", "write the day, as “(due: 2027-08-31)”"),
    ("page box", "on monday at Jo's", "write the day, as “(due: 2026-11-23)”"),
    ("page box", "due today 5pm, high", "write “(due: 2026-11-23, notify: 17:00, priority: high)”"),
    ("page box", "urgent, by friday 5pm", "write “(priority: high, due: 2026-11-27, notify: 17:00)”"),
    ("page box", "every month from december", "write “(every: monthly)”"),
    ("page bullet", "by friday", "write “- [ ] Letters (due: 2026-11-27)” if it is a task"),
    ("page box", "due", "write “(due: 2026-12-31)”, or say it among the words"),
    ("page box", "priority very high", "write “(priority: high)”, or say it among the words"),
    ("activity", "every: 6 months", "as “- Letters (every: 6 months)”"),
    ("stacked task", "every: week", "as “- [ ] Letters (every: week)”"),
    ("habit", "from monday", "“from” is read beside “every”, as “(every: week, from: 2026-11-23)”"),
    ("day line", "from 5 to 6", "write the time first, as “17:00 - 18:00 Letters” or “05:00 - 06:00 Letters”"),
    ("day block", "project: Garden", "say so in the words, as “Letters, Garden”"),
    ("routine", "weekdays", "write “(every: weekday)”"), ("routine", "on mondays", "write “(every: mon)”"),
    ("routine", "mon wed fri", "write “(every: mon wed fri)”"), ("routine", "sat", "write “(every: sat)”"),
    ("routine", "mon-fri", "write “(every: weekday)”"), ("routine", "daily", "write “(every: daily)”"),
    ("routine", "Mo, Mi", "write “(every: mon wed)”"),
    ("day box", "Dienstag", "write “(due: 2026-11-24)”"), ("day box", "viernes", "write “(due: 2026-11-27)”"),
    ("day box", "Dienstag, 1.12.", "(due: 2026-12-01"),
    ("routine", "tue/thu", "write “(every: tue thu)”"), ("page box", "tue/thu", "write “(every: tue thu)”"),
  ])
  func says(_ name: String, _ words: String, _ help: String) throws {
    let place = try #require(Self.places.first { $0.name == name })
    let found = findings(in: place.file("(\(words))")).compactMap(\.help)
    #expect(found.contains { $0.contains(help) }, "\(found)")
  }

  /// A rule behind the words of a block of the routine needs no brackets to be told.
  @Test(arguments: [
    ("every monday", "mon"), ("weekdays", "weekday"), ("mondays", "mon"), ("on mondays", "mondays"), ("mon wed", "mon wed"),
    ("mon-fri", "weekday"), ("Tue and Thu", "tue thu"), ("Mo Mi", "mon wed"), ("weekends #sport", "weekend"),
  ])
  func tellsARuleOfTheRoutine(_ words: String, _ rule: String) throws {
    let place = try #require(Self.places.first { $0.name == "routine" })
    let found = findings(in: place.file(words))
    #expect(found.map(\.rule) == ["foreign-field"])
    #expect(found.first?.help?.contains("(every: \(rule))") == true, "\(found.compactMap(\.help))")
    #expect(found.first?.fixes.map(\.isSafe) == [false])
  }

  @Test(arguments: ["Casual Friday", "for weekdays", "of the Mondays", "Sun cream", "mon ami", "wed again", "and the Fri Sat"])
  func leavesDaysInNamesOfTheRoutine(_ words: String) throws {
    let place = try #require(Self.places.first { $0.name == "routine" })
    #expect(findings(in: place.file(words)).map(\.rule) == [])
  }

  /// Several days by their names can mean one thing, and what else says some may be a name.
  @Test(arguments: [
    ("mon wed fri", "mon wed fri", true), ("Tue/Thu", "tue thu", true), ("mon, wed and sat", "mon wed sat", true),
    ("weekdays", "weekday", false), ("mon-fri", "weekday", false), ("sat", "sat", false), ("on mondays", "mon", false),
  ])
  func mendsDaysOfTheRoutine(_ words: String, _ rule: String, _ isSafe: Bool) throws {
    let place = try #require(Self.places.first { $0.name == "routine" })
    let text = place.file("(\(words))")
    let found = findings(in: text)
    #expect(found.map(\.rule) == ["unread-brackets"])
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.isSafe == isSafe)
    let fixed = try #require(SourceText(text).applying(fix.edits.map(\.edit)))
    #expect(String(decoding: fixed, as: UTF8.self) == place.file("(every: \(rule))"))
    #expect(findings(in: String(decoding: fixed, as: UTF8.self)).map(\.rule) == [])
  }

  @Test(arguments: [
    ("page bullet", "Friday, at noon"), ("page bullet", "weekly"), ("page bullet", "before noon"),
    ("page bullet", "from 9 to 5"),
    ("page bullet", "from her"), ("page bullet", "due to fog"), ("page bullet", "from the library, never returned"),
    ("page bullet", "every single page of it"), ("page bullet", "by Jane Austen, 1815"), ("page bullet", "1994"),
    ("page bullet", "until it rains"), ("page bullet", "since school"), ("page bullet", "until further notice"),
    ("page bullet", "2 weeks"), ("page bullet", "7/10"), ("page bullet", "at least"), ("page bullet", "to the sea, in winter"),
    ("page box", "2 weeks"), ("page box", "within reason"), ("page box", "with Jo on the way"), ("page box", "as ever"),
    ("page box", "by: April March"), ("page box", "3 to 5 people"), ("page box", "from 3 to 5 people"),
    ("day line", "since monday"), ("day line", "every friday"), ("day line", "by the river"), ("day line", "Friday"),
    ("task", "until: the new year"), ("task", "since: 1986"), ("step", "the last day of it all, and of us"),
    ("routine", "May"), ("routine", "2026-11-20"), ("routine", "not on weekends"),
    ("routine", "do so"), ("routine", "school run"), ("routine", "Monday's list"),
    ("mark", "friends"), ("activity", "cat food"), ("habit", "a page"), ("category", "since then"),
  ])
  func isProse(_ name: String, _ words: String) throws {
    let place = try #require(Self.places.first { $0.name == name })
    #expect(findings(in: place.file("(\(words))")).map { "\($0.rule): \($0.message)" } == [])
  }

  /// Behind a ticked box what is not done by a day, behind a dropped one anything, and in logs and below what is set aside.
  @Test(arguments: [
    "- [-] Letters (until friday)", "- [x] Letters (friday, at noon)",
    "- Run (streak: daily)\n  - 2026-11-20 (until noon on friday)",
    "## Things that used to matter\n\n- [ ] Letters (by summer 2027)",
  ])
  func isOver(_ lines: String) {
    #expect(findings(in: "---\nkind: page\n---\n\n# Page\n\n" + lines + "\n").map(\.rule) == [])
  }

  // MARK: Random

  /// Brackets put together of the words for days, times, periods and keys, and a few others: whatever they are, no fix adds a finding
  /// but a note, each mends its own, none loses a word that says no day, and what was mended is not found again.
  @Test func fixesOfRandomBracketsHold() {
    for seed in 0..<UInt64(randomCases(400)) {
      var generator = SplitMix64(seed: seed)
      let place = generator.pick(Self.places)
      let words = Self.words(&generator)
      let text = place.file(
        generator.pick([
          "(%)", "%", "(%)", "(%) #tag", "- %", ", %", "%!!", "!!! %", "[high] %", "% asap", "% ✅", "[2/4] %", "% (28 of 36)",
          "[wip] (%)", "% [2/4]",
        ]).replacing("%", with: words)
      )
      let before = findings(in: text)
      // What begins an arc makes a habit of the line, of which more is said; the fixer declines that.
      for finding in before where finding.rule != "missing-arc" {
        for fix in finding.fixes {
          let comment: Comment = "seed \(seed), \(place.name), \(words): \(fix.title)"
          guard let bytes = SourceText(text).applying(fix.edits.map(\.edit)) else {
            Issue.record("edits overlap: \(comment)")
            continue
          }
          let fixed = String(decoding: bytes, as: UTF8.self)
          let after = findings(in: fixed)
          let grave = { (found: [Diagnostic]) in found.count { $0.severity > .info } }
          #expect(grave(after) <= grave(before), "\(comment): \(after.map { "\($0.rule): \($0.message)" })")
          // What stood before a field that was mended may end the words now, and be found in its turn.
          let ofRule = { (found: [Diagnostic]) in found.filter { $0.rule == finding.rule } }
          #expect(ofRule(after).count <= ofRule(before).count, comment)
          #expect(!ofRule(after).contains { $0.message == finding.message }, comment)
          for word in ["Letters", "Rome", "Jo", "#tag"] where text.contains(word) { #expect(fixed.contains(word), comment) }
          #expect(!fixed.contains("()") && !fixed.contains("  ("), comment)
        }
      }
      if !words.contains(":"), WhenWords(words)?.lead != nil, text.contains("(\(words))"), !place.isDiary,
        WhenWords(words)?.namesDay == true
      {
        #expect(
          !before.isEmpty || facts(text) != facts(place.file("(in words)")),
          "seed \(seed), \(place.name): (\(words)) is silent"
        )
      }
    }
  }

  private static func words(_ generator: inout SplitMix64) -> String {
    var words: [String] = []
    if generator.chance(80) { words.append(generator.pick(leads)) }
    for _ in 0..<Int.random(in: 1...3, using: &generator) { words.append(generator.pick(parts)) }
    return words.joined(separator: generator.chance(90) ? " " : ", ")
  }

  private static let leads = [
    "due", "deadline", "by", "until", "till", "since", "from", "starting", "every", "each", "before", "done", "on", "at",
    "next",
    "this", "last", "end of", "start", "due date", "due:", "until:", "till:", "every:", "since:", "Due", "UNTIL", "repeat",
    "once",
    "priority", "notify", "streak", "goal", "finished", "between", "for", "bis", "jeden", "alle 2", "cada", "turned in",
    "seit", "seit:", "depuis", "fällig", "fällig:", "priorité:", "Ziel:", "moved to", "verschoben auf", "put off to",
  ]
  private static let parts = [
    "today", "tomorrow", "friday", "mon", "fri 27 nov", "30 nov", "30.11.", "24.12.2026", "2026-12-01", "2026-12-1", "12/03",
    "1 Jan 2025", "May 2027", "summer", "2027", "week", "2 weeks", "6 months", "month", "5pm", "17:30", "noon", "9", "5 to 6",
    "at 9", "morning", "christmas", "the", "a", "and", "high", "Jo", "Rome", "3x a week", "daily", "monday and thursday", "1st",
    "27/nov", "EOW", "MWF", "Mo, Di, Mi", "alta", "haute", "le 1 janvier 2025", "11/26", "Thu 11/26", "2/4", "28 of 36",
    "1330h",
    "last day", "other week", "tmrw", "Fr", "Freitag", "montags", "Wochen", "lunes", "14 Uhr", "2x/wk", "30 min/day", "EOD",
    "xmas", "7/12", "60% done", "weekly", "20.11. - 22.11.", "14 Dec - 18 Dec", "notify 09:00", "high priority", "goal 3",
  ]

  private func findings(in text: String) -> [Diagnostic] {
    let document = Document(reading: SourceText(text))
    let path = text.hasPrefix("---\nkind: vault") ? "tidemark.md" : "2026-11-23.md"
    return Linter().lint(LintedFile(path: path, document: document, context: LintContext(today: Self.today)))
  }

  /// What is read of a file, but for its words.
  private func facts(_ text: String) -> [String] {
    let document = Document(reading: SourceText(text))
    let reading = PlanReading(of: document, fileName: "2026-11-23")
    return document.items.indices.map { index in
      let keys = document.items[index].headline.fields.compactMap { $0.key?.rawValue }
      return "\(reading.type(of: index)?.rawValue ?? "-") \(keys)"
    }
  }
}
