import Testing

@testable import CommandLine

@Suite struct PagePathTests {
  @Test func goesToThePagesOfTheVault() {
    #expect(PagePath.standard(forTitle: "Deep Work", of: .page, vault: nil) == "deep-work.md")
    #expect(PagePath.standard(forTitle: "Deep Work", of: .page, vault: ".") == "pages/deep-work.md")
    #expect(PagePath.standard(forTitle: "Deep Work", of: .page, vault: "../..") == "../../pages/deep-work.md")
  }
}
