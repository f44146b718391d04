import Diagnostics
import Languages

extension RulePageMessage {
  var spanish: String {
    switch self {
    case .severity(let severity): "Gravedad: \(Language.spanish.say(ReportMessage.severity(severity)))."
    case .whatItDoes: "Qué hace"
    case .why: "Por qué"
    case .example: "Ejemplo"
    case .useInstead: "Escribe en su lugar"
    case .fix: "Arreglo"
    case .noFix: "Ninguno."
    case .inTheFormat: "En el formato"
    case .toKeepItSilent: "Para silenciarla"
    case .commentOrOption(let rule):
      """
      `<!-- tidemark: allow \(rule) -->` arriba de un bloque, `<!-- tidemark: allow-file \(rule) -->` en cualquier lugar del archivo,
      o `tidemark lint --allow \(rule)`.
      """
    case .optionAlone(let rule):
      """
      `tidemark lint --allow \(rule)`. Nada la silencia dentro de un archivo, porque un archivo así no se puede leer de manera \
      confiable.
      """
    }
  }
}
