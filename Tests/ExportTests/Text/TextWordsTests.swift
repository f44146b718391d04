import Chronology
import Markdown
import Planner
import TestLaws
import TestSupport
import Testing

/// No word of a file is lost in its text.
@Suite struct TextWordsTests {
  @Test(arguments: RandomPlan.Kind.allCases)
  func everyWordIsThereAsOftenAsInTheFile(_ kind: RandomPlan.Kind) {
    for seed in 1...UInt64(randomCases(80, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed)
      let page = random.plan(kind)
      let words = PlanWords(page)
      expect(words.texts + words.quotes + words.verbatim, in: page, "\(kind), seed \(seed)")
    }
  }

  /// What the syntax of quotes does to their words is the affair of `BlockTextTests`.
  @Test(arguments: RandomPlan.Kind.allCases)
  func everyWordOfNastyTextsIsThere(_ kind: RandomPlan.Kind) {
    for seed in 1...UInt64(randomCases(80, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed, texts: .nasty)
      let page = random.plan(kind)
      let words = PlanWords(page)
      expect(words.texts.map(InlineText.plain) + words.verbatim, in: page, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: Sample.pages + Sample.others + Sample.examples)
  func everyWordOfTheFileIsThere(_ sample: Sample) throws {
    let page = try sample.reading().plan
    let words = PlanWords(page)
    expect((words.texts + words.quotes).map(InlineText.plain) + words.verbatim, in: page, sample.name)
  }

  private func expect(_ texts: [String], in page: Plan, _ name: String) {
    let broken = TextLaws.broken(by: page, holding: texts)
    #expect(broken.isEmpty, "\(name)\n\(broken.joined(separator: "\n"))")
  }
}
