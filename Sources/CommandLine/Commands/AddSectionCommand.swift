import Editing
import Languages
import Workspace

/// `tidemark add-section`
enum AddSectionCommand {
  private static let title = Operand.some("TITLE", "its title as you would write it in a file, with icon and fields")
  private static let page = EditOptions.page
  private static let before = Option.text("before", value: "TITLE", "Put it before this section")
  private static let after = Option.text("after", value: "TITLE", "Put it after this section")

  static let command = Command(
    "add-section",
    "Add a section to a page",
    discussion:
      "Without --before and --after it becomes the last section, above “Things that used to matter” if the page has that.",
    operands: [title],
    options: [page, before, after] + EditSession.options,
    examples: [
      Example("tidemark add-section Vegetables --page Garden", "Add a section at the end"),
      Example("tidemark add-section \"Herbs (theme: soft)\" --page Garden --after Vegetables", "Add one with a theme"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }, kinds: [.page]) {
      vault throws(EditRefusal) in
      let place: SectionPlace
      switch (invocation[before], invocation[after]) {
      case (nil, nil): place = .last
      case (let title?, nil): place = .before(title)
      case (nil, let title?): place = .after(title)
      case (.some, .some): throw EditRefusal(MoveCommandMessage.beforeAndAfter)
      }
      try vault.addSection(try title(invocation, vault), to: try vault.page(named: invocation[page]), at: place)
      try EditCheck(vault).check()
    }
  }

  /// The title, which is one; of several words without quotation marks the first may be a page.
  private static func title(_ invocation: Invocation, _ vault: EditedVault) throws(EditRefusal) -> String {
    let words = invocation[title]
    guard words.count > 1 else { return words[0] }
    let named = invocation[page].map { ["--page", $0] }
    var commands: [[String]] = []
    if named == nil, let page = try? vault.page(named: words[0]) {
      commands.append(["add-section", words.dropFirst().joined(separator: " "), "--page", page.title])
    }
    commands.append(["add-section", words.joined(separator: " ")] + (named ?? []))
    throw EditRefusal(
      MoveCommandMessage.twoTitles(words[0], words[1]),
      help: .nameThePage,
      commands: commands
    )
  }
}
