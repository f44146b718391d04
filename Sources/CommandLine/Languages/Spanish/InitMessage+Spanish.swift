import Vault

extension InitMessage {
  var spanish: String {
    switch self {
    case .nameOneFolder: "una bóveda es una sola carpeta; nombra una"
    case .isVault(let folder): "\(folder) ya es una bóveda: tiene \(VaultRoot.fileName)"
    case .isInVault(let folder, let vault):
      "\(folder) está en la bóveda \(vault); una bóveda dentro de otra escondería sus archivos a la de afuera"
    case .bareAndExample: "--bare escribe solo la raíz, y --example una bóveda completa; quita una de las dos"
    case .withAndExample:
      "--with agrega rituales a una primera bóveda, y --example es una completa; quita una de las dos"
    case .nothingWritten(let problem): "no se escribió nada: \(problem.text(in: .spanish))"
    case .filesExist(let paths):
      "no se escribió nada: ya \(paths.count == 1 ? "existe" : "existen") \(paths.joined(separator: ", "))"
    case .showDay: "Mostrar un día"
    case .showToday: "Mostrar lo planeado y lo que vence hoy"
    case .showPresets: "Mostrar rituales para comenzar"
    case .checkFiles: "Revisar los archivos mientras los cambias"
    }
  }
}
