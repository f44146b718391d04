import Languages

private let language = Language.english

extension UnreadEntryMessage {
  var english: String {
    switch self {
    case .isNoDate(let text): "\(language.quoted(text)) is not read as a date, so the line is not an entry"
    case .comesBeforeDate(let state): "\(language.quoted(state)) comes before the date, so the line is not an entry"
    case .isFollowedByDay(let date): "\(language.quoted(date)) is followed by another day, and only the first counts"
    case .isSecondTime(let time): "\(language.quoted(time)) is a second time, and only the first is read"
    case .isOnlyNote(let time): "\(language.quoted(time)) is only a note, and not the time of the entry"
    case .beginsNameOfHabit(let date): "\(language.quoted(date)) begins the name of a habit, so no day counts"
    case .beginsNameOfActivity(let date): "\(language.quoted(date)) begins the name of an activity, so no day counts"
    case .isPartOfName(let days, let name):
      "\(language.quoted(days)) is part of the name of \(language.quoted(name)), so no day counts"
    case .isInNoLog(let date, let name):
      "\(language.quoted(date)) is below \(language.quoted(name)), which has no log as long as its field is not read"
    case .isBelowEntry(let date, let above):
      "\(language.quoted(date)) is below the entry \(language.quoted(above)), so it is not an entry"
    case .isBeside(let date, let name):
      "\(language.quoted(date)) is beside \(language.quoted(name)) and not below it, so it is not an entry"
    case .isBesideItem(let date): "\(language.quoted(date)) is beside the item and not below it, so it is not an entry"
    case .isInNotes(let date, let name):
      "\(language.quoted(date)) is in the notes of \(language.quoted(name)), so it is not an entry"
    case .isInNotesOfItem(let date): "\(language.quoted(date)) is in the notes of an item, so it is not an entry"
    case .write(let texts): "write \(language.or(texts.map(language.quoted)))"
    case .writeDateInFull: "write year, month and day, as 2026-11-20"
    case .writeDaysOfPeriod(let first, let last):
      "write the days, as \(language.quoted(first)), or from the first to the last, as \(language.quoted("\(first) - \(last)"))"
    case .writeBothDays: "write both days with their year, as 2026-11-18 - 2026-11-20"
    case .writeEachDayAlone(let texts): "write each day on a line of its own: \(language.and(texts.map(language.quoted)))"
    case .writeState(let day):
      "write \(language.quoted("\(day) missed")) or \(language.quoted("\(day) skipped")), whichever it was: without such a word the day counts as done"
    case .giveEachDayLine: "give each day a line of its own, or write a range, as 2026-11-18 - 2026-11-20"
    case .writeTimeAfterWords:
      "an entry has one time: write the other after the words, or \(language.quoted("done")) before it if it is a note"
    case .writeTimeOfBeginning: "an entry has one time: write that at which it began, as 18:30"
    case .writeNameAndDays: "write the name as a list item, and each day as a list item indented below it"
    case .writeDayBelowName(let date): "write each day on a line of its own below the name: \(language.quoted("- \(date)"))"
    case .mendFirst(let field): "mend \(language.quoted(field)) first"
    case .indentLess: "indent it no further than that entry"
    case .indentBelow(let name): "indent it below \(language.quoted(name))"
    case .indentBelowItem: "indent it below the item"
    case .indentWithWords(let name):
      "make a list item of the words above it and indent it below them, or indent it below \(language.quoted(name))"
    case .makeItem(let date): "make it a list item of the log: \(language.quoted("- \(date)"))"
    case .moveUp: "Move it one level up"
    case .indentDates: "Indent the dates below it"
    case .makeItems: "Make list items of them"
    case .writeEntries: "Write an entry for each day"
    case .writeDaysBelow: "Write the days below the name"
    }
  }
}
