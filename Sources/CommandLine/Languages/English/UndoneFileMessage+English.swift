extension UndoneFileMessage {
  var english: String {
    switch self {
    case .broughtBack(let path): "\(path): brought back"
    case .created(let path): "\(path): created"
    case .removed(let path): "\(path): removed"
    case .asBefore(let path): "\(path): as it was before"
    case .changed(let path): "\(path): changed"
    case .isGone(let path): "\(path) is gone"
    case .wasChanged(let path): "\(path) was changed meanwhile"
    case .isThereAgain(let path): "\(path) is there again"
    }
  }
}
