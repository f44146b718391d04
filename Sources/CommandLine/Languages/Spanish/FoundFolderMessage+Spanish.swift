import Diagnostics
import Languages

private let language = Language.spanish

extension FoundFolderMessage {
  var spanish: String {
    switch self {
    case .files(let count):
      "Aquí ya hay \(language.counted(count, "archivo de Markdown, y no se cambió:", "archivos de Markdown, y ninguno se cambió:"))"
    case .dated(let count, let folder):
      "\(language.number(count)) \(folder.map { "en \(language.quoted($0))" } ?? "en esta misma carpeta") \(language.form(count, "tiene", "tienen")) una fecha por nombre; los que no dicen su tipo ahora son días"
    case .notes(let count):
      "\(language.counted(count, "es una nota mientras no diga", "son notas mientras no digan")) su tipo, como \(language.quoted("kind: page"))"
    case .boxes(let count): "\(language.counted(count, "elemento", "elementos")) con casilla"
    case .foreignLines(let count):
      "\(language.counted(count, "línea", "líneas")) como \(language.form(count, "la", "las")) escriben otros programas (\(language.quoted("tidemark explain foreign-line")))"
    case .findsNothing: "\(language.quoted("tidemark lint")) no encuentra nada."
    case .finds(let counts, let mended):
      "\(language.quoted("tidemark lint")) encuentra \(words(for: counts))"
        + (mended > 0
          ? "; \(language.quoted("tidemark lint --fix")) arregla hasta \(language.number(mended))." : ".")
    }
  }

  private func words(for counts: [LintReportMessage.FindingCount]) -> String {
    counts.map { found in
      switch found.severity {
      case .error: language.counted(found.count, "error", "errores")
      case .warning: language.counted(found.count, "advertencia", "advertencias")
      case .info: language.counted(found.count, "sugerencia", "sugerencias")
      }
    }.joined(separator: ", ")
  }
}
