import Languages

private let language = Language.english

extension DisposalMessage {
  var english: String {
    switch self {
    case .kept(let title, let place, let copy): "\(language.title(title)), \(place); kept in \(copy)"
    case .isRoot(let file): "\(file) makes the folder a vault and cannot be removed"
    case .deleteByHand: "delete it by hand"
    case .isReferredTo(let title, let count):
      count == 1 ? "1 place refers to \(language.title(title))" : "\(count) places refer to \(language.title(title))"
    case .changeFirstOrForce: "change them first, or remove it anyway with --force"
    }
  }
}
