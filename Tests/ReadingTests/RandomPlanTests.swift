import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

/// The laws of writing over random files.
@Suite struct RandomPlanTests {
  /// With words that nothing takes for syntax, a file comes back as it was, and is written so that formatting changes nothing.
  @Test(arguments: RandomPlan.Kind.allCases)
  func writtenFileReadsAsItself(_ kind: RandomPlan.Kind) {
    for seed in 0..<UInt64(randomCases(30, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed)
      let plan = random.plan(kind)
      let broken = WritingLaws.broken(by: plan)
      guard broken.isEmpty else {
        Issue.record("\(kind), seed \(seed): \(broken.joined(separator: "\n"))")
        return
      }
      expectLaws(plan.markdown, "\(kind), seed \(seed)")
    }
  }

  /// With words that are full of syntax, an item keeps its type, its values and its name.
  @Test(arguments: RandomPlan.Kind.allCases)
  func guardedWordsKeepTheirName(_ kind: RandomPlan.Kind) {
    for seed in 0..<UInt64(randomCases(60, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed, texts: .nasty)
      let plan = random.plan(kind)
      for section in plan.sections {
        for item in section.elements.compactMap(\.item) where item.type != .quote {
          guard let failure = failure(of: onOneLine(item), in: section.title, of: plan) else { continue }
          Issue.record("\(kind), seed \(seed): \(failure)")
          return
        }
      }
    }
  }

  /// An item without what stands below its line.
  private func onOneLine(_ item: PlanItem) -> PlanItem {
    var item = item
    (item.children, item.log, item.notes) = ([], [], [])
    return item
  }

  /// What becomes of an item that alone stands in a section, if it is another one.
  private func failure(of item: PlanItem, in section: String, of plan: Plan) -> String? {
    // Words that begin with an emoji cannot be guarded: it is the icon.
    guard let first = TextGuard.title(item.text).first, !Emoji.isEmoji(first) else { return nil }
    var item = item
    // On a page, beside words that begin with a time, `notify` is that of a schedule row.
    if plan.page != nil { item.task.notify = nil }
    var alone = plan
    (alone.introduction, alone.otherProperties) = (PlanSection(title: ""), [])
    alone.sections = [PlanSection(title: section, elements: [.item(item)])]
    let again = PlanReading(of: Document(reading: SourceText(alone.markdown)), fileName: "page").plan
    guard let read = again.sections.first?.elements.first?.item, read.type == item.type, name(read) == name(item) else {
      return "\(item)\n--- written\n\(alone.markdown)"
    }
    return nil
  }

  private func name(_ item: PlanItem) -> String { Document.name(ofTitle: item.text) }
}
