import Languages

private let language = Language.english

extension ForeignReason {
  var english: String {
    switch self {
    case .hasNoWords: "it has no words"
    case .hasNoTime: "it has no time"
    case .klogHasNoDropped: "klog has no sign for what was dropped"
    case .klogHasOneOpenTime: "a record of klog has one time without an end at most"
    case .klogReadsOtherwise: "klog would read its line as something else"
    case .todoTxtHasNoDropped: "todo.txt has no box for what was dropped"
    case .todoTxtHasNoSign: "todo.txt has no box with another sign"
    case .todoTxtHasNoRule(let rule): "todo.txt has no rule \(language.quoted(rule))"
    case .todoTxtReadsOtherwise: "todo.txt would read its line as something else"
    case .entryHasMoreDays(let most): "its entry has more than \(most) days"
    }
  }
}
