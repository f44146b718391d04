import Languages

private let language = Language.spanish

extension LintCommandMessage {
  var spanish: String {
    switch self {
    case .stagedAndWatch:
      "\(language.quoted("--staged")) lee lo que tiene git, de cuyos cambios \(language.quoted("--watch")) no sabe nada; quita una de las dos"
    case .fixAndWatch: "\(language.quoted("--fix")) cambiaría archivos mientras los editas; quita \(language.quoted("--watch"))"
    case .stagedAndFix:
      "\(language.quoted("--staged")) lee el índice de git, donde no se puede escribir ningún arreglo; arregla los archivos y luego usa \(language.quoted("git add"))"
    case .stagedInput: "\(language.quoted("-")) es la entrada estándar, de la que git no tiene nada en su índice; quítala"
    case .goesWithFix(let option):
      "\(language.quoted(option)) va con \(language.quoted("--fix")); escribe \(language.quoted("--fix " + option))"
    case .oneRuleAtATime:
      "\(language.quoted("--unsafe-fixes")) toma los hallazgos de una sola regla a la vez; nómbrala, como \(language.quoted("--rule unknown-key"))"
    case .dryRunInFormat(let format):
      "\(language.quoted("--dry-run")) imprime las diferencias, para las que el formato \(language.quoted(format)) no tiene lugar; "
        + "usa \(language.quoted("--format json")), o quita \(language.quoted("--format"))"
    case .inputAlone:
      "con \(language.quoted("--fix")), \(language.quoted("-")) debe ser la única ruta, porque el texto arreglado va a la salida estándar; "
        + "ejecuta el comando otra vez para los archivos"
    }
  }
}
