import Languages
import Outline
import Planner
import Vault

private let language = Language.english

extension ValueMessage {
  var english: String {
    switch self {
    case .hasNoValue(let key): "\(language.quoted(key)) has no value"
    case .writeAfterColon: "write one after the colon, or delete the field"
    case .isNotInCalendar(let text): "\(language.quoted(text)) is not in the calendar"
    case .correctDayOrMonth: "correct the day or the month"
    case .isNotWrittenAsDate(let text): "\(language.quoted(text)) is not written as a date"
    case .isNoDate(let text): "\(language.quoted(text)) is not a date"
    case .writeDate: "write year-month-day, as 2026-11-20"
    case .isNoTimeOfDay(let text): "\(language.quoted(text)) is not a time of day"
    case .writeTimeOfDay: "write a time from 00:00 to 23:59"
    case .isNoTime(let text): "\(language.quoted(text)) is not a time"
    case .writeHoursAndMinutes: "write hours and minutes, as 17:00"
    case .hasStrayComma(let text): "\(language.quoted(text)) has a comma that does not separate thousands"
    case .writePoint: "write a point, as 1.5, or no comma at all"
    case .isNoNumber(let text): "\(language.quoted(text)) is not a number"
    case .writeDigits: "write digits, as 120 or 12.4; a length of time as 24:30 min"
    case .isNoCount(let text): "\(language.quoted(text)) is not a whole number of at least 1"
    case .writeCount: "write one, as 3"
    case .writeHowOften(let rule):
      "write \(language.quoted("every: \(rule)")) if it is how often; \(language.quoted("goal")) is how many days of the arc, as 20"
    case .isNoValue(let text, let key): "\(language.quoted(text)) is not a value of \(language.quoted(key))"
    case .writeOneOf(let words): "write \(language.or(words))"
    case .writeOneOfAndNumber(let words):
      "write \(language.or(words)); the number comes after the name and a colon, as \(language.quoted("Parkrun: 24:30 min"))"
    case .rule(let message): message.english
    case .writeTimeBeforeWords: "write the time before the words, where the block begins, and nowhere else"
    case .cannotRepeatBlock(let text): "\(language.quoted(text)) cannot repeat a time block"
    case .blocksRecurBy: "a block recurs by days, weeks, months or years of the calendar"
    case .cannotRepeatHabit(let text): "\(language.quoted(text)) cannot repeat a habit"
    case .habitsRecurBy: "a habit recurs by days, weeks, months or years of the calendar"
    case .cannotCountStreak(let text): "\(language.quoted(text)) cannot count a streak"
    case .streaksCount: "a streak counts days, weeks, months or years of the calendar"
    case .namesNoDays(let text): "\(language.quoted(text)) names no days, so a block cannot repeat by it"
    case .writeDays: "write the days, as \(language.quoted("mon wed fri"))"
    case .endsBeforeStart(let text): "\(language.quoted(text)) ends before it starts"
    case .writeEarlierFirst: "write the earlier time first, as 08:00 - 20:00"
    case .isSeveralWords(let text): "\(language.quoted(text)) is more than one word"
    case .writeOneWord(let key): "write one word for \(language.quoted(key))"
    case .isNotAfterStart(let text, let start): "\(language.quoted(text)) is not after the start of the day, \(start)"
    case .writeLaterTime: "write a later time, at most 24:00"
    case .isNoLengthInDays(let text, let bounds):
      "\(language.quoted(text)) is not a length from \(bounds.lowerBound) to \(bounds.upperBound) days"
    case .writeDaysOrWeeks: "write days or weeks, as 28 days or 4 weeks"
    case .isNoNumberOfYears(let text, let bounds):
      "\(language.quoted(text)) is not a number of years from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .writeYears(let example): "write a whole number, as \(example)"
    case .isNoWholeNumber(let text, let bounds):
      "\(language.quoted(text)) is not a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .writeNumber(let example): "write a number, as \(example)"
    case .isNotBeforeNoon(let text): "\(language.quoted(text)) is not before noon"
    case .writeTimeBeforeNoon: "write a time from 00:00 to 11:59"
    case .isNoLengthInMinutes(let text, let bounds):
      "\(language.quoted(text)) is not a length from \(bounds.lowerBound) to \(bounds.upperBound) minutes"
    case .writeMinutesOrHours: "write minutes or hours, as 30m or 1h30m"
    case .isNoFolder(let text): "\(language.quoted(text)) is not a folder of the vault"
    case .writePath:
      "write a path from the folder of \(VaultRoot.fileName), without \(language.quoted("..")), as \(language.quoted("journal")) or \(language.quoted("notes/journal"))"
    case .folderHasKind(let text): "a folder in \(language.quoted(text)) has a kind already"
    case .nameFoldersOnce: "name each folder once"
    case .isNoIcon(let text): "\(language.quoted(text)) is neither one emoji nor the name of a symbol"
    case .writeIcon: "write one emoji, or a name as book.closed"
    case .saysTooMuch(let text, let key): "\(language.quoted(text)) says more than \(language.quoted(key)) can"
    case .giveOwnKey(let words): "give \(language.quoted(words)) a key of its own, or move it out of the parentheses"
    case .lacksComma(let next, let text):
      "a comma is missing before \(language.quoted(next.rawValue)) in \(language.quoted(text))"
    case .isJoined(let text, let key):
      "YAML joins \(language.quoted(text)) to the line above it, so \(language.quoted(key)) is not read"
    case .giveOwnProperty: "give it a property of its own, or remove it"
    case .typeNeeds(let text, let type): "an item of type \(language.quoted(text)) needs \(need(of: type))"
    case .addOrWriteOtherType: "add it, or write another type"
    case .write(let text): "write \(language.quoted(text))"
    }
  }

  private func need(of type: ItemType) -> String {
    switch type {
    case .recurring: language.quoted("every")
    case .streak: language.quoted("streak")
    case .best: language.quoted("best")
    case .countUp: language.quoted("since")
    case .countDown: language.quoted("until")
    case .schedule: "a time at its start"
    case .timeline: "a date at its start"
    case .counter: "\(language.quoted(": 3/8")) after its name"
    case .text, .bullet, .checkbox, .textList, .label, .image, .quote, .tally, .task, .block, .routine, .category, .link,
      .habit, .mark, .phase, .activity:
      "\(language.quoted(": ")) and parts between \(language.quoted(" | ")) after its name"
    }
  }
}
