import Languages

private let language = Language.spanish

extension ForeignReason {
  var spanish: String {
    switch self {
    case .hasNoWords: "no tiene texto"
    case .hasNoTime: "no tiene hora"
    case .klogHasNoDropped: "klog no tiene signo para lo descartado"
    case .klogHasOneOpenTime: "un registro de klog tiene como máximo una hora sin fin"
    case .klogReadsOtherwise: "klog leería su línea como otra cosa"
    case .todoTxtHasNoDropped: "todo.txt no tiene casilla para lo descartado"
    case .todoTxtHasNoSign: "todo.txt no tiene casillas con otro signo"
    case .todoTxtHasNoRule(let rule): "todo.txt no tiene la regla \(language.quoted(rule))"
    case .todoTxtReadsOtherwise: "todo.txt leería su línea como otra cosa"
    case .entryHasMoreDays(let most): "su entrada tiene más de \(language.days(most))"
    }
  }
}
