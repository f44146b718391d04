import Languages

private let language = Language.english

extension EntryValueMessage {
  var english: String {
    switch self {
    case .hasNoNumber(let date): "the attempt of \(date) has no number after its date"
    case .writeNumberFirst(let date): "write it first, as \(language.quoted("\(date) 42")); what follows it is the note"
    case .isNumberAmongLengths(let value): "\(language.quoted(value)) is a number, and the others are lengths of time"
    case .isLengthAmongNumbers(let value): "\(language.quoted(value)) is a length of time, and the others are numbers"
    case .writeLength: "write it as a length of time, like \(language.quoted("24:30 min")) or \(language.quoted("1:02:03"))"
    case .writeNumber: "write it as a number, like 24.5"
    case .isTimeOfDay(let time): "\(language.quoted(time)) is a time of day, so the attempt has no length of time"
    case .hasNoUnit(let minutes):
      "\(language.quoted(minutes)) is not a length of time without its unit, so the attempt has none"
    case .writeMinutesAndSeconds(let length): "write \(language.quoted(length)) for minutes and seconds"
    case .isNoNumber(let text): "\(language.quoted(text)) is not a number, so the attempt has none"
    case .writeWithPoint: "write digits with a point, as 1.5; commas separate only thousands, as 1,200"
    }
  }
}
