import Languages

private let language = Language.french

extension TableProblem {
  var french: String {
    switch self {
    case .isNoDate(let column): "\(language.quoted(column)) n’est pas une date, AAAA-MM-JJ"
    case .isNoDateOrNothing(let column): "\(language.quoted(column)) n’est ni une date, AAAA-MM-JJ, ni vide"
    case .isNoLaterDate: "\(language.quoted("until")) n’est ni une date après \(language.quoted("date")), ni vide"
    case .isNoTime: "\(language.quoted("time")) n’est pas une heure, HH:MM"
    case .isNoStatus:
      "\(language.quoted("status")) n’est ni \(language.quoted("done")), ni \(language.quoted("skipped")), ni \(language.quoted("missed"))"
    case .isNoNumber: "\(language.quoted("value")) n’est pas un nombre"
    case .isNotOneWord: "\(language.quoted("source")) n’est pas un seul mot"
    case .isNoWords: "\(language.quoted("task")) n’a pas de texte"
    case .isNoState:
      "\(language.quoted("state")) n’est ni \(language.quoted("open")), ni \(language.quoted("done")), ni \(language.quoted("dropped"))"
    case .isNoPriority:
      "\(language.quoted("priority")) n’est ni \(language.quoted("low")), ni \(language.quoted("medium")), ni \(language.quoted("high")), ni vide"
    case .isOtherThanMarkdown:
      "\(language.quoted("every")), \(language.quoted("tags")) ou \(language.quoted("id")) n’est pas ce que dit \(language.quoted("markdown"))"
    case .isNoKind: "\(language.quoted("kind")) n’est pas un type de fichier"
    case .isNoPath: "\(language.quoted("file")) n’est pas le chemin d’un fichier Markdown dans le dossier"
    case .isNoTitle: "\(language.quoted("title")) n’est pas le titre d’un fichier"
    case .isNoLineOfLog: "\(language.quoted("item-markdown")) n’est pas la ligne d’un élément avec un journal"
    case .isNoLineOfBlock: "\(language.quoted("below")) n’est pas la ligne de la plage où il se trouve"
    case .isNoLines(let column): "\(language.quoted(column)) n’a pas les lignes d’un seul élément"
    }
  }
}
