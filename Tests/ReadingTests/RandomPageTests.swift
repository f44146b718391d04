import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

/// The laws of writing over random pages.
@Suite struct RandomPageTests {
  /// With words that nothing takes for syntax, a page comes back as it was, and is written so that formatting changes nothing.
  @Test func writtenPageReadsAsItself() {
    for seed in 0..<UInt64(randomCases(30)) {
      var random = RandomPage(seed: seed)
      let page = random.page()
      let broken = WritingLaws.broken(by: page)
      guard broken.isEmpty else {
        Issue.record("seed \(seed): \(broken.joined(separator: "\n"))")
        return
      }
      expectLaws(page.markdown, "seed \(seed)")
    }
  }

  /// With words that are full of syntax, an item keeps its type, its values and its name.
  @Test func guardedWordsKeepTheirName() {
    for seed in 0..<UInt64(randomCases(150)) {
      let item = nastyItem(seed: seed)
      // Words that begin with an emoji cannot be guarded: it is the icon.
      guard let first = TextGuard.title(item.text).first, !Emoji.isEmoji(first) else { continue }
      let page = Plan.page(FocusPage(title: "Page", sections: [PlanSection(title: "Section", elements: [.item(item)])]))
      let again = PlanReading(of: Document(reading: SourceText(page.markdown)), fileName: "page").plan
      guard let read = again.sections.first?.elements.first?.item, read.type == item.type, name(read) == name(item) else {
        Issue.record("seed \(seed): \(item)\n--- written\n\(page.markdown)")
        return
      }
    }
  }

  /// An item of one line.
  private func nastyItem(seed: UInt64) -> PlanItem {
    var random = RandomPage(seed: seed, texts: .nasty)
    var item = random.item(depth: 0)
    (item.children, item.log, item.notes) = ([], [], [])
    // Beside words that begin with a time, `notify` is that of a schedule row.
    item.task.notify = nil
    return item.type == .quote ? PlanItem(.bullet, text: item.text) : item
  }

  private func name(_ item: PlanItem) -> String { Document.name(ofTitle: item.text) }
}
