public import Planner

/// The items of a calendar.
public enum CalendarItems {
  /// How many days from today on are looked at one by one, where no rule can say what happens on them.
  public static let daysAhead = 400

  /// All that has a day or a time, in the order of the files.
  public static func all(of vault: CalendarVault, _ options: CalendarOptions = CalendarOptions()) -> [CalendarItem] {
    var builder = CalendarBuilder(vault, options)
    builder.addBlocks()
    for file in vault.files where file.isChosen { builder.add(file.plan) }
    return builder.items
  }
}

extension CalendarItems {
  /// The title of a file as a calendar has it, without markup.
  public static func name(of file: some PlanFile) -> String { CalendarWords.line(file.content.title) }
}
