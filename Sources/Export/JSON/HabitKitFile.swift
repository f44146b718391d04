import Chronology
import Diagnostics
package import Import
import Outline
import Planner
import SourceText

/// The JSON export of HabitKit: habits, how often each is due, and what was completed. They go to a ritual, in arcs of half a year.
package enum HabitKitFile: FileFormat {
  package static let name = "habitkit"

  package static func recognizes(_ files: [ImportedFile]) -> Bool {
    files.count == 1
      && JSONRoot.hasMembers(["habits", "completions"], files[0])
  }

  package static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let root = try JSONRoot(file, of: "HabitKit", lists: ["habits", "completions", "intervals"])
      drafts += HabitKitFile.drafts(of: root, options)
    }
    return drafts
  }

  private static func drafts(of root: JSONRoot, _ options: ImportOptions) -> [ImportDraft] {
    var others: [ImportDraft] = []
    var habits: [HabitHistory] = []
    var places: [String: (index: Int, least: Int)] = [:]
    let intervals = Dictionary(grouping: root["intervals"], by: { text("habitId", $0) })
    let ordered = root["habits"].enumerated().sorted { left, right in
      (order(of: left.element), left.offset) < (order(of: right.element), right.offset)
    }
    for (index, habit) in ordered {
      let id = text("id", habit)
      let interval = (intervals[id] ?? []).max { text("startDate", $0) < text("startDate", $1) }
      let least = max(1, number("requiredNumberOfCompletionsPerDay", interval) ?? 1)
      if places[id] == nil { places[id] = (habits.count, least) }
      habits.append(
        HabitHistory(
          shape: shape(of: habit, interval, least: least),
          isArchived: flag("archived", habit),
          origin: id.isEmpty ? nil : "habitkit " + id,
          place: root.place("habits", index),
          original: root.original(habit),
          days: []
        )
      )
    }
    for (index, completion) in root["completions"].enumerated() {
      let place = root.place("completions", index)
      func other(_ content: ImportDraft.Content) {
        others.append(ImportDraft(content, at: place, original: root.original(completion)))
      }
      guard let habit = places[text("habitId", completion)] else {
        other(.unread(.because(.habitIsNotInFile)))
        continue
      }
      guard let moment = ImportedMoment(text("date", completion)) else {
        other(.unread(.because(.dateIsNotRead)))
        continue
      }
      // The date is midnight of the place where it was, told in UTC.
      let shift = moment.offset == nil ? 0 : min(max(number("timezoneOffsetInMinutes", completion) ?? 0, -1440), 1440)
      let date = ImportedMoment.moment(moment.universal + shift * 60).date
      let amount = number("amountOfCompletions", completion) ?? 1
      guard amount > 0 else {
        other(.nothing(.because(.nothingWasDone)))
        continue
      }
      let note = text("note", completion)
      let count = amount == 1 && habit.least == 1 ? "" : "\(amount) of \(habit.least)"
      let record = LogRecord(
        days: DateRange(date),
        status: amount >= habit.least || options.anyIsDone ? .done : .missed,
        note: [count, note.onOneLine].filter { !$0.isEmpty }.joined(separator: " "),
        source: "habitkit"
      )
      habits[habit.index].days.append(
        HabitHistory.Day(
          place: place,
          original: root.original(completion),
          record: record,
          kept: count.isEmpty ? [] : [.number]
        )
      )
    }
    for (index, interval) in root["intervals"].enumerated() {
      let id = text("habitId", interval)
      let reason: DraftReason
      if places[id] == nil {
        reason = .habitIsNotInFile
      } else if (intervals[id] ?? []).contains(where: { text("startDate", $0) > text("startDate", interval) }) {
        reason = .laterOneSaysHowOften
      } else {
        continue
      }
      others.append(
        ImportDraft(.unread(.because(reason)), at: root.place("intervals", index), original: root.original(interval))
      )
    }
    others += root.unread(besides: ["habits", "completions", "intervals"])
    let home = DraftHome(.ritual, titled: options.title ?? "HabitKit")
    return HabitHistory.drafts(of: habits, in: home, today: options.today) + others
  }

  private static func shape(of habit: JSONMembers, _ interval: JSONMembers?, least: Int) -> HabitShape {
    let emoji = text("emoji", habit)
    let times = max(1, min(number("requiredNumberOfCompletions", interval) ?? 1, 999))
    let days = ["week": 7, "month": 30][text("type", interval).lowercased()]
    var shape = HabitShape(
      [emoji, text("name", habit).onOneLine].filter { !$0.isEmpty }.joined(separator: " "),
      times: days == nil ? 1 : times,
      days: days ?? 1
    )
    func keep(_ what: KeptThing, _ words: String) { if !words.isEmpty { shape.words.append((what, words)) } }
    keep(.description, text("description", habit).onOneLine)
    keep(.target, least > 1 ? "\(least) times a day" : "")
    keep(.avoided, flag("isInverse", habit) ? "to be avoided" : "")
    keep(.colorOfHabit, text("color", habit).isEmpty ? "" : "color \(text("color", habit).onOneLine)")
    if !shape.hasRule { keep(.frequency, HabitShape.words(shape.times, in: shape.days)) }
    return shape
  }

  private static func order(of habit: JSONMembers) -> Int { number("orderIndex", habit) ?? 0 }

  private static func text(_ key: String, _ object: JSONMembers?) -> String { (try? object?.text(key)) ?? "" }

  private static func number(_ key: String, _ object: JSONMembers?) -> Int? { (try? object?.number(key))?.whole }

  private static func flag(_ key: String, _ object: JSONMembers) -> Bool {
    if case .bool(true)? = object[key] { true } else { false }
  }
}
