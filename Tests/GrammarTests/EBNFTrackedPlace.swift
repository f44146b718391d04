import Chronology
import Planner

extension EBNFPlace {
  /// The kinds whose files are logs: rituals, lives and activities.
  static let tracked: [String: EBNFPlace] = [
    "ArcHeading": arcHeading,
    "Habit": EBNFPlace("- ", head: head("ritual", section: "Arc 1: 2026-11-16 - 2026-12-13")) { sample, item, comparison in
      comparison.expectHabit(item, sample)
    },
    "HabitEntry": EBNFPlace("- Run\n  - ", head: longArc) { sample, item, comparison in
      comparison.expect(.habit, item)
      comparison.expectEntry(item, sample)
    },
    "RitualProperty": EBNFPlace("", propertiesEndOfRitual, head: "---\nkind: ritual\n") { _, item, comparison in
      comparison.expect("title", item.text, "Words")
    },
    "Mark": EBNFPlace("- ", head: head("life\nborn: 1900-01-01")) { sample, item, comparison in
      comparison.expectMark(item, sample)
    },
    "Phase": EBNFPlace("- ", head: head("life\nborn: 1900-01-01", section: "Phases")) { sample, item, comparison in
      comparison.expectPhase(item, sample)
    },
    "LifeProperty": EBNFPlace("", propertiesEnd, head: "---\nkind: life\nborn: 1990-06-14\n") { _, item, comparison in
      comparison.expect("title", item.text, "Words")
    },
    "ActivitiesProperty": EBNFPlace("", propertiesEnd, head: "---\nkind: activities\n") { _, item, comparison in
      comparison.expect("title", item.text, "Words")
    },
    "Activity": EBNFPlace("- ", head: head("activities")) { sample, item, comparison in
      comparison.expectActivity(item, sample)
    },
    "ActivityEntry": EBNFPlace("- Run\n  - ", head: head("activities")) { sample, item, comparison in
      comparison.expect(.activity, item)
      comparison.expectEntry(item, sample.parts[0])
    },
  ]

  /// A heading, below which stands what is a habit only in an arc.
  private static var arcHeading: EBNFPlace {
    var place = EBNFPlace("", "\n\n- Words", head: "---\nkind: ritual\n---\n\n# Samples\n\n## ") { _, item, comparison in
      comparison.expect(.habit, item)
    }
    place.checkSection = { sample, section, comparison in
      let title = section.arc
      comparison.expect("number", title.map { String($0.number) }, sample["ArcTitle"]?.arcNumber)
      comparison.expect("days", title?.days.description, sample["ArcDays"]?.dateRange)
      comparison.expect("icon", section.icon?.text, sample["Icon"]?.text)
      comparison.expect("ended", section.ended?.description, sample["EndedField"].map { String($0.text.suffix(10)) })
    }
    return place
  }

  private static func head(_ kind: String, section: String = "Section") -> String {
    "---\nkind: \(kind)\n---\n\n# Samples\n\n## \(section)\n\n"
  }

  /// So long that its first half is not over.
  private static let longArc = head("ritual", section: "Arc 1: 2026-10-01 - 2027-09-30")

  private static let propertiesEndOfRitual = "\n---\n\n# Samples\n\n## Arc 1: 2026-11-16 - 2026-12-13\n\n- Words"
  private static let propertiesEnd = "\n---\n\n# Samples\n\n## Section\n\n- Words"
}

extension EBNFComparison {
  /// What habits and activities have in common: words, an icon, a box that is open.
  private mutating func expectWords(_ item: PlanItem, _ sample: EBNFSample) {
    expect("title", item.text, sample.parts.first { $0.symbol == "Words" }?.text ?? "")
    expect("icon", item.icon?.text, (sample.parts.first { ["Icon", "Emoji", "SymbolName"].contains($0.symbol) })?.text)
    expectZone(item, sample)
  }

  fileprivate mutating func expectHabit(_ item: PlanItem, _ sample: EBNFSample) {
    guard case .habit(let habit) = item.content else { return expect(.habit, item) }
    expectWords(item, sample)
    expect("box", item.box?.text, sample.text.hasPrefix("[ ]") ? "[ ]" : nil)
    let rule = sample["RoutineRule"] ?? sample["HabitDataview"].flatMap { $0.has("Days") ? $0 : nil }
    expect("every", habit.rule?.rule.description, rule?.rule)
    expect("from", habit.rule?.from?.description, rule?["EarlyDate"]?.text)
    expect("in", habit.rule?.months.description, rule.map { $0["Months"]?.monthNames ?? MonthSet.all.description })
    expect("goal", habit.goal.map(String.init), sample["Goal"]?.text)
  }

  fileprivate mutating func expectMark(_ item: PlanItem, _ sample: EBNFSample) {
    guard case .mark(let mark) = item.content else { return expect(.mark, item) }
    expectWords(item, sample)
    expect("box", item.box?.text, sample["Box"]?.text.lowercased())
    expect("date", mark.date.description, (sample.parts.first { $0.symbol == "PastDate" })?.text)
    let rating = sample["Rating"]
    let ratings = ["awful", "hard", "okay", "good", "great"]
    let word = rating?["RatingNumber"].flatMap { Int($0.text) }.map { ratings[$0 - 1] }
    expect("rating", mark.rating?.rawValue, word ?? rating?["RatingWord"]?.text.lowercased())
    expect("category", mark.category?.rawValue, sample["LifeCategory"]?.text.lowercased())
    expect("marked", mark.marked?.description, sample["MarkedField"]?["PastDate"]?.text)
  }

  fileprivate mutating func expectPhase(_ item: PlanItem, _ sample: EBNFSample) {
    guard case .phase(let days) = item.content else { return expect(.phase, item) }
    expectWords(item, sample)
    expect("first", days.first.description, sample["EarlyDate"]?.text)
    expect("last", days.last?.description, sample["LateDate"]?.text)
    expect("color", item.color?.rawValue, sample["ColorWord"]?.color)
  }

  fileprivate mutating func expectActivity(_ item: PlanItem, _ sample: EBNFSample) {
    guard case .activity(let activity) = item.content else { return expect(.activity, item) }
    expectWords(item, sample)
    expect("box", item.box?.text, sample.text.hasPrefix("[ ]") ? "[ ]" : nil)
    let category = sample["NamedField"]?["Text"]?.unquoted ?? sample["ActivityDataview"]?["Words"]?.text
    expect("category", activity.category, category)
    expect("since", activity.since?.description, sample["PastDate"]?.text)
  }
}

extension EBNFSample {
  /// The number of an arc without zeros before it.
  fileprivate var arcNumber: String {
    let digits = text.prefix { $0 != ":" }.filter(\.isNumber)
    return String(digits.drop { $0 == "0" })
  }
}
