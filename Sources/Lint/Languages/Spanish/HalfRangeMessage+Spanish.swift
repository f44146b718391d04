import Languages

private let language = Language.spanish

extension HalfRangeMessage {
  var spanish: String {
    switch self {
    case .isNoRange(let text): "\(language.quoted(text)) parece un intervalo, pero no lo es"
    case .writeBothDays(let first):
      "escribe los dos días completos, como \(language.quoted("2026-01-05 - 2026-01-31")), o \(language.quoted(first + ":")) si es un solo día"
    case .writeBothTimes(let first):
      "escribe las dos horas completas, como \(language.quoted("09:00 - 10:30")), o \(language.quoted(first + ":")) si es una sola hora"
    }
  }
}
