import Languages

private let language = Language.spanish

extension DisposalMessage {
  var spanish: String {
    switch self {
    case .kept(let title, let place, let copy): "\(language.title(title)), \(place); guardado en \(copy)"
    case .isRoot(let file): "\(file) hace de la carpeta una bóveda y no se puede eliminar"
    case .deleteByHand: "bórralo a mano"
    case .isReferredTo(let title, let count):
      "\(language.counted(count, "lugar se refiere", "lugares se refieren")) a \(language.title(title))"
    case .changeFirstOrForce: "cámbialos antes, o elimínalo de todos modos con --force"
    }
  }
}
