import Languages

private let language = Language.spanish

extension LintFixesMessage {
  package var spanish: String {
    switch self {
    case .declined(let count, let some):
      (count == 1
        ? "1 arreglo no se aplicó, porque causaría otro hallazgo: "
        : "\(language.number(count)) arreglos no se aplicaron, porque causarían otros hallazgos: ")
        + some.map(words).joined(separator: ", ") + (count > some.count ? " …" : "")
    case .tooMany: "hay demasiados arreglos para probarlos todos juntos; ejecuta el comando otra vez"
    }
  }

  private func words(for fix: Declined) -> String {
    "\(fix.rule) en \(fix.file)" + (fix.obstacle.map { " (\($0))" } ?? "")
  }
}
