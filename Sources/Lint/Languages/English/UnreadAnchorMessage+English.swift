import Languages

private let language = Language.english

extension UnreadAnchorMessage {
  var english: String {
    switch self {
    case .isNotInCalendar(let text): "\(language.quoted(text)) is not in the calendar"
    case .isNoTime(let text): "\(language.quoted(text)) is not a time of day"
    case .isNoRange(let text): "\(language.quoted(text)) is not a range of times"
    case .isOnlyEnd: "\(language.quoted("24:00")) is only an end"
    case .isSecondTime(let text): "\(language.quoted(text)) is a second time, and is read as words"
    case .isSecondDate(let text): "\(language.quoted(text)) is a second date, and is read as words"
    case .isNoTimeOfBlock(let text): "\(language.quoted(text)) is not read as a time, so the line is not a time block"
    case .isNoTimeOfRow(let text): "\(language.quoted(text)) is not read as a time, so the line is not a row"
    case .isNoDateOfRow(let text): "\(language.quoted(text)) is not read as a date, so the line is not a row"
    case .givesNoEnd(let length): "\(language.quoted(length)) is read as words, so the block has no end"
    case .comesAfterWords(let time): "\(language.quoted(time)) comes after the words, where times are not read"
    case .isReadAsWords(let text): "\(language.quoted(text)) is read as words"
    case .beginsNoItem(let time): "\(language.quoted(time)) does not begin a list item, so the line is not a time block"
    case .isOtherDay(let words): "\(language.quoted(words)) is another day, and the line counts for this one"
    case .isAmongWords(let time): "\(language.quoted(time)) is part of the words"
    case .isPartOfWords(let time, let key):
      "\(language.quoted(time)) is part of the words, because \(language.quoted(key)) says what the item is"
    case .write(let texts): "write \(language.or(texts.map(language.quoted)))"
    case .correctDay: "correct the day or the month"
    case .writeTime: "write a time from 00:00 to 23:59"
    case .writeTimeOrEscape(let escaped): "write a time from 00:00 to 23:59, or \(language.quoted(escaped)) if it is not a time"
    case .writeBothTimes: "write both times in full, as \(language.quoted("09:00 - 10:30"))"
    case .writeMidnight: "write \(language.quoted("00:00")) on the day that it begins, or a range that ends at 24:00"
    case .writeRange(let first, let second):
      "write \(language.quoted("\(first) - \(second)")) if it is the end of the first, else give it a line of its own"
    case .writeTask(let day, let time):
      "what is to be done by a time is a task: begin the line with \(language.quoted("- [ ] ")) and end it with \(language.quoted("(due: \(day), notify: \(time))"))"
    case .writeItem(let text): "make it a list item: \(language.quoted("- \(text)"))"
    case .moveMonth: "a month is not one day: move it to the file of a day, or to a page"
    case .moveToDay(let dates): "move it to the file of that day, \(dates.joined(separator: " or "))"
    case .writeOnPage(let days):
      "what takes several days is a line of a page, as \(language.quoted("- \(days) words")); or write it in the file of each of the days"
    case .writeAt(let time): "write \(language.quoted("at: \(time)")) beside \(language.quoted("every")) instead"
    case .writeLater: "write it after the first word, or remove the field"
    case .writeBeforeWords(let time): "Write \(language.quoted(time)) before the words"
    case .makeItem: "Make it a list item"
    case .makeItems: "Make list items of the lines"
    }
  }
}
