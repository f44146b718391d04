import Languages
import Testing

@testable import Lint

/// The pages about the rules in each language. What `MessageTests` asks of all messages holds of their texts, too.
@Suite struct RulePageTests {
  /// What is typed, and the names of other rules, are the same in each language.
  @Test(arguments: RuleCatalogue.names)
  func keepsWhatIsTyped(name: String) throws {
    for part in RuleText.all(of: try #require(RuleCatalogue.rule(named: name))) {
      for language in [Language.spanish, .french] {
        let text = part.text(in: language)
        #expect(code(in: text) == code(in: part.english), "\(name) in \(language): “\(text)”")
      }
    }
  }

  @Test(arguments: RuleCatalogue.names)
  func endsItsTextsAlike(name: String) throws {
    for part in RuleText.all(of: try #require(RuleCatalogue.rule(named: name))) {
      for language in [Language.spanish, .french] {
        #expect(part.text(in: language).hasSuffix(".") == part.english.hasSuffix("."), "\(name) in \(language)")
      }
    }
  }

  @Test func showsTheSameExampleUnderOtherHeadings() throws {
    let rule = try #require(RuleCatalogue.rule(named: "dead-link"))
    let pages = Language.allCases.map { RulePageText.markdown(of: rule, sections: ["Diagnostics"], in: $0) }
    let headings = pages.map { page in page.split(separator: "\n").filter { $0.hasPrefix("## ") } }
    #expect(pages.allSatisfy { $0.contains("```markdown\n\(rule.example.found)\n```\n") })
    #expect(headings[0].contains("## Use instead"))
    #expect(headings[1].contains("## Escribe en su lugar"))
    #expect(headings[2].contains("## Écrivez plutôt"))
    #expect(pages[2].contains(". Gravité\u{A0}: avertissement.\n"))
  }

  private func code(in text: String) -> Set<Substring> {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] })
  }
}
