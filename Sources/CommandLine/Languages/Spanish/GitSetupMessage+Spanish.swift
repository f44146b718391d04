import Languages

private let language = Language.spanish

extension GitSetupMessage {
  var spanish: String {
    switch self {
    case .hasNoLine(let path): "\(path): no tiene la línea \(language.quoted(GitSetup.line))"
    case .otherLineHolds(let path, let other):
      "\(path): otra línea da a los archivos de Markdown \(language.quoted(other)); quítala, o muévela arriba de \(language.quoted(GitSetup.line))"
    case .isNotSet(let scope, let key): "git config --\(scope): \(key) no está definido"
    case .hasOtherValue(let scope, let key): "git config --\(scope): \(key) tiene otro valor"
    case .addedLine(let path): "\(path): se agregó \(language.quoted(GitSetup.line))"
    case .set(let scope, let key): "git config --\(scope): se definió \(key)"
    case .changed(let scope, let key): "git config --\(scope): se cambió \(key)"
    case .removedFile(let path): "\(path): eliminado, porque no tenía nada más"
    case .removedLine(let path): "\(path): se quitó \(language.quoted(GitSetup.line))"
    case .removed(let scope, let key): "git config --\(scope): se quitó \(key)"
    case .homeIsNotSet: "HOME no está definida, así que no se sabe dónde están los atributos de git"
    case .cannotBeTogether(let one, let other):
      "\(language.quoted(one)) y \(language.quoted(other)) no pueden ir juntos"
    case .nothingToRemove: "no hay nada configurado, así que no hay nada que quitar"
    case .allIsSetUp: "todo está configurado; no hay nada que hacer"
    case .commitAttributes:
      "Confirma .gitattributes con “git commit” y usa “tidemark git-setup” en cada uno de los otros clones: git no comparte la configuración."
    }
  }
}
