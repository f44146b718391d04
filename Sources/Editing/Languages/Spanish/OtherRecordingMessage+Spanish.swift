import Languages

private let language = Language.spanish

extension OtherRecordingMessage {
  var spanish: String {
    switch self {
    case .isOther(let title, let type, let place):
      "\(language.title(title)) es \(ThingKind.item(type).spanish) y no una actividad, en \(place)"
    case .bestRecordsAttempt: "`tidemark best` registra un intento, con su número"
    }
  }
}
