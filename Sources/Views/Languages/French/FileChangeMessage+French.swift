import Languages

private let language = Language.french

extension FileChangeMessage {
  var french: String {
    switch self {
    case .added(let items, let done): "ajouté" + say(.contents(items, done: done))
    case .removed(let items): "retiré" + say(.contents(items, done: 0))
    case .title(let turn): "titre\(language.colon) " + say(.turn(turn.quoted(in: language)))
    case .value(let value): say(.value(value))
    case .reordered: "ses sections sont dans un autre ordre"
    case .form: "seule la façon dont il est écrit a changé"
    case .unread: "ne peut pas être comparé\(language.colon) il porte les marques d’une fusion, ou a trop de niveaux"
    case .changed: "modifié"
    case .headingAdded(let heading, let items, let done):
      "ajout\(language.colon) \(say(.heading(heading)))" + say(.contents(items, done: done))
    case .headingRemoved(let heading, let items):
      "retrait\(language.colon) \(say(.heading(heading)))" + say(.contents(items, done: 0))
    case .headingRenamed(let before, let heading, let style):
      "nouveau nom\(language.colon) " + say(.turn(ChangeTurn(language.quoted(before), say(.heading(heading)), style)))
    case .headingValue(let heading, let value): of(heading, say(.value(value)))
    case .headingReordered(let heading): of(heading, "autre ordre")
    case .headingOtherText(let heading): of(heading, "un autre texte a changé")
    case .headingChanged(let heading): of(heading, "changement")
    }
  }

  private func say(_ part: ChangePartMessage) -> String { part.french }

  /// What is said of a heading, behind its name.
  private func of(_ heading: ChangedHeading, _ words: String) -> String {
    "\(say(.heading(heading)))\(language.colon) \(words)"
  }
}
