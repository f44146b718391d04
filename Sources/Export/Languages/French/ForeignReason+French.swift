import Languages

private let language = Language.french

extension ForeignReason {
  var french: String {
    switch self {
    case .hasNoWords: "pas de texte"
    case .hasNoTime: "pas d’heure"
    case .klogHasNoDropped: "klog n’a pas de signe pour ce qui est abandonné"
    case .klogHasOneOpenTime: "un enregistrement de klog a au plus une heure sans fin"
    case .klogReadsOtherwise: "klog lirait sa ligne comme autre chose"
    case .todoTxtHasNoDropped: "todo.txt n’a pas de case pour ce qui est abandonné"
    case .todoTxtHasNoSign: "todo.txt n’a pas de case avec un autre signe"
    case .todoTxtHasNoRule(let rule): "todo.txt n’a pas la règle \(language.quoted(rule))"
    case .todoTxtReadsOtherwise: "todo.txt lirait sa ligne comme autre chose"
    case .entryHasMoreDays(let most): "son entrée a plus de \(language.days(most))"
    }
  }
}
