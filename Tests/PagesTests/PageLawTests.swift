import Planner
import TestLaws
import TestSupport
import Testing

/// Whatever a file says, its page has its words, and none of them is markup.
@Suite struct PageLawTests {
  @Test(arguments: RandomPlan.Kind.allCases)
  func noWordOfAFileIsMarkup(_ kind: RandomPlan.Kind) {
    for seed in 1...UInt64(randomCases(80, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed, texts: seed % 2 == 0 ? .nasty : .words)
      let broken = PageLaws.broken(by: random.plan(kind))
      #expect(broken.isEmpty, "\(kind), seed \(seed)\n\(broken.joined(separator: "\n"))")
    }
  }

  /// What tries to be markup.
  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</style><script>", "]]>", "<!-- -->", "&lt;b&gt;", "'\"`",
    "[a](javascript:alert(1))", "[a](data:text/html,x)", "<javascript:x>", "[a](https://a.org/\"onclick=\"x)", "[[\"><b>]]",
    "[a](  vbscript:x)", "[a](JaVaScRiPt:x)", "[a](//b.org)", "[a](&#106;avascript:x)", "\u{202E}gpj.exe", "\u{0}\u{1B}[2J",
  ])
  func whatTriesToBeMarkupIsText(_ words: String) {
    let item = PlanItem(.bullet, text: words, notes: [words])
    let section = PlanSection(
      title: words,
      elements: [.item(item), .other(words), .item(PlanItem(.quote(author: words), text: words))]
    )
    let page = FocusPage(content: PlanContent(title: words, tags: [words], sections: [section]))
    let broken = PageLaws.broken(by: .page(page))
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "<p>a", "<p>a</b>", "<script></script>", "<a href=\"javascript:x\">a</a>", "<p onclick=\"x\">a</p>", "a & b",
    "<p>a > b</p>",
    "<p class=x>a</p>",
  ])
  func theReaderSeesWhatIsWrong(_ page: String) {
    #expect(!PageReader(Array(("<!DOCTYPE html>\n" + page).utf8)).problems.isEmpty)
  }
}
