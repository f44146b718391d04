import Editing
import Testing

@Suite struct SectionAdditionTests {
  static let page = """
    ---
    kind: page
    ---

    # Garden

    ## 🥕 Vegetables
    - Carrots

    ## Herbs

    ## Things that used to matter

    - Fly

    """

  private func add(_ words: String, at place: SectionPlace = .last, _ vault: inout EditedVault) throws {
    try vault.addSection(words, to: vault.file(named: "Garden", of: [.page]), at: place)
  }

  @Test func itIsTheLastButForWhatIsSetAside() {
    EditScene(Self.page).expect("+## Fruit\n+") { try add("Fruit", &$0) }
    EditScene(files: [("file.md", Array("---\nkind: page\n---\n# Garden\nWords.".utf8))]).expect(
      "-Words.␄\n+Words.\n+\n+## Fruit␄"
    ) { try add("Fruit", &$0) }
  }

  @Test func itStandsBesideAnother() {
    EditScene(Self.page).expect("+## 🍓 Fruit (theme: soft)\n+") { try add("🍓 Fruit (theme: soft)", at: .before("veg"), &$0) }
    EditScene(Self.page).expect("+## Fruit\n+") { try add("Fruit", at: .after("Vegetables"), &$0) }
  }

  @Test(arguments: [
    ("herbs", SectionPlace.last, "“herbs” is there already, at file.md:10"), ("", .last, "cannot be the title of a section"),
    ("Fruit", .after("Things"), "stays the last section"), ("Fruit", .before("Hebrs"), "“Herbs”?"),
  ])
  func anotherPlaceIsRefused(words: String, place: SectionPlace, message: String) {
    EditScene(Self.page).expectRefusal(message) { try add(words, at: place, &$0) }
  }
}
