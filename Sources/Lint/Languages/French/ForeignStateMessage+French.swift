import Languages

private let language = Language.french

extension ForeignStateMessage {
  var french: String {
    switch self {
    case .saysState(let signs, let programs):
      "\(language.list(signs)) \(language.form(signs.count, "dit", "disent")) l’état d’une tâche dans \(language.programs(programs)), et \(language.form(signs.count, "est lu", "sont lus")) comme du texte"
    case .saysPriority(let signs, let programs):
      "\(language.list(signs)) \(language.form(signs.count, "dit", "disent")) l’importance d’une tâche dans \(language.programs(programs)), et \(language.form(signs.count, "est lu", "sont lus")) comme du texte"
    case .isStruckThrough(let words): "\(language.quoted(words)) est barré, mais n’est pas abandonné"
    case .writeIfEnded(let text):
      "une habitude est à faire jusqu’à la fin de son arc\(language.colon) écrivez \(language.quoted(text)) si elle est terminée"
    case .writeUntilIfEnded:
      "une habitude est à faire jusqu’à la fin de son arc\(language.colon) écrivez \(language.quoted("until")) et un jour à côté de \(language.quoted("every")) si elle est terminée"
    case .write(let text): "écrivez \(language.quoted(text))"
    case .writeDroppedOrDone(let dropped, let done):
      "écrivez \(language.quoted(dropped)) si elle est abandonnée, ou \(language.quoted(done)) si elle est faite"
    case .isOnlySign(let sign): "\(language.quoted(sign)) n’est qu’un signe, et la case dit que la tâche est ouverte"
    case .writeIfDone(let box): "écrivez \(language.quoted(box)) si elle est faite"
    case .writeIfDropped(let box):
      "écrivez \(language.quoted(box)) si elle est abandonnée; si elle a seulement été manquée, laissez la case ouverte"
    }
  }
}
