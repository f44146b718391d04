extension SetHelp {
  var english: String {
    switch self {
    case .value: "its value; a day may be tomorrow, fri or “in 3 days”"
    case .summary: "Set a property of a file, or a field of a section or an item"
    case .discussion:
      """
      A value that is there already is replaced. A new field is written like the file's other fields. A key that the thing \
      cannot have and a value that the key cannot have are refused, because lint would report them. If you name a copy of a \
      task on a day, the field is set in its project. The days of a timeline (“from”, “until”), the goal of a counter, the \
      time of a schedule row (“at”) and the values of a list (“values”) are set in the line itself. A key of tidemark.md needs \
      no THING: “set clock 12h” is a setting of the vault.
      """
    case .setDue: "Give a task the day on which it is due"
    case .setColor: "Give a project a color"
    case .setGoal: "Change the goal of a counter"
    case .setSetting: "Change a setting of the vault"
    }
  }
}
