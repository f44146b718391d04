import Languages

private let language = Language.english

extension StatsCommandMessage {
  var english: String {
    switch self {
    case .isPeriod(let text): "\(language.quoted(text)) is a period; leave out --from and --to"
    case .lastBeforeFirst(let last, let first): "the last day, \(last), is before the first\(first.map { ", \($0)" } ?? "")"
    case .isNoCommand(let words, let commands):
      "\(language.quoted(words)) is not a command, nor a period like \(language.quoted("last week")), 7d or 2026-10; choose from: "
        + commands.joined(separator: ", ")
    }
  }
}
