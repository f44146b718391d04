import Languages

private let language = Language.spanish

extension ChangesMessage {
  var spanish: String {
    switch self {
    case .notCommittedHeading: "Sin confirmar"
    case .notCommitted: "sin confirmar"
    case .filesAdded(let count): "\(language.counted(count, "archivo agregado", "archivos agregados")); --plain los muestra"
    case .moved(let path, let old): "\(path), antes \(old)"
    case .fileMoved(let path, let old): "\(path): antes el archivo era \(old)"
    }
  }
}
