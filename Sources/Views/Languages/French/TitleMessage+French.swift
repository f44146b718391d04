import Languages

private let language = Language.french

extension TitleMessage {
  package var french: String {
    switch self {
    case .noneThere(let noun, let words): "\(unknown(noun, words))\(language.colon) \(none(of: noun))"
    case .nearest(let noun, let words, let title): "\(unknown(noun, words)); vouliez-vous dire \(language.quoted(title))?"
    case .others(let noun, let words, let labels):
      "\(unknown(noun, words)); il y a \(isFeminine(noun) ? "celles-ci" : "ceux-ci")\(language.colon)"
        + labels.map { "\n  " + $0 }.joined()
    case .several(let noun, let words): "\(language.quoted(words)) peut être \(several(noun))"
    case .severalOf(let noun, let words, let advice, let labels):
      "\(TitleMessage.several(noun, words).french); \(text(of: advice))\(language.colon)"
        + labels.enumerated().map { "\n  \($0 + 1)  \($1)" }.joined()
    case .nothingChosen: "rien n’a été choisi"
    }
  }

  private func unknown(_ noun: TitleNoun, _ words: String) -> String { "\(no(noun)) ne s’appelle \(language.quoted(words))" }

  private func no(_ noun: TitleNoun) -> String {
    switch noun {
    case .activity: "aucune activité"
    case .block(let day): "aucune plage du \(language.weekdayAndDate(day))"
    case .life: "aucune vie"
    case .page: "aucune page"
    case .project: "aucun projet"
    case .ritual: "aucun rituel"
    case .row: "aucune ligne"
    }
  }

  private func several(_ noun: TitleNoun) -> String {
    switch noun {
    case .activity: "n’importe laquelle de ces activités"
    case .block: "n’importe laquelle de ces plages"
    case .life: "n’importe laquelle de ces vies"
    case .page: "n’importe laquelle de ces pages"
    case .project: "n’importe lequel de ces projets"
    case .ritual: "n’importe lequel de ces rituels"
    case .row: "n’importe laquelle de ces lignes"
    }
  }

  private func none(of noun: TitleNoun) -> String {
    switch noun {
    case .project, .ritual: "le coffre n’en a aucun"
    case .block, .row: "la journée n’en a aucune"
    case .activity, .life, .page: "il n’y en a aucune"
    }
  }

  private func text(of advice: TitleAdvice) -> String {
    switch advice {
    case .moreOfTitle: "écrivez son titre plus au long"
    case .moreOfName: "écrivez son nom plus au long"
    case .moreOfTitleOrPath: "écrivez son titre plus au long, ou son chemin"
    case .moreOfNameOrTime: "écrivez son nom plus au long, ou son heure"
    case .path: "écrivez son chemin"
    case .time: "écrivez son heure"
    }
  }

  private func isFeminine(_ noun: TitleNoun) -> Bool {
    switch noun {
    case .activity, .block, .life, .page, .row: true
    case .project, .ritual: false
    }
  }
}
