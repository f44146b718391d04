import Chronology
import Languages

private let language = Language.spanish

extension ItemChangeMessage {
  var spanish: String {
    switch self {
    case .added(let name, let items, let done): "se agregó: \(name)" + say(.below(items, done: done))
    case .removed(let name, let items): "se quitó: \(name)" + say(.below(items, done: 0))
    case .renamed(let turn): "nuevo nombre: " + say(.turn(turn))
    case .text(let turn): "texto: " + say(.turn(turn.quoted(in: language)))
    case .movedHere(let name, let file): of(name, "se movió aquí desde \(language.quoted(file))")
    case .moved(let name, let from, let to, let style):
      of(name, "se movió, " + say(.turn(ChangeTurn(say(.place(from)), say(.place(to)), style))))
    case .setAside(let name): "se apartó: \(name)"
    case .restored(let name): "se restauró: \(name)"
    case .box(let name, let box, let day): of(name, words(of: box)) + (day.map { ", \($0)" } ?? "")
    case .valueIs(let name, let value): of(name, value)
    case .valueTurned(let name, let turn), .valuesTurned(let name, let turn): of(name, say(.turn(turn)))
    case .timeMoved(let name, let turn): of(name, "se movió, " + say(.turn(turn)))
    case .noteAdded(let name): of(name, "se agregó una nota")
    case .noteRemoved(let name): of(name, "se quitó una nota")
    case .noteTurned(let name, let turn): of(name, "nota " + say(.turn(turn.quoted(in: language))))
    case .value(let name, let value): of(name, say(.value(value)))
    case .unlogged(let name, let entry): of(name, "se quitó \(entry) del registro")
    case .relogged(let name, let day, let from, let to, let style):
      of("\(name) \(day)", say(.turn(ChangeTurn(from.isEmpty ? "hecho" : from, to.isEmpty ? "hecho" : to, style))))
    case .reordered(let name): of(name, "lo que tiene debajo está en otro orden")
    case .otherText(let name): of(name, "cambió otro texto debajo")
    case .changed(let name): of(name, "cambió")
    }
  }

  private func say(_ part: ChangePartMessage) -> String { part.spanish }

  /// What is said of an item, behind its name.
  private func of(_ name: String, _ words: String) -> String { "\(name): \(words)" }

  private func words(of box: Box) -> String {
    switch box {
    case .done: "hecho"
    case .dropped: "descartado"
    case .new: "ahora tiene casilla"
    case .reopened: "pendiente de nuevo"
    case .marked(let mark): "casilla [\(mark)]"
    case .none: "ya no tiene casilla"
    }
  }
}
