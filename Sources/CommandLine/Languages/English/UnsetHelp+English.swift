extension UnsetHelp {
  var english: String {
    switch self {
    case .summary: "Remove a property of a file, or a field of a section or an item"
    case .discussion:
      """
      Fields that mean nothing without it are removed with it: “at” and “from” with “every”. A key of tidemark.md needs no \
      THING: “unset clock” is a setting of the vault.
      """
    case .removeDay: "Remove the day from a task"
    case .removeColor: "Remove the color of a project"
    case .removeSetting: "Leave a setting of the vault to its default"
    }
  }
}
