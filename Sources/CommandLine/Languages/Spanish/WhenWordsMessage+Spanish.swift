import Languages

private let language = Language.spanish

extension WhenWordsMessage {
  var spanish: String {
    switch self {
    case .quoteName: "pon entre comillas un nombre de varias palabras"
    case .isSeveralDays(let days): "\(language.title(days)) es más de un día"
    case .commandForEach(let isPlanning): "escribe un comando por cada día; \(whatRecurs(isPlanning))"
    case .nameOneOfDays(let isPlanning): "nombra uno de los días; \(whatRecurs(isPlanning))"
    case .isPeriod(let text): "\(language.title(text)) es más de un día, y aquí va uno solo"
    case .nameOneDay: "nombra uno de sus días"
    case .recurs(let text, let rule):
      "\(language.title(text)) se repite (\(language.quoted("every: \(rule)"))), y aquí va un solo día"
    case .whatRecurs(let isPlanning): whatRecurs(isPlanning)
    case .movesWhatHasTime(let text): "\(language.title(text)) mueve lo que ya tiene hora"
    case .nameTime: "di una hora, como “9:30” o “en 30 minutos”"
    case .isOver(let time, let now, let command):
      "hoy ya \(isOne(time) ? "pasó" : "pasaron") \(language.theTime(time)), ahora \(isOne(now) ? "es" : "son") \(language.theTime(now)); `\(command)` lo pasa a mañana"
    case .sayTheSame(let text, let option): "\(language.title(text)) y \(option) dicen lo mismo"
    case .leaveOneOut: "quita uno de los dos"
    }
  }

  private func isOne(_ time: ShownTime) -> Bool { language.theTime(time).hasPrefix("la ") }

  private func whatRecurs(_ isPlanning: Bool) -> String {
    isPlanning
      ? "`tidemark add` con un texto que termina en “cada lunes” hace una tarea recurrente"
      : "un bloque de cada semana es una línea de “Routine” en tidemark.md"
  }
}
