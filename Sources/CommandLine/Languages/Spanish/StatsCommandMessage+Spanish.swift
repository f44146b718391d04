import Languages

private let language = Language.spanish

extension StatsCommandMessage {
  var spanish: String {
    switch self {
    case .isPeriod(let text): "\(language.quoted(text)) es un periodo; quita --from y --to"
    case .lastBeforeFirst(let last, let first): "el último día, \(last), es anterior al primero\(first.map { ", \($0)" } ?? "")"
    case .isNoCommand(let words, let commands):
      "\(language.quoted(words)) no es un comando, ni un periodo como \(language.quoted("la semana pasada")), 7d o 2026-10; elige entre: "
        + commands.joined(separator: ", ")
    }
  }
}
