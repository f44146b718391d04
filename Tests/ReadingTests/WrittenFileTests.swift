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
}
