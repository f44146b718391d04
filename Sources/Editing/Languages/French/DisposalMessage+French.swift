import Languages

private let language = Language.french

extension DisposalMessage {
  var french: String {
    switch self {
    case .kept(let title, let place, let copy): "\(language.title(title)), \(place); conservé dans \(copy)"
    case .isRoot(let file): "\(file) fait du dossier un coffre et ne peut pas être supprimé"
    case .deleteByHand: "supprimez-le à la main"
    case .isReferredTo(let title, let count):
      "\(language.counted(count, "endroit renvoie", "endroits renvoient")) à \(language.title(title))"
    case .changeFirstOrForce: "modifiez-les d’abord, ou supprimez quand même avec --force"
    }
  }
}
