extension UndoneFileMessage {
  var spanish: String {
    switch self {
    case .broughtBack(let path): "\(path): recuperado"
    case .created(let path): "\(path): creado"
    case .removed(let path): "\(path): eliminado"
    case .asBefore(let path): "\(path): como estaba antes"
    case .changed(let path): "\(path): cambiado"
    case .isGone(let path): "\(path) ya no existe"
    case .wasChanged(let path): "\(path) cambió mientras tanto"
    case .isThereAgain(let path): "\(path) existe otra vez"
    }
  }
}
