import Chronology
import Editing
import Planner
import SourceText
import TestLaws
import TestSupport
import Testing

/// What a person can ask of a thing, asked of random things of random files. It is refused, or no line is lost.
@Suite struct RandomVerbTests {
  private static let name = "file.md"

  @Test(arguments: caseChunks(default: 200)) func noLineIsLost(_ seeds: Range<UInt64>) {
    var made = 0
    for seed in seeds {
      var random = SplitMix64(seed: seed ^ 0x5E7)
      var vault = EditedVault(
        files: [(RandomVerbTests.name, RandomVerbTests.source(seed, &random))],
        today: EditScene.today,
        now: Moment(EditScene.today, TimeOfDay("10:15")!)
      )
      guard let before = vault[RandomVerbTests.name]?.source, let thing = RandomVerbTests.thing(vault, &random) else {
        continue
      }
      let plan = vault[RandomVerbTests.name]?.plan
      do {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          try vault.remove(thing, isForced: true)
          let kept = vault.revisions.first.flatMap(EditScene.kept).map(RandomVerbTests.lines) ?? []
          let left = vault[RandomVerbTests.name]?.source.map(RandomVerbTests.lines) ?? []
          #expect((kept + left).sorted() == RandomVerbTests.lines(before).sorted(), "seed \(seed), remove \(thing)")
        case 1, 2:
          let shift = random.pick([Shift.up, .down, .to(1)])
          try vault.reorder(thing, shift)
          let after = vault[RandomVerbTests.name]?.source.map(RandomVerbTests.lines) ?? []
          #expect(
            after.map(RandomVerbTests.bare).sorted() == RandomVerbTests.lines(before).map(RandomVerbTests.bare).sorted(),
            "seed \(seed), reorder \(thing) \(shift)"
          )
        default:
          guard !thing.isItem else { continue }
          try vault.rename(thing, to: "Another name")
          let after = vault[RandomVerbTests.name]
          #expect(after?.plan.content.itemPaths == plan?.content.itemPaths, "seed \(seed), rename \(thing)")
        }
      } catch {
        // Refused: then nothing but the trash of what was tried is left.
        #expect(vault.revisions.allSatisfy { $0.name.hasPrefix(EditedVault.trashFolder) }, "seed \(seed), \(thing)")
        continue
      }
      made += 1
      if let after = vault[RandomVerbTests.name]?.source, random.chance(10) { expectLaws(after, "seed \(seed), \(thing)") }
    }
    #expect(made * 100 > seeds.count * 25, "only \(made) of \(seeds.count) changes were made from seed \(seeds.lowerBound)")
  }

  private static func source(_ seed: UInt64, _ random: inout SplitMix64) -> SourceText {
    let kind = random.pick(RandomPlan.Kind.allCases)
    if random.chance(35) {
      var file = RandomFile(seed: seed, kind: kind)
      return SourceText(file.file())
    }
    var plans = RandomPlan(seed: seed)
    let text = plans.plan(kind).markdown
    return SourceText(random.chance(25) ? text.replacing("\n", with: "\r\n") : text)
  }

  private static func thing(_ vault: EditedVault, _ random: inout SplitMix64) -> Thing? {
    guard let content = vault[name]?.plan.content else { return nil }
    var things = content.itemPaths.map { Thing(file: name, path: $0, title: content[$0]?.text ?? "") }
    if things.isEmpty || random.chance(40) {
      things = content.sections.indices.map { place in
        Thing(file: name, path: PlanPath(section: place + 1), title: content.sections[place].title)
      }
    }
    if things.isEmpty || random.chance(10) { things = [Thing(file: name, path: nil, title: content.title)] }
    return random.pick(things)
  }

  /// The lines that say something.
  private static func lines(_ source: SourceText) -> [String] {
    (0..<source.lineCount).map { source.string(in: source.contentRange(ofLine: $0)) }
      .filter { !$0.allSatisfy { $0 == " " || $0 == "\t" } }
  }

  /// A line without indent and marker.
  private static func bare(_ line: String) -> String {
    var text = line.drop { $0 == " " || $0 == "\t" }
    if let first = text.first, "-*+".contains(first) { text = text.dropFirst() }
    let digits = text.prefix { $0.isNumber }
    if !digits.isEmpty, let sign = text.dropFirst(digits.count).first, ".)".contains(sign) {
      text = text.dropFirst(digits.count + 1)
    }
    return String(text.drop { $0 == " " || $0 == "\t" })
  }
}
