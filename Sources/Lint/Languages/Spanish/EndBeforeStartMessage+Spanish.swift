import Languages

private let language = Language.spanish

extension EndBeforeStartMessage {
  var spanish: String {
    switch self {
    case .endsBeforeStart(let range): "\(language.quoted(range)) termina antes de empezar"
    case .swapDates: "escribe primero la fecha más temprana, o corrige el año"
    case .endsNotAfterStart(let range): "\(language.quoted(range)) no termina después de empezar"
    case .swapTimes:
      "escribe primero la hora más temprana; solo un intervalo que empieza a mediodía o después y termina a mediodía o antes pasa de la medianoche"
    case .writeLaterEnd: "escribe una hora de fin posterior, o una sola hora"
    case .isBefore(let until, let from):
      "\(language.quoted("until: \(until)")) es anterior a \(language.quoted("from: \(from)"))"
    case .correctEither: "corrige uno de los dos; \(language.quoted("until")) es el último día que cuenta"
    }
  }
}
