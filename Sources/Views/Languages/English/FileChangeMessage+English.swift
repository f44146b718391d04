import Languages

private let language = Language.english

extension FileChangeMessage {
  var english: String {
    switch self {
    case .added(let items, let done): "added" + say(.contents(items, done: done))
    case .removed(let items): "removed" + say(.contents(items, done: 0))
    case .title(let turn): "title: " + say(.turn(turn.quoted(in: language)))
    case .value(let value): say(.value(value))
    case .reordered: "its sections are in another order"
    case .form: "nothing but how it is written"
    case .unread: "cannot be compared: it has the marks of a merge, or is nested too deeply"
    case .changed: "changed"
    case .headingAdded(let heading, let items, let done):
      "added: \(say(.heading(heading)))" + say(.contents(items, done: done))
    case .headingRemoved(let heading, let items):
      "removed: \(say(.heading(heading)))" + say(.contents(items, done: 0))
    case .headingRenamed(let before, let heading, let style):
      "renamed: " + say(.turn(ChangeTurn(language.quoted(before), say(.heading(heading)), style)))
    case .headingValue(let heading, let value): of(heading, say(.value(value)))
    case .headingReordered(let heading): of(heading, "another order")
    case .headingOtherText(let heading): of(heading, "other text changed")
    case .headingChanged(let heading): of(heading, "changed")
    }
  }

  private func say(_ part: ChangePartMessage) -> String { part.english }

  /// What is said of a heading, behind its name.
  private func of(_ heading: ChangedHeading, _ words: String) -> String { "\(say(.heading(heading))): \(words)" }
}
