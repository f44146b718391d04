import Chronology
import Outline

/// A day with more behind a comma, where a day is asked for: `31.1.2027, urgent`, `2026-12-01 at 9am, remind me: yes`.
struct DayAndWords {
  /// The day, and behind it what the other words say as fields.
  let written: String
  /// The fields behind the day.
  let fields: [NewFields.Draft]
  /// The words of which nobody can say what they mean.
  let words: String

  init?(_ text: String, for key: FieldKey, in entry: HeadlineIndex.Entry, _ file: LintedFile) {
    let today = file.dayOfWords
    let parts = text.split(separator: ",", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    let both = DayAndTime(parts[0], for: key, today: today)
    guard let day = both?.date ?? DayAndWords.day(parts[0], for: key, today: today) else { return nil }
    var fields: [NewFields.Draft] = []
    if key == .due, let time = both?.time { fields.append(NewFields.Draft(key: .notify, value: time.description)) }
    let meant = GroupMeant(parts[1], in: entry.headline.places, today: today)?.drafts
    let known = Set(fields.map(\.key))
    if let drafts = meant, drafts.count == 1, !drafts[0].contains(where: { $0.key == key || known.contains($0.key) }) {
      fields += drafts[0]
      words = ""
    } else {
      words = parts[1]
    }
    self.fields = fields
    written = ([day.description] + fields.map { "\($0.key?.rawValue ?? ""): \($0.value)" }).joined(separator: ", ")
  }

  private static func day(_ text: String, for key: FieldKey, today: CivilDate) -> CivilDate? {
    if let date = CivilDate(spelled: text) { return date }
    guard let meant = DateMeant(text, today: today, for: key), meant.dates.count == 1, !meant.isPeriod else { return nil }
    return meant.dates[0]
  }
}
