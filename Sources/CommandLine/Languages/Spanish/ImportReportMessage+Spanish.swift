import Languages

private let language = Language.spanish

extension ImportReportMessage {
  var spanish: String {
    switch self {
    case .sum(let read, let counts):
      "\(language.counted(read, "leído", "leídos")): \(counts.map(words).joined(separator: ", "))"
    case .reason(let found, let reason, let places, let more):
      "\(words(for: found)): \(reason.text(in: language)) (\(places.joined(separator: ", "))\(more > 0 ? " y \(language.number(more)) más" : ""))"
    case .keptAsWords(let things):
      "conservado como texto: \(things.map { "\(language.say($0.thing)) \(language.number($0.count))" }.joined(separator: ", "))"
    case .titleOfLeft: "Lo que una importación dejó"
    case .wasNotTaken(let command): "`\(command)` no tomó esto, que está tal como estaba:"
    case .created(let path): "\(path): creado"
    case .changed(let path): "\(path): cambiado"
    case .hasWhatWasLeft(let path): "\(path): tiene lo que no se importó, como estaba"
    }
  }

  private func words(for found: Count) -> String {
    switch found.outcome {
    case .written: language.counted(found.count, "escrito", "escritos")
    case .present: language.counted(found.count, "ya estaba", "ya estaban")
    case .leftOut: language.counted(found.count, "excluido", "excluidos")
    case .left: "\(language.number(found.count)) sin importar"
    }
  }
}
