public import Planner

/// The items of a calendar.
public enum CalendarItems {
  /// How many days from today on are looked at one by one, where no rule can say what happens on them.
  public static let daysAhead = 400

  /// All that has a day or a time, in the order of the files.
  public static func all(of vault: CalendarVault, _ options: CalendarOptions = CalendarOptions()) -> [CalendarItem] {
    var items: [CalendarItem] = []
    forEach(of: vault, options) { items.append($0) }
    return items
  }

  /// The same one by one.
  public static func forEach(of vault: CalendarVault, _ options: CalendarOptions, _ take: (CalendarItem) -> Void) {
    let parts = CalendarParts(of: vault, options)
    for place in 0..<parts.count { parts.forEachItem(at: place, take) }
  }
}

extension CalendarItems {
  /// The title of a file as a calendar has it, without markup.
  public static func name(of file: some PlanFile) -> String { CalendarWords.line(file.content.title) }
}
