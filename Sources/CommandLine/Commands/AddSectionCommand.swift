import Editing
import Languages
import Workspace

/// `tidemark add-section`
enum AddSectionCommand {
  private static let title = Operand.some("TITLE", AddSectionHelp.title)
  private static let page = EditOptions.page
  private static let before = Option.text("before", value: "TITLE", AddSectionHelp.before)
  private static let after = Option.text("after", value: "TITLE", AddSectionHelp.after)

  static let command = Command(
    "add-section",
    AddSectionHelp.summary,
    discussion: AddSectionHelp.discussion,
    operands: [title],
    options: [page, before, after] + EditSession.options,
    examples: [
      Example("tidemark add-section Vegetables --page Garden", AddSectionHelp.addAtEnd),
      Example("tidemark add-section \"Herbs (theme: soft)\" --page Garden --after Vegetables", AddSectionHelp.addWithTheme),
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

/// What the help of `add-section` says.
enum AddSectionHelp: Message {
  case title, before, after, summary, discussion, addAtEnd, addWithTheme
}
