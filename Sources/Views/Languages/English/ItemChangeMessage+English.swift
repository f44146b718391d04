import Chronology
import Languages

private let language = Language.english

extension ItemChangeMessage {
  var english: String {
    switch self {
    case .added(let name, let items, let done): "added: \(name)" + say(.below(items, done: done))
    case .removed(let name, let items): "removed: \(name)" + say(.below(items, done: 0))
    case .renamed(let turn): "renamed: " + say(.turn(turn))
    case .text(let turn): "text: " + say(.turn(turn.quoted(in: language)))
    case .movedHere(let name, let file): "\(name) moved here from \(language.quoted(file))"
    case .moved(let name, let from, let to, let style):
      "\(name) moved: " + say(.turn(ChangeTurn(say(.place(from)), say(.place(to)), style)))
    case .setAside(let name): "set aside: \(name)"
    case .restored(let name): "restored: \(name)"
    case .box(let name, let box, let day): words(of: box, name) + (day.map { " \($0)" } ?? "")
    case .valueIs(let name, let value): "\(name) \(value)"
    case .valueTurned(let name, let turn): "\(name) " + say(.turn(turn))
    case .valuesTurned(let name, let turn): "\(name): " + say(.turn(turn))
    case .timeMoved(let name, let turn): "\(name) moved " + say(.turn(turn))
    case .noteAdded(let name): "\(name): note added"
    case .noteRemoved(let name): "\(name): note removed"
    case .noteTurned(let name, let turn): "\(name): note " + say(.turn(turn.quoted(in: language)))
    case .value(let name, .removed(let key, let value)): "\(name): " + say(.value(.removed(key, value)))
    case .value(let name, let value): "\(name) " + say(.value(value))
    case .unlogged(let name, let entry): "\(name): \(entry) removed from the log"
    case .relogged(let name, let day, let from, let to, let style):
      "\(name) \(day): " + say(.turn(ChangeTurn(from.isEmpty ? "done" : from, to.isEmpty ? "done" : to, style)))
    case .reordered(let name): "\(name): what is below it is in another order"
    case .otherText(let name): "\(name): other text below it changed"
    case .changed(let name): "\(name) changed"
    }
  }

  private func say(_ part: ChangePartMessage) -> String { part.english }

  private func words(of box: Box, _ name: String) -> String {
    switch box {
    case .done: "\(name) done"
    case .dropped: "\(name) dropped"
    case .new: "\(name): has a box now"
    case .reopened: "\(name) reopened"
    case .marked(let mark): "\(name): box [\(mark)]"
    case .none: "\(name): no longer has a box"
    }
  }
}
