import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

/// What holds of every run of the fixer, tried on random files of every kind that were broken at random places.
@Suite struct FixerPropertyTests {
  private static let rules = FixerTests.rules

  @Test(arguments: RandomPlan.Kind.allCases)
  func lawsHoldOfBrokenDocuments(_ kind: RandomPlan.Kind) {
    for seed in caseSeeds(default: 3) {
      var plans = RandomPlan(seed: seed)
      var breakage = Breakage(seed: seed)
      let text = breakage.breaking(plans.plan(kind).markdown)
      check(["\(path(kind))": SourceText(text)], &breakage.random, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: RandomPlan.Kind.allCases)
  func lawsHoldOfRandomFiles(_ kind: RandomPlan.Kind) {
    for seed in caseSeeds(default: 3) {
      var file = RandomFile(seed: seed, kind: kind)
      let bytes = file.random.chance(50) ? file.file() : file.mutated(file.file())
      check([path(kind): SourceText(bytes)], &file.random, "\(kind), seed \(seed)")
    }
  }

  /// Days, projects and a root that name one another, or nearly.
  @Test func lawsHoldOfBrokenVaults() {
    for seed in caseSeeds(default: 3) {
      var plans = RandomPlan(seed: seed)
      var breakage = Breakage(seed: seed)
      var files: [String: SourceText] = [:]
      for (kind, path) in [(RandomPlan.Kind.vault, "tidemark.md"), (.project, "p/thesis.md"), (.project, "p/book.md")] {
        files[path] = SourceText(breakage.breaking(plans.plan(kind).markdown))
      }
      for day in 19...21 {
        let text = plans.plan(.day).markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          line.hasPrefix("# ") ? "# 2026-11-\(day)" : breakage.naming(String(line))
        }
        files["days/2026-11-\(day).md"] = SourceText(breakage.breaking(text.joined(separator: "\n")))
      }
      check(files, &breakage.random, "vault, seed \(seed)")
    }
  }

  private func path(_ kind: RandomPlan.Kind) -> String { kind == .vault ? "tidemark.md" : "2026-11-20.md" }

  private func check(_ files: [String: SourceText], _ random: inout SplitMix64, _ comment: Comment) {
    var vault = FixerVault([:])
    vault.files = files
    expectFixerLaws(vault, comment)
    let guessed = Set(vault.findings().filter { !$0.fixes.isEmpty }.map(\.rule)).sorted()
    if !guessed.isEmpty {
      let rule = random.pick(guessed)
      expectFixerLaws(vault, all: rule, "\(comment), all of \(rule)")
    }
  }
}

/// Slips that people make in files that were right.
private struct Breakage {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: ~seed)
  }

  /// A text with some slips in it.
  mutating func breaking(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: lines.indices, using: &random)
      lines[place] = slip(lines[place])
      if random.chance(8) { lines.insert(random.pick(Self.lines), at: place) }
      if random.chance(4) { lines.swapAt(place, Int.random(in: lines.indices, using: &random)) }
      if random.chance(3) { lines.remove(at: place) }
      if lines.isEmpty { lines = [""] }
    }
    return lines.joined(separator: random.chance(90) ? "\n" : "\r\n")
  }

  /// A box with the name of a project that exists, or nearly.
  mutating func naming(_ line: String) -> String {
    guard line.contains("- [ ] "), !line.contains("("), random.chance(60) else { return line }
    return line + " (project: \(random.pick(["thesis", "book", "Thesis", "bok"])))"
  }

  private mutating func slip(_ line: String) -> String {
    let (old, new) = random.pick(Self.slips)
    guard line.contains(old) else { return line.isEmpty || random.chance(60) ? line : line + random.pick(Self.endings) }
    return line.replacing(old, with: new, maxReplacements: 1)
  }

  private static let slips = [
    ("- [ ] ", "-[ ] "), ("- [ ] ", "- [] "), ("- [ ] ", "- [ ]"), ("- [x] ", "- [X ] "), ("- [x] ", "[x] "), ("- ", "-"),
    (")", ""), ("(", ""), (": ", ":"), (": ", " "), (", ", " "), ("due", "deu"), ("every", "evry"), ("priority: ", ""),
    ("due: ", "📅 "), ("- ", "- 📚 "), ("## ", "# "), ("### ", "## "), ("# ", "#"), ("202", "20"), ("-0", "-"), (" - ", "/"),
    (" - ", " "), ("  - ", " - "), ("kind: ", "knid: "), ("---", "--"), ("streak", "steak"), ("[[", "["), ("20", "25"),
    ("00", "75"), ("mon", "mno"), ("project: ", "project:"), ("|", ""), ("\"", ""), ("\\", ""),
  ]

  private static let endings = [
    " (high)", " 📅 2026-12-31", " due:2026-12-02", " @due(2026-12-03)", " (due: 2026-12-01", " [due:: 2026-12-01]",
    " 2026-11-20",
    " (due: 2026-12-01) and more", " (every: 2 weeks on mon)", " (every: month on 31)", "\u{0}", " (count: up)", " !high",
    " -> tomorrow", " every 8 hours", " (daily)", " (goal: 20)", " (goal: 2/week)", " 17:30",
    " (record)", " (good)", " (target: 20 days)", " (completed: 10 Nov 2026)", " (due end of month)", " [ ]", " |||",
    " (before 2026-12-18)",
    " since 2025-03-01", " (until friday)", " (till 30 nov)", " (every 6 months)", " (due today 5pm)", " - 16.11.", " 3 of 8",
    " since 1 Jan 2025", ": best 9", " (rounds: 4, goal: 3)", " (until 16:00)", " (from monday)",
    " (best: highest)", " ✅ 2026-11-05", " 🔁 every week", " ⏳ 2026-12-01 ⏫", " @done", " p1", " rec:1w",
    " [completion:: 2026-11-05]", " (color: bleu)", " <!-- tidemark: allow unknown-kye -->",
  ]

  private static let lines = [
    "", "# Again", "## Things that used to matter", "-", "[Idea]: sport", "1986. A good year", "  - 2026-11-05",
    "  - 2026-11-05 no", "- 22:00 - 02:00 Night train", "<<<<<<< a", "## Routine", "- [ ] Read (project: thesis)", "> quote",
    "- 09:00 - 10 Call", "```", "## Done", "- [x] Water (every: mon)", "- TODO Water", "(A) Call @home", "x 2026-11-05 Call",
    "DEADLINE: <2026-12-01 Tue>",
    "  scheduled:: 2026-12-01", "x a", "x b", "- 1pm-2.30 dentist", "- 8-9 emails", "- 11am for 45 min call",
    "- noon - 1pm nap",
    "time: evening", "color: green", "theme: bold", "- ~~gone~~", "- [ ] ~~gone~~", "- 12.30 - 1.15pm lunch",
    "- from 5 to 6 piano", "- 20.11. - 22.11. Rome", "view: years",
    "## Habits", "- 2026-2027 Sabbatical", "  - no: 2026-11-18", "- Books: 14 (goal 20)",
  ]
}
