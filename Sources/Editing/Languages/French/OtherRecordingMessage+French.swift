import Languages

private let language = Language.french

extension OtherRecordingMessage {
  var french: String {
    switch self {
    case .isOther(let title, let type, let place):
      "\(language.title(title)) est \(ThingKind.item(type).french) et non une activité, dans \(place)"
    case .bestRecordsAttempt: "`tidemark best` consigne un essai, avec son nombre"
    }
  }
}
