import Chronology
import Languages

private let language = Language.french

extension ItemChangeMessage {
  var french: String {
    switch self {
    case .added(let name, let items, let done): "ajout\(language.colon) \(name)" + say(.below(items, done: done))
    case .removed(let name, let items): "retrait\(language.colon) \(name)" + say(.below(items, done: 0))
    case .renamed(let turn): "nouveau nom\(language.colon) " + say(.turn(turn))
    case .text(let turn): "texte\(language.colon) " + say(.turn(turn.quoted(in: language)))
    case .movedHere(let name, let file): of(name, "déplacé ici depuis \(language.quoted(file))")
    case .moved(let name, let from, let to, let style):
      of(name, "déplacé, " + say(.turn(ChangeTurn(say(.place(from)), say(.place(to)), style))))
    case .setAside(let name): "mise de côté\(language.colon) \(name)"
    case .restored(let name): "rétablissement\(language.colon) \(name)"
    case .box(let name, let box, let day): of(name, words(of: box)) + (day.map { ", \($0)" } ?? "")
    case .valueIs(let name, let value): of(name, value)
    case .valueTurned(let name, let turn), .valuesTurned(let name, let turn): of(name, say(.turn(turn)))
    case .timeMoved(let name, let turn): of(name, "déplacé, " + say(.turn(turn)))
    case .noteAdded(let name): of(name, "note ajoutée")
    case .noteRemoved(let name): of(name, "note retirée")
    case .noteTurned(let name, let turn): of(name, "note " + say(.turn(turn.quoted(in: language))))
    case .value(let name, let value): of(name, say(.value(value)))
    case .unlogged(let name, let entry): of(name, "\(entry) retiré du journal")
    case .relogged(let name, let day, let from, let to, let style):
      of("\(name) \(day)", say(.turn(ChangeTurn(from.isEmpty ? "fait" : from, to.isEmpty ? "fait" : to, style))))
    case .reordered(let name): of(name, "ce qui est au-dessous est dans un autre ordre")
    case .otherText(let name): of(name, "un autre texte au-dessous a changé")
    case .changed(let name): of(name, "changement")
    }
  }

  private func say(_ part: ChangePartMessage) -> String { part.french }

  /// What is said of an item, behind its name.
  private func of(_ name: String, _ words: String) -> String { "\(name)\(language.colon) \(words)" }

  private func words(of box: Box) -> String {
    switch box {
    case .done: "fait"
    case .dropped: "abandonné"
    case .new: "a maintenant une case"
    case .reopened: "de nouveau à faire"
    case .marked(let mark): "case [\(mark)]"
    case .none: "n’a plus de case"
    }
  }
}
