import Lint
import TestSupport
import Testing

/// A rule that is not in the catalogue is never run, and nobody would notice.
@Suite struct RuleFileTests {
  private static let files = SourceFile.all.filter { $0.path.hasPrefix("Sources/Lint/Rules/") }
  private static let types = RuleCatalogue.all.map { String(describing: $0) }

  @Test func everyFileIsARuleOfTheCatalogue() {
    let names = Self.files.compactMap { $0.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
    #expect(names.count > 50)
    #expect(Set(names).subtracting(Self.types).sorted() == [], "files of rules that the catalogue lacks")
    #expect(Set(Self.types).subtracting(names).sorted() == [], "rules without a file of their name")
  }

  @Test func everyDeclaredRuleIsInTheCatalogue() {
    let declared = SourceFile.all.filter { $0.target == "Lint" }.flatMap { file in
      file.text.matches(
        of: /(?m)^[ \t]*(?:\w+ )*(?:enum|struct|class|actor|extension) (\w+)\b[^\n{]*:[^\n{]*Rule(?:ForNotes)?\b[^\n{]*\{/
      )
      .map { String($0.1) }
    }
    #expect(declared.sorted() == Self.types.sorted())
  }

  @Test func theCatalogueHoldsEachRuleOnceInOrder() {
    #expect(Self.types == Set(Self.types).sorted())
  }
}
