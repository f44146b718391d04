import Languages

private let language = Language.spanish

extension UndoMessage {
  var spanish: String {
    switch self {
    case .isKeptNowhere: "no se sabe dónde se guardan los comandos; define HOME o XDG_STATE_HOME"
    case .nothingToUndo: "no queda ningún comando que deshacer"
    case .nothingToRedo: "no hay nada que rehacer desde el último comando que escribió"
    case .onlyUndone(let count):
      "solo se \(language.form(count, "puede deshacer 1 comando", "pueden deshacer \(language.number(count)) comandos")); no se escribió nada"
    case .onlyRedone(let count):
      "solo se \(language.form(count, "puede rehacer 1 comando", "pueden rehacer \(language.number(count)) comandos")); no se escribió nada"
    case .oneAtATime: "--dry-run y --json son para un comando a la vez"
    case .cannotUndo(let line, let reason):
      "\(language.quoted(line)) no se puede deshacer, y no se escribió nada: \(reason.text(in: language))"
    case .cannotRedo(let line, let reason):
      "\(language.quoted(line)) no se puede rehacer, y no se escribió nada: \(reason.text(in: language))"
    case .undone(let line, let time, let distance):
      "deshecho: \(language.quoted(line)) del \(time)"
        + (distance.map { ", hace \(length(of: $0)): el último comando que escribió algo" } ?? "")
    case .redone(let line, let time): "rehecho: \(language.quoted(line)) del \(time)"
    case .files(let count): language.counted(count, "archivo", "archivos")
    case .isNotKept(let reason): "se escribió, pero “tidemark undo” no lo puede deshacer: \(reason.text(in: language))"
    }
  }

  private func length(of distance: UndoDistance) -> String {
    let days = distance.minutes / 1440
    return days > 0 ? language.days(days) : language.lengthInFull(distance.minutes)
  }
}
