import Testing

@testable import Outline

@Suite struct VaultSectionTests {
  @Test(
    arguments: [
      ("Pages", .pages), ("rituals", .rituals), ("PROJECTS", .projects), ("Categories", .categories), ("routine", .routine),
      ("Page", nil), ("My pages", nil), ("Pages ", nil), ("", nil), ("Routines", nil), ("Catégories", nil),
    ] as [(String, VaultSection?)]
  )
  func sectionOfATitle(_ title: String, _ expected: VaultSection?) {
    #expect(VaultSection(named: title) == expected)
  }

  @Test func threeAreLists() {
    #expect(VaultSection.allCases.filter(\.isList) == [.pages, .rituals, .projects])
  }
}
