import Languages

private let language = Language.english

extension TitleMessage {
  package var english: String {
    switch self {
    case .noneThere(let noun, let words): "\(unknown(noun, words)): \(none(of: noun))"
    case .nearest(let noun, let words, let title): "\(unknown(noun, words)); did you mean \(language.quoted(title))?"
    case .others(let noun, let words, let labels):
      "\(unknown(noun, words)); these are there:" + labels.map { "\n  " + $0 }.joined()
    case .several(let noun, let words): "\(language.quoted(words)) may be any of these \(several(noun))"
    case .severalOf(let noun, let words, let advice, let labels):
      "\(TitleMessage.several(noun, words).english); \(text(of: advice)):"
        + labels.enumerated().map { "\n  \($0 + 1)  \($1)" }.joined()
    case .nothingChosen: "nothing was chosen"
    }
  }

  private func unknown(_ noun: TitleNoun, _ words: String) -> String { "no \(one(noun)) is called \(language.quoted(words))" }

  private func one(_ noun: TitleNoun) -> String {
    switch noun {
    case .activity: "activity"
    case .block(let day): "block of \(language.weekdayAndDate(day))"
    case .life: "life"
    case .page: "page"
    case .project: "project"
    case .ritual: "ritual"
    case .row: "row"
    }
  }

  private func several(_ noun: TitleNoun) -> String {
    switch noun {
    case .activity: "activities"
    case .block: "blocks"
    case .life: "lives"
    case .page: "pages"
    case .project: "projects"
    case .ritual: "rituals"
    case .row: "rows"
    }
  }

  private func none(of noun: TitleNoun) -> String {
    switch noun {
    case .project, .ritual: "the vault has none"
    case .block, .row: "the day has none"
    case .activity, .life, .page: "there is none"
    }
  }

  private func text(of advice: TitleAdvice) -> String {
    switch advice {
    case .moreOfTitle: "write more of its title"
    case .moreOfName: "write more of its name"
    case .moreOfTitleOrPath: "write more of its title, or its path"
    case .moreOfNameOrTime: "write more of its name, or its time"
    case .path: "write its path"
    case .time: "write its time"
    }
  }
}
