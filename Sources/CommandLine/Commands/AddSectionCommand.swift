import Editing
import Workspace

/// `tidemark add-section`
enum AddSectionCommand {
  private static let title = Operand.one("TITLE", "its title as you would write it in a file, with icon and fields")
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
      case (.some, .some): throw EditRefusal("--before and --after cannot both say where it goes")
      }
      try vault.addSection(invocation[title], to: try vault.page(named: invocation[page]), at: place)
      try EditCheck(vault).check()
    }
  }
}
