import Languages

private let language = Language.spanish

extension ForeignStateMessage {
  var spanish: String {
    switch self {
    case .saysState(let signs, let programs):
      "\(language.list(signs)) \(language.form(signs.count, "dice", "dicen")) el estado de una tarea en \(language.programs(programs)), y \(language.form(signs.count, "se lee", "se leen")) como texto"
    case .saysPriority(let signs, let programs):
      "\(language.list(signs)) \(language.form(signs.count, "dice", "dicen")) cuánto importa una tarea en \(language.programs(programs)), y \(language.form(signs.count, "se lee", "se leen")) como texto"
    case .isStruckThrough(let words): "\(language.quoted(words)) está tachado, y no está descartado"
    case .writeIfEnded(let text):
      "un hábito está pendiente hasta el final de su arco: escribe \(language.quoted(text)) si ya terminó"
    case .writeUntilIfEnded:
      "un hábito está pendiente hasta el final de su arco: escribe \(language.quoted("until")) y un día junto a \(language.quoted("every")) si ya terminó"
    case .write(let text): "escribe \(language.quoted(text))"
    case .writeDroppedOrDone(let dropped, let done):
      "escribe \(language.quoted(dropped)) si está descartada, o \(language.quoted(done)) si está hecha"
    case .isOnlySign(let sign): "\(language.quoted(sign)) es solo un signo, y la casilla dice que la tarea está abierta"
    case .writeIfDone(let box): "escribe \(language.quoted(box)) si está hecha"
    case .writeIfDropped(let box):
      "escribe \(language.quoted(box)) si está descartada; si solo quedó incumplida, deja la casilla abierta"
    }
  }
}
