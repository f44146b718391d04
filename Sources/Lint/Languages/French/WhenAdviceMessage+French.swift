import Languages

private let language = Language.french

extension WhenAdviceMessage {
  var french: String {
    switch self {
    case .write(let texts): "écrivez \(language.or(texts.map(language.quoted)))"
    case .writeOrSay(let group): "écrivez \(language.quoted(group)), ou dites-le dans le texte"
    case .writeIfDone(let task): "écrivez \(language.quoted(task)) si c’est une tâche faite"
    case .writeBeforeWords(let times): "écrivez \(language.quoted(times)) avant le texte"
    case .writeTimeFirst(let texts): "écrivez d’abord l’heure, comme \(language.or(texts.map(language.quoted)))"
    case .putBeforeWords(let time): "Écrire \(language.quoted(time)) avant le texte"
    case .correctDue: "il y a déjà un jour\u{A0}: corrigez \(language.quoted("due")), ou dites ceci dans le texte"
    case .writeDayToo(let group): "écrivez aussi son jour, comme \(language.quoted(group))"
    case .writeDay(let group): "écrivez le jour, comme \(language.quoted(group))"
    case .writeAndSayTime(let group): "écrivez \(language.quoted(group)), et l’heure dans le texte"
    case .writeIfTask(let task): "écrivez \(language.quoted(task)) si c’est une tâche"
    case .writeTaskElsewhere(let task):
      "une tâche s’écrit dans un projet, dans une journée ou sur une page, comme \(language.quoted(task))"
    case .sayFirstDay(let text): "dites le premier jour dans le texte, comme \(language.quoted(text))"
    case .writeFirstDayOfRule(let group):
      "\(language.quoted("from")) est lu à côté de \(language.quoted("every")), comme \(language.quoted(group)); sinon, dites le jour dans le texte"
    case .countOnPage(let item): "les jours se comptent sur une page, par un élément sans case, comme \(language.quoted(item))"
    case .countOnPageOrWriteTask(let item):
      "les jours se comptent sur une page, comme \(language.quoted(item)); ce qui est à faire d’ici là est une tâche"
    case .isNoRule(let problem, let advice): "\(language.say(problem))\u{A0}: \(language.say(advice))"
    }
  }
}
