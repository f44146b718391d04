import Chronology
import Diagnostics
import Lint
import Outline
import SourceText
import TestSupport
import Testing

/// What holds of every fix, tried on random careless items.
@Suite struct FixPropertyTests {
  /// The edits of a fix can be made, and leave no more findings of its rule than there were.
  @Test func fixesApplyAndAddNothingToTheirRule() {
    for seed in 0..<UInt64(randomCases(300)) {
      var generator = SplitMix64(seed: seed)
      let source = SourceText(carelessPage(&generator))
      let before = findings(in: source)
      for diagnostic in before {
        #expect(diagnostic.range.upperBound <= source.bytes.count, "seed \(seed)")
        for fix in diagnostic.fixes {
          guard let bytes = source.applying(fix.edits.map(\.edit)) else {
            Issue.record("seed \(seed): two edits of “\(fix.title)” overlap")
            continue
          }
          let after = findings(in: SourceText(bytes)).count { $0.rule == diagnostic.rule }
          #expect(after <= before.count { $0.rule == diagnostic.rule }, "seed \(seed): \(diagnostic.rule), \(fix.title)")
        }
      }
    }
  }

  private func findings(in source: SourceText) -> [Diagnostic] {
    let context = LintContext(today: CivilDate("2026-11-20")!)
    return Linter().lint(LintedFile(path: "2026-11-20.md", document: Document(reading: source), context: context))
  }

