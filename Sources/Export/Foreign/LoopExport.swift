import Chronology
import Import
import Planner
import SourceText

/// What has a rule and a log, as the folder that Loop Habit Tracker exports: `Habits.csv`, and a folder of each habit with its days.
/// Loop itself imports no such folder, so that `HabitBull.csv` stands beside, which it does import.
package enum LoopExport {
  /// A habit over all its arcs.
  struct Habit: Sendable {
    var title: String
    var frequency: LoopFrequency
    /// What has no column, in words.
    var words: [String]
    var isArchived: Bool
    /// The days, rising.
    var days: [(date: CivilDate, value: String, note: String)] = []
  }

  /// The most days that an entry is written for.
  private static let mostDays = 36_600

  // MARK: Reading a file

  static func part(of file: ForeignFile) -> ForeignPart {
    var part = ForeignPart(title: file.plan.title)
    let due = file.plan.content.itemsInPlace.filter { LoopFrequency($0.item, in: $0.section) != nil }
    let habits = due.inGroups { placed in
      [placed.item.wholeText, placed.item.id ?? "", placed.section.arc == nil ? placed.section.title : ""]
    }
    for habit in habits { add(habit.elements, of: file, to: &part) }
    return part
  }

  /// Adds a habit of which several arcs may have one each; what the newest says counts.
  private static func add(_ group: [ItemInPlace], of file: ForeignFile, to part: inout ForeignPart) {
    let sorted = group.sorted { ($0.section.arc?.days.first ?? .earliest) < ($1.section.arc?.days.first ?? .earliest) }
    guard let newest = sorted.last, let due = LoopFrequency(newest.item, in: newest.section) else { return }
    let item = newest.item
    guard !item.wholeText.isEmpty else { return part.leave("", at: file.place(of: item), .hasNoWords) }
    var notes: [String] = []
    for note in sorted.flatMap(\.item.notes).map(\.onOneLine) where !notes.contains(note) { notes.append(note) }
    let frequency = notes.lazy.compactMap(LoopFrequency.init(in:)).first ?? due
    var habit = Habit(
      title: item.wholeText,
      frequency: frequency,
      words: frequency.words.map { [$0] + notes } ?? notes,
      isArchived: isOver(newest, file.today)
    )
    let kept: [KeptThing] = (frequency.words == nil ? [] : [.rule]) + (notes.isEmpty ? [] : [.notes])
    let lost = Set(sorted.flatMap { $0.item.lost(besides: [.notes, .log, .box]) }).sorted { $0.english < $1.english }
    part.write(habit.title, at: file.place(of: item), kept: kept, without: lost)
    var days: [CivilDate: (value: String, note: String)] = [:]
    for placed in sorted {
      for record in placed.item.log { add(record, at: file.place(of: placed.item), to: &days, &part) }
    }
    habit.days = days.keys.sorted().map { ($0, days[$0]?.value ?? "", days[$0]?.note ?? "") }
    part.habits.append(habit)
  }

  private static func isOver(_ placed: ItemInPlace, _ today: CivilDate) -> Bool {
    let ends = [placed.item.content.rule?.until, placed.section.ended, placed.section.arc?.days.last].compactMap(\.self)
    return ends.min().map { $0 < today } ?? false
  }

  // MARK: Days

  private static func add(
    _ record: LogRecord,
    at place: ImportPlace,
    to days: inout [CivilDate: (value: String, note: String)],
    _ part: inout ForeignPart
  ) {
    let name = record.days.count == 1 ? record.days.first.description : record.days.description
    guard record.days.count <= mostDays else {
      return part.leave(name, at: place, .entryHasMoreDays(mostDays))
    }
    let value =
      switch record.status {
      case .done: "YES_MANUAL"
      case .skipped: "SKIP"
      case .missed: "NO"
      }
    let note = record.note.onOneLine
    var words = [record.time.map { "at \($0)" } ?? "", record.value?.description ?? ""].filter { !$0.isEmpty }
    let below = record.notes.map { $0.onOneLine }
    var kept: [KeptThing] = words.isEmpty ? [] : [.timeOrNumber]
    if !below.isEmpty { kept.append(.notes) }
    words = (words + [note] + below).filter { !$0.isEmpty }
    let text = words.joined(separator: "; ")
    for date in record.days.days {
      guard let known = days[date] else {
        days[date] = (value, text)
        continue
      }
      // A day has one value there: done, if it was done once.
      let isBetter = value == "YES_MANUAL" && known.value != value
      days[date] = (isBetter ? value : known.value, [known.note, text].filter { !$0.isEmpty }.joined(separator: "; "))
      if !kept.contains(.otherEntryOfDay) { kept.append(.otherEntryOfDay) }
    }
    let parts: [(KeptThing, Bool)] = [(.below, !record.children.isEmpty), (.otherFields, !record.otherFields.isEmpty)]
    part.write(name, at: place, kept: kept, without: parts.filter(\.1).map(\.0))
  }

  // MARK: Writing

  /// The files of the folder, with their paths in it.
  package static func files(of parts: [ForeignPart]) -> [(path: String, text: String)] {
    let habits = parts.flatMap(\.habits)
    func row(_ cells: [String]) -> String { CSVTable.text(of: cells, delimiter: .comma) }
    var list = row([
      "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator", "FrequencyDenominator", "Color", "Unit",
      "Target Type", "Target Value", "Archived?",
    ])
    var bull = row(["HabitName", "HabitDescription", "HabitCategory", "CalendarDate", "Value", "CommentText"])
    var files: [(path: String, text: String)] = []
    for (offset, habit) in habits.enumerated() {
      let number = padded(offset + 1)
      let description = habit.words.joined(separator: "; ")
      list += row([
        number, habit.title, "YES_NO", "", description, "\(habit.frequency.times)", "\(habit.frequency.days)", "", "", "", "",
        "\(habit.isArchived)",
      ])
      var checks = row(["Date", "Value", "Notes"])
      for day in habit.days.reversed() {
        checks += row([day.date.description, day.value, day.note])
        bull += row([habit.title, description, "", day.date.description, day.value == "YES_MANUAL" ? "1" : "0", day.note])
      }
      files.append((folder(number, habit.title) + "/Checkmarks.csv", checks))
    }
    return [("Habits.csv", list), ("HabitBull.csv", bull)] + files
  }

  /// As Loop calls folders: three digits, and of the name what any system can call a file.
  private static func folder(_ number: String, _ title: String) -> String {
    let allowed = title.unicodeScalars.filter { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789 ._-".unicodeScalars.contains(scalar))
    }
    var name = String(String.UnicodeScalarView(allowed)).onOneLine.prefix(100)
    while name.last == "." { name.removeLast() }
    return ([number] + (name.isEmpty ? [] : [String(name)])).joined(separator: " ")
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}
