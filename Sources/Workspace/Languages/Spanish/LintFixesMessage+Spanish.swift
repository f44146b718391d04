import Languages

private let language = Language.spanish

extension LintFixesMessage {
  package var spanish: String {
    switch self {
    case .notApplied(1, let declined):
      "1 arreglo no se aplicó, porque causaría otro hallazgo: \(list(declined, of: 1))"
    case .notApplied(let count, let declined):
      "\(language.number(count)) arreglos no se aplicaron, porque causarían otros hallazgos: \(list(declined, of: count))"
    case .areTooMany: "son demasiados arreglos para probarlos de una vez; ejecuta el comando otra vez"
    }
  }

  /// Those that are named, of how many there are.
  private func list(_ declined: [Declined], of count: Int) -> String {
    let named = declined.map { "\($0.rule) en \($0.file)" + ($0.obstacle.map { " (\($0))" } ?? "") }
    return named.joined(separator: ", ") + (count > declined.count ? " …" : "")
  }
}
