import Languages

private let language = Language.spanish

extension FileChangeMessage {
  var spanish: String {
    switch self {
    case .added(let items, let done): "agregado" + say(.contents(items, done: done))
    case .removed(let items): "quitado" + say(.contents(items, done: 0))
    case .title(let turn): "título: " + say(.turn(turn.quoted(in: language)))
    case .value(let value): say(.value(value))
    case .reordered: "sus secciones están en otro orden"
    case .form: "solo cambió cómo está escrito"
    case .unread: "no se puede comparar: tiene las marcas de una fusión o demasiados niveles"
    case .changed: "cambió"
    case .headingAdded(let heading, let items, let done):
      "se agregó: \(say(.heading(heading)))" + say(.contents(items, done: done))
    case .headingRemoved(let heading, let items):
      "se quitó: \(say(.heading(heading)))" + say(.contents(items, done: 0))
    case .headingRenamed(let before, let heading, let style):
      "nuevo nombre: " + say(.turn(ChangeTurn(language.quoted(before), say(.heading(heading)), style)))
    case .headingValue(let heading, let value): of(heading, say(.value(value)))
    case .headingReordered(let heading): of(heading, "otro orden")
    case .headingOtherText(let heading): of(heading, "cambió otro texto")
    case .headingChanged(let heading): of(heading, "cambió")
    }
  }

  private func say(_ part: ChangePartMessage) -> String { part.spanish }

  /// What is said of a heading, behind its name.
  private func of(_ heading: ChangedHeading, _ words: String) -> String { "\(say(.heading(heading))): \(words)" }
}
