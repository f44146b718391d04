import Languages
import Lint
import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

/// What is computed from other files is up to date. `make generate` writes it anew.
@Suite struct GeneratedFileTests {
  @Test func theProgramHasTheSpecification() throws {
    let isCurrent = SpecificationText.text == (try ProjectFiles.text("Grammar/FORMAT.md"))
    #expect(isCurrent, "SpecificationText.swift is not Grammar/FORMAT.md; run: make generate")
  }

  @Test func theProgramHasTheTemplates() throws {
    let names = try ProjectFiles.names(in: "Templates").filter { $0.hasSuffix(".md") && $0 != "README.md" }.map {
      $0.dropLast(3)
    }
    #expect(Set(BuiltInTemplates.names.map { $0[...] }) == Set(names), "run: make generate")
    for (language, folder) in [(Language.english, ""), (.spanish, "es/"), (.french, "fr/")] {
      for template in BuiltInTemplates.all(in: language) {
        let isCurrent = template.text == (try ProjectFiles.text("Templates/\(folder)\(template.name).md"))
        #expect(isCurrent, "BuiltInTemplates.swift has another \(folder)\(template.name); run: make generate")
      }
    }
  }

  @Test(arguments: RuleCatalogue.names)
  func everyRuleHasItsPage(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(named: name))
    let page = try? ProjectFiles.text("docs/rules/\(name).md")
    let sections = Specification.sections(ofRule: name)
    #expect(!sections.isEmpty, "the table of rules in Grammar/FORMAT.md names no section for \(name)")
    #expect(
      page == RulePageText.markdown(of: rule, sections: sections),
      "docs/rules/\(name).md is not the page of the rule; run: make generate"
    )
  }

  @Test func everyPageHasItsRule() throws {
    let pages = ProjectFiles.paths(below: "docs/rules", endingIn: ".md").map { $0.dropFirst("docs/rules/".count).dropLast(3) }
    #expect(Set(pages).subtracting(["README"]) == Set(RuleCatalogue.names.map { $0[...] }), "run: make generate")
  }
}
