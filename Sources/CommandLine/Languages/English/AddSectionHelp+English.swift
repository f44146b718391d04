extension AddSectionHelp {
  var english: String {
    switch self {
    case .title: "its title as you would write it in a file, with icon and fields"
    case .before: "Put it before this section"
    case .after: "Put it after this section"
    case .summary: "Add a section to a page"
    case .discussion:
      "Without --before and --after it becomes the last section, above “Things that used to matter” if the page has that."
    case .addAtEnd: "Add a section at the end"
    case .addWithTheme: "Add one with a theme"
    }
  }
}
