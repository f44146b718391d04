import Outline
import SourceText
import Testing

@Suite struct KindTraitsTests {
  private func kinds(_ trait: (KindTraits) -> Bool) -> Set<DocumentKind> {
    Set(DocumentKind.allCases.filter { trait($0.traits) })
  }

  @Test func kindsByTheirTraits() {
    #expect(kinds { $0.identity == .date } == [.day])
    #expect(kinds { $0.identity == .fileName } == [.vault])
    #expect(kinds { $0.list != nil } == [.page, .ritual, .project])
    #expect(kinds { $0.tasks == .own } == [.project])
    #expect(kinds { $0.tasks == .copies } == [.day, .stacks, .vault])
    #expect(kinds { $0.tasks == .none } == [.ritual, .life, .activities])
    #expect(kinds { $0.logs == .byField } == [.page, .project])
    #expect(kinds { $0.logs == .byPlace } == [.ritual, .activities])
    #expect(kinds(\.setsAside) == [.page])
  }

  @Test func eachHasAWordAndAPlace() {
    let nouns = DocumentKind.allCases.map(\.noun)
    #expect(Set(nouns).count == nouns.count && !nouns.contains(""))
    #expect(DocumentKind.allCases.allSatisfy { $0.traits.sectionPlaces.contains(.heading) })
  }

  /// A list of the root is for one kind.
  @Test func listsAreForOneKindEach() {
    for list in VaultSection.allCases {
      #expect(DocumentKind.allCases.filter { $0.traits.list == list }.count == (list.isList ? 1 : 0))
    }
  }

  @Test func onlyWhatHasCategoriesNamesOne() {
    for kind in DocumentKind.allCases {
      let hasKey =
        PropertyKey.category.kinds.contains(kind) || KeyTable.row(for: .category, in: KeyTable.places(of: kind)) != nil
      #expect(kind.builtInCategories.isEmpty || hasKey)
    }
  }

  @Test func aFileWithoutAKindIsReadAsAPage() {
    #expect(Document(reading: SourceText("# Note\n")).traits == DocumentKind.page.traits)
  }
}
