import Chronology
import Editing
import Outline
import Planner
import SourceText
import TestSupport
import Testing

/// Commands of pages, rituals, lives and activities on random files of these kinds. A command is refused, or it keeps every line
/// but those that it is about, and leaves nothing behind that does not read.
@Suite struct RandomPageEditTests {
  @Test(arguments: caseChunks(default: 100)) func everyOtherLineStays(_ seeds: Range<UInt64>) throws {
    var made = 0
    for seed in seeds {
      var random = SplitMix64(seed: seed ^ 0x9A6E)
      let kind = random.pick([RandomPlan.Kind.page, .ritual, .life, .activities])
      var plans = RandomPlan(seed: seed)
      let ending = random.chance(25) ? "\r\n" : "\n"
      let bullet = random.pick(["- ", "* ", "+ "])
      let lines = plans.plan(kind).markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("- ") ? bullet + line.dropFirst(2) : String(line)
      }
      let source = SourceText(lines.joined(separator: ending))
      let scene = EditScene(files: [("file.md", source.bytes)])
      var vault = scene.edited
      guard let what = try? Self.change(&vault, &random), let file = vault["file.md"], let after = file.source else { continue }
      made += 1
      let words: Comment = "seed \(seed), \(what)\n\(EditScene.diff(vault.revisions))"
      let (old, new) = (Self.lines(source), Self.lines(after))
      if what.hasPrefix("moved") {
        #expect(Self.bag(old).isSubset(of: Self.bag(new)), words)
      } else {
        #expect(Self.isSubsequence(old, of: new, but: what.hasPrefix("number") || what == "begin" ? 1 : 0), words)
      }
      let (before, now) = (EditableFile(path: "file.md", source: source), EditableFile(path: "file.md", source: after))
      // Lines of a log are looked at once the arc has begun.
      let entries = what == "begin" ? now.document.problems.count { $0.kind == .unreadEntry } : 0
      #expect(now.document.problems.count - entries <= before.document.problems.count, words)
      #expect(now.reading.problems.count <= before.reading.problems.count, words)
    }
    #expect(made * 100 > seeds.count * 25, "only \(made) of \(seeds.count) changes were made from seed \(seeds.lowerBound)")
  }

  /// Makes a change.
  ///
  /// - Returns: what it was: `moved`, `number`, `begin`, or something that is added.
  private static func change(_ vault: inout EditedVault, _ random: inout SplitMix64) throws -> String? {
    let thing = Thing(file: "file.md", path: nil, title: "")
    let day = EditScene.today.adding(days: Int.random(in: -900...0, using: &random))
    let words = random.pick(["Drink", "🫖 Warm it", "a: b", "2026 ends", "Sit (icon: leaf)"])
    guard let file = vault["file.md"] else { return nil }
    switch file.plan.kind {
    case .ritual:
      if random.chance(50) {
        try vault.addHabit(words, to: thing)
        return "habit \(words)"
      }
      try vault.renew(thing)
      // The section of the habits of a first arc becomes a group.
      return file.plan.ritual?.arcs.isEmpty == true ? "begin" : "renew"
    case .life:
      try vault.mark(thing, on: day, rating: random.chance(50) ? .good : nil, phrase: words)
      return "mark \(day) \(words)"
    case .activities:
      try vault.addActivity(words, category: random.chance(50) ? "Health" : nil, to: thing)
      return "activity \(words)"
    default: return try changePage(file, &vault, &random, words, day)
    }
  }

  private static func changePage(
    _ file: EditedVault.File,
    _ vault: inout EditedVault,
    _ random: inout SplitMix64,
    _ words: String,
    _ day: CivilDate
  ) throws -> String? {
    let content = file.plan.content
    let paths = content.itemPaths
    guard !paths.isEmpty else { return nil }
    let path = random.pick(paths)
    let thing = Thing(file: file.name, path: path, title: content[path]?.text ?? "")
    switch content[path]?.content {
    case .counter, .count:
      try vault.count(thing, .by(Number(Int.random(in: -5...50, using: &random))))
      return "number"
    case .tally:
      try vault.tally(thing, by: Int.random(in: 1...12, using: &random))
      return "number"
    case .best:
      try vault.attempt(thing, Number(Int.random(in: -500...500, using: &random)), on: day)
      return "number and attempt"
    default: break
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      guard let title = content.sections.map(\.title).randomElement(using: &random) else { return nil }
      let type = random.pick([nil, ItemType.bullet, .checkbox, .streak, .best, .tally, .text, .quote])
      try vault.add(ItemDraft(words, type: type), to: Thing(file: file.name, path: nil, title: ""), section: title)
      return "add \(words)"
    case 1:
      try vault.addSection(words, to: Thing(file: file.name, path: nil, title: ""))
      return "section \(words)"
    case 2 where content[section: path.section].isSetAside:
      try vault.restore(thing)
      return "moved back \(thing.title)"
    default:
      try vault.setAside(thing)
      return "moved aside \(thing.title)"
    }
  }

  // MARK: Lines

  /// Without blank lines, which move with what they part.
  private static func lines(_ source: SourceText) -> [String] {
    (0..<source.lineCount).map { source.string(in: source.contentRange(ofLine: $0)) }
      .filter { $0.contains { $0 != " " && $0 != "\t" } }
  }

  /// Words without indent, marker, and the field that a move writes.
  private static func bag(_ lines: [String]) -> Set<String> {
    Set(
      lines.map { line in
        let words = line.drop { " \t-*+0123456789.)>".contains($0) }
        return String(words).replacing(#/ ?\(was: .*\)/#, with: "").replacing(#/, was: .*\)/#, with: ")")
      }
    )
  }

  private static func isSubsequence(_ old: [String], of new: [String], but changed: Int) -> Bool {
    var rest = new[...]
    var missing = 0
    for line in old {
      if let place = rest.firstIndex(of: line) { rest = rest[(place + 1)...] } else { missing += 1 }
    }
    return missing <= changed
  }
}
