import Languages

private let language = Language.french

extension StatsCommandMessage {
  var french: String {
    switch self {
    case .isPeriod(let text): "\(language.quoted(text)) est une période; enlevez --from et --to"
    case .lastBeforeFirst(let last, let first): "le dernier jour, \(last), précède le premier\(first.map { ", \($0)" } ?? "")"
    case .isNoCommand(let words, let commands):
      "\(language.quoted(words)) n’est ni une commande ni une période comme \(language.quoted("semaine dernière")), 7d ou 2026-10; choisissez parmi\(language.colon) "
        + commands.joined(separator: ", ")
    }
  }
}
