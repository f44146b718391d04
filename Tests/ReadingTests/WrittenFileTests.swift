import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

/// What is spared in writing changes nothing of what is written.
@Suite struct WrittenFileTests {
  private struct Placed {
    var item: PlanItem
    var section: String
    var parents: [PlanItem]
  }

  /// Files of values with plain words and with words full of syntax, and files of lines that nobody would write.
  private func files(_ kind: RandomPlan.Kind) -> [SourceText] {
    (0..<UInt64(randomCases(30, ofEach: RandomPlan.Kind.allCases.count))).flatMap { seed in
      var (plain, nasty) = (RandomPlan(seed: seed), RandomPlan(seed: seed, texts: .nasty))
      var lines = RandomFile(seed: seed, kind: kind)
      return [SourceText(plain.plan(kind).markdown), SourceText(nasty.plan(kind).markdown), SourceText(lines.file())]
    }
  }

  private func read(_ source: SourceText) -> Plan { PlanReading(of: Document(reading: source), fileName: "page").plan }

  private func placed(_ plan: Plan) -> [Placed] {
    var all: [Placed] = []
    func add(_ elements: [PlanElement], _ section: String, below parents: [PlanItem]) {
      for case .item(let item) in elements {
        all.append(Placed(item: item, section: section, parents: parents))
        add(item.children, section, below: parents + [item])
      }
    }
    for section in [plan.content.introduction] + plan.content.sections {
      add(section.elements, section.title, below: [])
      for group in section.groups { add(group.elements, section.title, below: []) }
    }
    return all
  }

  @Test(arguments: RandomPlan.Kind.allCases)
  func entriesOfOneFileTogetherAreThoseOfEach(_ kind: RandomPlan.Kind) {
    for source in files(kind) {
      let plan = read(source)
      let file = WrittenFile(of: plan.kind, readFrom: source)
      for placed in placed(plan) {
        let owners = placed.parents + [placed.item]
        let log = placed.item.log
        let together = file.lines(of: log, section: placed.section, of: owners)
        let each = log.map { WrittenText.lines(of: $0, in: plan.kind, section: placed.section, of: owners) }
        #expect(together == each, "\(String(decoding: source.bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: RandomPlan.Kind.allCases)
  func anItemIsWrittenTheSameWithItsFile(_ kind: RandomPlan.Kind) {
    for source in files(kind) {
      let plan = read(source)
      let file = WrittenFile(of: plan.kind, readFrom: source)
      for placed in placed(plan) {
        func check(_ item: PlanItem) {
          let written = file.lines(of: item, section: placed.section, below: placed.parents)
          let alone = WrittenText.lines(of: item, in: plan.kind, section: placed.section, below: placed.parents)
          #expect(written == alone, "\(String(decoding: source.bytes, as: UTF8.self))")
        }
        check(placed.item)
        var alone = placed.item
        (alone.log, alone.children) = ([], [])
        check(alone)
      }
    }
  }
  /// An item, its first line and its log, as bytes that are appended, are what they are as text.
  @Test(arguments: RandomPlan.Kind.allCases)
  func whatIsAppendedIsTheText(_ kind: RandomPlan.Kind) {
    for source in files(kind) {
      let plan = read(source)
      let file = WrittenFile(of: plan.kind, readFrom: source)
      for placed in placed(plan) {
        let place = placed.parents.reduce(file.place(inSection: placed.section)) { $0.below($1) }
        func lines(_ item: PlanItem) -> [String] {
          WrittenText.lines(of: item, in: plan.kind, section: placed.section, below: placed.parents)
        }
        let input = String(decoding: source.bytes, as: UTF8.self)
        var alone = placed.item
        (alone.log, alone.children, alone.number) = ([], [], nil)
        for item in [placed.item, alone] {
          var bytes = Array("before".utf8)
          file.append(item, in: place, to: &bytes)
          #expect(String(decoding: bytes, as: UTF8.self) == "before" + lines(item).joined(separator: "\n"), "\(input)")
        }
        var first: [UInt8] = []
        file.append(firstLineOf: placed.item, in: place, to: &first)
        #expect(String(decoding: first, as: UTF8.self) == lines(alone).first, "\(input)")
        var log: [UInt8] = []
        let ends = file.append(logOf: placed.item, in: place, to: &log)
        let entries = zip([0] + ends, ends).map { String(decoding: log[$0..<$1], as: UTF8.self) }
        let each = placed.item.log.map {
          WrittenText.lines(of: $0, in: plan.kind, section: placed.section, of: placed.parents + [placed.item])
        }
        #expect(entries == each.map { $0.joined(separator: "\n") }, "\(input)")
      }
    }
  }

  private static let logs: [(list: String, entries: [String])] = [
    ("- Run (streak: daily)\n  - 2026-11-01\n  - 2026-11-02 skipped rain\n", ["2026-11-01", "2026-11-02 skipped rain"]),
    ("- Run (streak: daily)\n  - 2026-11-02\n  - 2026-11-01 done\n", ["2026-11-01", "2026-11-02"]),
    ("- Run (streak: daily)\n  - 2026-11-01 done\n  - 2026-11-01\n", ["2026-11-01", "2026-11-01"]),
    ("- Run (streak: daily)\n  - 2026-11-01 a\n    b\n  - 2026-11-02\n", ["2026-11-01 a b", "2026-11-02"]),
    ("- Run (streak: daily)\n  - 2026-11-01 a\n\n    b\n  - 2026-11-02\n", ["2026-11-01 a\n\n  b", "2026-11-02"]),
    ("- Run (streak: daily)\n  A note.\n  - 2026-11-01\n", ["2026-11-01"]),
    ("- Run (streak: daily)\n  A note.\n  - 2026-11-01 done\n  - 2026-11-02\n", ["2026-11-01", "2026-11-02"]),
    ("- Run (streak: daily)\n  A note.\n\n  Another.\n  - 2026-11-01\n", ["2026-11-01"]),
    ("- Run (streak: daily)\n    - 2026-11-01\n    - 2026-11-02 - 2026-11-04", ["2026-11-01", "2026-11-02 - 2026-11-04"]),
    ("- Run (streak: daily)\r\n  - 2026-11-01\r\n", ["2026-11-01"]),
    ("- Far (best: highest)\n  - 2026-11-01 5\n  - [ ] 2026-11-02\n", ["2026-11-01 5", "[ ] 2026-11-02"]),
  ]

  /// Lines that stand in the file as they would be written, and others that only look so.
  @Test(arguments: logs) func entriesOfALog(list: String, entries: [String]) throws {
    let source = SourceText("---\nkind: page\n---\n\n# A\n\n" + list)
    let plan = read(source)
    let item = try #require(plan.content.topItems.first)
    let file = WrittenFile(of: plan.kind, readFrom: source)
    var bytes: [UInt8] = []
    let ends = file.append(logOf: item, in: file.place(inSection: ""), to: &bytes)
    let written = zip([0] + ends, ends).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    #expect(written == entries.map { "- " + $0 })
  }
}
