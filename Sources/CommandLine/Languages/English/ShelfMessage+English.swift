import Languages
import Outline

private let language = Language.english

extension ShelfMessage {
  var english: String {
    switch self {
    case .isNotUTF8(let path, let thing): "\(path): is not UTF-8, as a \(name(of: thing)) must be"
    case .saysNoKind(let path, let thing):
      "\(path): is not a \(name(of: thing)) of a \(thing.kind.rawValue): its front matter does not say \(language.quoted("kind: \(thing.kind.rawValue)"))"
    case .hasNoHabit(let path): "\(path): is not a preset of a ritual: no arc in it has a habit"
    case .isUnknown(let name, let thing, let meant):
      "no \(self.name(of: thing)) is called \(language.quoted(name)); "
        + (meant.map { "did you mean \(language.quoted($0))?" } ?? "\(language.quoted(thing.listing)) lists them")
    case .mayBeSeveral(let name): "\(language.quoted(name)) may be any of these presets; write more of its title:"
    case .haveOneTitle(let names):
      "\(names.map(language.quoted).joined(separator: " and ")) have the same title; begin one of them later, with another title"
    case .namesNoPreset: "--with names no preset; \(language.quoted("tidemark presets")) lists them"
    }
  }

  private func name(of thing: ShelfThing) -> String {
    switch thing {
    case .template: "template"
    case .preset: "preset"
    }
  }
}