  private func carelessPage(_ generator: inout SplitMix64) -> String {
    let title = generator.chance(10) ? "Things that used to matter" : generator.pick(Self.sections)
    var text = "---\nkind: \(generator.pick(Self.kinds))\n---\n\n# \(generator.pick(Self.titles))\n\n## \(title)\n\n"
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      text += generator.pick(Self.starts)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        text += generator.pick(Self.pieces) + (generator.chance(85) ? " " : "")
      }
      text += "\n"
      for _ in 0..<Int.random(in: 0...3, using: &generator) { text += generator.pick(Self.children) + "\n" }
    }
    return text
  }

  private static let kinds = [
    "page", "page", "day", "project", "stacks", "vault", "ritual", "ritual", "life\nborn: 1990-06-14", "activities",
  ]
  private static let sections = [
    "Section", "Routine", "Pages", "Phases", "Arc 1: 2026-11-01 - 2026-11-28", "Arc 2: 2026-10-01 - 2026-10-28",
    "Arc 3 2026-11-01 to 2026-11-28", "Arc 4: 1 Nov - 28 Nov", "Schedule", "Things which used to matter", "Habits", "2026",
    "Arc 1 (16 Nov 2026 to 13 Dec 2026)",
    "Arc 2: 2026-11-19 - 2026-11-18",
  ]
  private static let titles = ["Page", "🌊 Friday", "2026-11-20 Thu", "2026-11-21 SATURDAY", "all", ""]

  private static let starts = [
    "- [ ] ", "- ", "- [x] ", "- 17:00 ", "-[ ] ", "[ ] ", "- [] ", "- [x]", "- 📚 ", "- 2026-11-20/25 ", "- 25:00 ", "## ",
    "# ",
    "- [?] ", "- 17:00 [ ] ", "- 22:00 - 02:00 ", "- 🚆 17:30-0:30: ", "- [x] 18:00 ", "- 2026-11-16 ",
    "- 2026-11-16 - 2026-11-18 ", "- 1pm-2.30 ", "- noon ", "- 8-9 ", "- 2026-2027 ", "- Sept 2026 - Feb 2027: ", "- Week 40: ",
    "- half 4 ", "- 3:30- ", "- 1-3:30 ", "- 6.12. ", "- KW 46 ", "- 11/20 ", "- Mia ", "- [ ] *** ", "- [ ] !", "- ~~",
    "- 730am ",
  ]

  private static let pieces = [
    "(due: 2026-12-01)", "(priority: high)", "(high, due: 2026-12-03)", "📅 2026-12-31", "✅ 2026-11-05", "due:: 2026-12-01",
    "due:2026-12-02", "@due(2026-12-03)", "@every(daily)", "[priority:: low]", "[due:: 2026-12-01]", "^id", "#tag", "words",
    "the room", ",", "?", ".", "(", ")", "`", "\\", "\"", "every:: mon", "since:: 2024-03-01", "(since: 2024-01-01",
    "(due: 2026-12-01", "\n  ", "\n\n  ", "(again)", "(streak: daily)", "(best: highest)", ": 42", "priority:: low",
    "(color: bleu)", "(notify: begin)", "(project: Thesis, due: 2026-12-01)", "(blue, notify: start)", "[[Page]]",
    "(notify: 09:00)", "(count: up)", "(steak: daily)", "(rating: gret)", "(every: 2 days)", "(goal: 3)",
    "(category: helth)", "⏳ 2026-12-01", "⏫", "🔁 every week", "TODO", "[#A]", "DEADLINE: <2026-12-01 Tue +1w>", "p1", "@done",
    "x 2026-11-20", "(A)", "rec:1w", "scheduled:: 2026-12-01", "[repeat:: every day]", "@home",
    "(due: 2026-12-01, dun: 2026-12-02)", "17:00", "2026-11-20/25", "[ ]",
    "(due: tomorrow)", "(due: 1 March 2027)", "(due: 12/03)", "at 19:00", "10.30", "(23:00)", ": 2026-11-20, 2026-11-15",
    "(deadline=2026-12-01; prio: 1)", "(by: friday)", "(due: 2026-12-01 priority: hihg)", "(p: 1, due: tomorrow)",
    "(start: 2026-12-01)", "(prio: low, due 2026-12-01)",
    "(due tomorrow)", "(due 3 Dec 2026)", "(high)", "(!!)", "{due: 2026-12-01}", "{priority: high, due: 2026-12-02}",
    "(3x a week)",
    "[every: monday]", "(every tuesday)", "(streak)", "(best)", "every: day", "priority: high", "(start 2026-12-01)",
    "(assigned: Jo, due 30.11.)", "(daily, since 1 Nov)", "(14 Dec - 18 Dec)", "(2026-11-02)", "(25 Dec)", "(after: tiling)",
    "(countdown: 2026-12-19)", "(countdown)", "(last: 2026-11-08)", "(15 min)", "2026-12-16", "8-12", "every tuesday",
    "lunch 12-13",
    "(every: mon at 9:00)", "(every: year in march)", "(every: 4 weeks from 2 Nov)", "(streak: daily, paused)",
    "(best: longest)",
    "(due: 2026-11-24 at 9:00)", "(due: 2026-12-01, high priority)", "(count: down, to 0)", "9.30 - 11 ", ": 12k/50k",
    ": 82 → 78",
    ": III", "7 / 24", ": 2027-03-21", "mondays 18:00",
    "!high", "-> tomorrow", "→ fri", "every 8 hours", "(daily)", "(goal: 20)", "(goal 20)", "(target: 20 days)",
    "(goal: 2/week)",
    "(before 2026-12-18)", "(due end of month)", "(due: end of month)", "(record)", "(completed: 10 Nov 2026)", "(good)",
    "(cat: fun)", "(cat: hobby)", "(remind: 30 min before)", "(due: 31.1.2027, urgent)",
    "(due: 2026-12-01 at 9am, remind me: yes)",
    "for 45 min call", "+30m mail", "|||| ||", ": 14", ": 82kg -> 78kg", "since 2025-03-01", "gym [ ]", "- 1pm nap",
    "-2.30 nap",
    "8-9 emails", "(until friday)", "(till 30 nov)", "(every 6 months)", "(due today 5pm)", "(by summer 2027)", "- 16.11.",
    "3 of 8 glasses", ": 450€ of 1200€", ": best 9", ": 81,5 kg -> 78 kg", "since 1 Jan 2025", "~~gone~~", "from 5 to 6 piano",
    "12.30 - 1.15pm lunch", "20.11. - 22.11. Rome", "(goal: 3, rounds: 4)", "(project: Garden)", "(until 16:00)",
    "!!", "!!!", "***", "[high]", "[low]", "(asap)", "URGENT:", ", wichtig!", "asap", "- tmrw", "bis Fr", "bis 30.11.!!",
    "alle 2 Wochen Do", "2x week", "30 min/day", "60% done", "(50%)", "7/12", "PB 58:20", "340 -> 0", "🔥 12", "Mia 12.3.",
    "*1951-08-30", "(2019)", "(yearly)", "(every year)", "2 May 2019", "23.12.–6.1.", "(immer montags)", "(turned in 11/20)",
    "erledigt 10.11.", "half 4 tea", "10:30!!", "@ 21:00", "since 1st Nov", "5/8 glasses today", "tmr 2pm", "KW 49", "weekly",
  ]

  private static let children = [
    "  - Mon ✓", "  - yesterday ✓",
    "  - 2026-11-01", "  - 11-02", "  - 2026-11-03 no", "    - 2026-11-02", "- 2026-11-01", "  2026-11-05 at last",
    "  - 2026-1-2 x", "  - 20.11.2026 x", "  - yesterday: x", "  - 2026-11-07, 2026-11-08", "  - (2026-11-09) x",
    "  - 2026-11-12 (missed, ill)", "  - 2026-11-13: nothing, ill", "  - **2026-11-14**", "  - Nov 15", "  - 2026-11-16 ✗",
    "  - 2026-11-30", "  - 2026-11-01 45", "  - 2026-11-02 - 2026-11-01", "  - 11-05 - 11-06",
    "  - last 2026-11-12", "  - x 2026-11-16", "  - 16-20 Nov", "  - 2026-11-20 x", "  - 2026-11-19 95kg", "  - 2026-11-18 [ ]",
    "  - [ ] 2026-11-02", "", "  2026-11-06", "  - 2026-11-01 07:00", "  - 2026-11-01 08:00", "  - 2026-11-03 (source: watch)",
    "  - no: 2026-11-18", "  - missed: 2026-11-19", "  - 2026-11-17 sick",
  ]
}
