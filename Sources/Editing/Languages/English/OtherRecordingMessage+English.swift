import Languages

private let language = Language.english

extension OtherRecordingMessage {
  var english: String {
    switch self {
    case .isOther(let title, let type, let place):
      "\(language.title(title)) is \(ThingKind.item(type).english) and not an activity, at \(place)"
    case .bestRecordsAttempt: "`tidemark best` records an attempt, with its number"
    }
  }
}
