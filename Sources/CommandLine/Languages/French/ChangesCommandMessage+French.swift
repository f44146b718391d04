import Languages

private let language = Language.french

extension ChangesCommandMessage {
  var french: String {
    switch self {
    case .isInFuture(let day): "\(day) est dans le futur; nommez un jour qui ne dépasse pas aujourd’hui"
    case .nothing(let day): "Depuis le \(day), rien n’a changé. --since remonte plus loin."
    case .nothingOf(let words, let day):
      "Depuis le \(day), rien de \(language.quoted(words)) n’a changé. --since remonte plus loin."
    case .nothingOfPeriod(let words, let day, let option):
      "Depuis le \(day), rien de \(language.quoted(words)) n’a changé. \(option) montre ce qui a changé depuis."
    }
  }
}
