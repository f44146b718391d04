import Languages

private let language = Language.french

extension UnreadWhenMessage {
  var french: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) est lu comme du texte"
    case .writeAtEnd(let texts): "écrivez \(language.or(texts.map(language.quoted))) à la fin de la ligne"
    case .writeDayTooAtEnd(let texts):
      "écrivez aussi son jour, comme \(language.or(texts.map(language.quoted))) à la fin de la ligne"
    case .writeIfBegins(let text): "écrivez \(language.quoted(text)) si cela commence à cette heure"
    case .writeIfRecurs(let text): "écrivez \(language.quoted(text)) si cela revient"
    case .writeIfHabit(let text): "écrivez \(language.quoted(text)) si c’est une habitude"
    case .writeStreakOfGoal(let group):
      "la fréquence voulue se dit de la chose même\u{A0}: écrivez \(language.quoted(group)) après le texte de ce dont c’est l’objectif"
    case .writeBlock(let time, let title):
      "une habitude n’a pas d’heure; ce qui se fait à une heure est une plage, qui s’écrit une seule fois dans \(language.quoted("Routine")) de tidemark.md, comme \(language.quoted("- \(time) \(title)"))"
    }
  }
}
