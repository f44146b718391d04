extension CategoryHelp {
  var english: String {
    switch self {
    case .name: "its name as in a file, with icon and fields"
    case .summary: "Change the categories of the vault"
    case .discussion: "Alone it lists those of tidemark.md."
    case .addSummary: "Add a category for rituals and activities"
    case .addDiscussion:
      """
      Categories are in the section Categories of tidemark.md, which is made where there is none. One that is built in gets \
      the color and the icon of its line there.
      """
    case .addCategory: "Add a category"
    }
  }
}
