import Chronology
import Editing
import Planner
import Reading
import SourceText
import TestSupport
import TestVaults
import Testing

/// Random plans of random vaults: what is added leaves every line as it was, what is moved or taken out leaves all others, and
/// every law of files holds afterwards.
@Suite struct RandomPlanningTests {
  @Test(arguments: caseChunks(default: 24)) func plansTouchTheirOwnLines(_ seeds: Range<UInt64>) {
    var made = 0
    for seed in seeds {
      var random = SplitMix64(seed: seed ^ 0xDA75)
      let scene = EditScene(files: RandomPlanningTests.files(seed, &random))
      var vault = scene.edited
      guard let (what, adds) = RandomPlanningTests.change(&vault, &random), !vault.revisions.isEmpty else { continue }
      made += 1
      for revision in vault.revisions {
        guard let before = revision.before, let after = revision.after else { continue }
        let (old, new) = (RandomPlanningTests.lines(before), RandomPlanningTests.lines(after))
        let kept = RandomPlanningTests.longestCommon(old, new)
        let all = "\(old.joined(separator: "\n"))\n---\n\(new.joined(separator: "\n"))"
        if adds { #expect(kept == old.count, "seed \(seed), \(what), \(revision.name)\n\(all)") }
      }
      // What moves takes what is wrong with it along, to a file that may have been without.
      // What is planned has the words that it has in its project.
      let rules: Set<String> = what.hasPrefix("schedule") || what.hasPrefix("carry over") ? ["misplaced-group"] : []
      EditScene.expectLaws(of: vault.revisions, in: scene.vault, allowsFindings: !adds, allowing: rules)
      if vault.notes.isEmpty { Issue.record("seed \(seed), \(what): nothing is said") }
    }
    #expect(made * 100 > seeds.count * 30, "only \(made) of \(seeds.count) plans were made from seed \(seeds.lowerBound)")
  }

  // MARK: Files

  private static func files(_ seed: UInt64, _ random: inout SplitMix64) -> [(path: String, bytes: [UInt8])] {
    var plans = RandomPlan(seed: seed)
    var files: [(String, Plan)] = []
    for (title, name) in [("Thesis", "thesis"), ("House", "house")] {
      var plan = plans.plan(.project)
      plan.content.title = title
      files.append(("projects/\(name).md", plan))
    }
    for day in 18...21 where day < 20 || random.chance(70) {
      var plan = plans.plan(.day)
      plan.content.title = "2026-11-\(day)"
      files.append(("days/2026-11-\(day).md", plan))
    }
    if random.chance(60) { files.append(("stacks.md", plans.plan(.stacks))) }
    if random.chance(60) { files.append(("tidemark.md", plans.plan(.vault))) }
    return files.map { ($0.0, RandomPlanningTests.awkward($0.1.markdown, &random)) }
  }

  /// The same file with other bullets and line endings.
  private static func awkward(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
    let bullet = random.pick(["- ", "* ", "+ "])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let body = line.drop { $0 == " " }
      return line.prefix(line.count - body.count) + (body.hasPrefix("- ") ? bullet + body.dropFirst(2) : String(body))
    }
    var text = lines.joined(separator: random.chance(20) ? "\r\n" : "\n")
    if random.chance(15) { while text.last?.isNewline == true { text.removeLast() } }
    return Array(text.utf8)
  }

  // MARK: Changes

  private static func change(_ vault: inout EditedVault, _ random: inout SplitMix64) -> (what: String, adds: Bool)? {
    let date = EditScene.today.adding(days: Int.random(in: 0...2, using: &random))
    let time = TimeOfDay(minutes: Int.random(in: 0..<288, using: &random) * 5) ?? .noon
    let minutes = random.chance(50) ? nil : Int.random(in: 1...30, using: &random) * 5
    let words = random.pick([
      "Call Mum", "🥛 Milk", "1986. A year", "9:00 tea", "[x] no box", "# no heading", "a (due: soon)", "x ^id",
    ])
    do {
      switch Int.random(in: 0..<11, using: &random) {
      case 0:
        try vault.addBlock(PlanItem(.block(.at(time)), text: words), at: time, minutes: minutes, on: date)
        return ("block \(words)", true)
      case 1:
        guard let block = things(vault, "days", { $0.type == .block }).randomElement(using: &random) else { return nil }
        try vault.moveBlock(block, to: random.chance(50) ? date : nil, at: time)
        return ("move \(block)", false)
      case 2:
        guard let block = things(vault, "days", { $0.type == .block }).randomElement(using: &random) else { return nil }
        try vault.extendBlock(block, by: 5)
        return ("extend \(block)", false)
      case 3:
        guard let block = things(vault, "days", { $0.type == .block }).randomElement(using: &random) else { return nil }
        try vault.splitBlock(block)
        return ("split \(block)", false)
      case 4:
        try vault.addTask(PlanItem(.task, text: words, box: .open), to: try vault.project(named: "House"))
        return ("task \(words)", true)
      case 5:
        guard let task = things(vault, "projects", \.isTask).randomElement(using: &random) else { return nil }
        try vault.moveTask(task, to: try vault.project(named: task.file.contains("house") ? "Thesis" : "House"))
        return ("move \(task)", false)
      case 6, 7:
        guard let task = things(vault, "projects", \.isTask).randomElement(using: &random) else { return nil }
        let block = things(vault, "days", { $0.type == .block }).randomElement(using: &random)
        let line = try block.map { try vault.place(of: $0) }
        let place: PlannedPlace = random.chance(40) ? .newBlock(at: time, minutes: minutes) : line.map { .block($0) } ?? .day
        try vault.schedule(task, on: date, random.chance(30) ? .day : place)
        return ("schedule \(task)", true)
      case 8:
        guard let task = things(vault, "days", { $0.type == .task }).randomElement(using: &random) else { return nil }
        try vault.unschedule(try vault.place(of: task))
        return ("unschedule \(task)", false)
      case 9:
        try vault.carryOver(to: date)
        return ("carry over", true)
      default:
        try vault.addToStack(random.pick(["Calls", words]), ["[ ] " + words, "Bread"])
        return ("stack \(words)", true)
      }
    } catch { return nil }
  }

  private static func things(_ vault: EditedVault, _ folder: String, _ fits: (PlanItem) -> Bool) -> [Thing] {
    vault.files.filter { $0.name.hasPrefix(folder) }.flatMap { file in
      file.plan.content.itemPaths.compactMap { path in
        guard let item = file.plan.content[path], fits(item) else { return nil }
        return Thing(file: file.name, path: path, title: item.text)
      }
    }
  }

  // MARK: Lines

  /// The lines with words, without the line ending that a last one may get.
  private static func lines(_ source: SourceText) -> [String] {
    (0..<source.lineCount).map { source.string(in: source.contentRange(ofLine: $0)) }.filter {
      $0.contains { !$0.isWhitespace }
    }
  }

  /// How many lines of the one stand in the same order in the other, taken greedily.
  private static func longestCommon(_ old: [String], _ new: [String]) -> Int {
    var place = new.startIndex
    var count = 0
    for line in old {
      guard let found = new[place...].firstIndex(of: line) else { continue }
      place = found + 1
      count += 1
    }
    return count
  }
}
