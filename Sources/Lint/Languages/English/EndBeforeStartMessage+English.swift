import Languages

private let language = Language.english

extension EndBeforeStartMessage {
  var english: String {
    switch self {
    case .endsBeforeStart(let range): "\(language.quoted(range)) ends before it starts"
    case .swapDates: "write the earlier date first, or correct the year"
    case .endsNotAfterStart(let range): "\(language.quoted(range)) does not end after it starts"
    case .swapTimes: "write the earlier time first; only a range from noon or later to noon or earlier passes midnight"
    case .writeLaterEnd: "write a later end, or one time alone"
    case .isBefore(let until, let from): "\(language.quoted("until: \(until)")) is before \(language.quoted("from: \(from)"))"
    case .correctEither: "correct one of the two; \(language.quoted("until")) is the last day that counts"
    }
  }
}
