import Languages
import Outline

private let language = Language.spanish

extension ShelfMessage {
  var spanish: String {
    switch self {
    case .isNotUTF8(let path, let thing): "\(path): no está en UTF-8, como debe estar \(name(of: thing))"
    case .saysNoKind(let path, let thing):
      "\(path): no es \(name(of: thing)): su encabezado no dice \(language.quoted("kind: \(thing.kind.rawValue)"))"
    case .hasNoHabit(let path): "\(path): no es un ritual preparado: ninguno de sus arcos tiene un hábito"
    case .isUnknown(let name, .template, let meant):
      "ninguna plantilla se llama \(language.quoted(name)); \(advice(.template, meant))"
    case .isUnknown(let name, .preset, let meant):
      "ningún ritual preparado se llama \(language.quoted(name)); \(advice(.preset, meant))"
    case .mayBeSeveral(let name):
      "\(language.quoted(name)) puede ser cualquiera de estos rituales preparados; escribe más de su título:"
    case .haveOneTitle(let names):
      "\(language.and(names.map(language.quoted))) tienen el mismo título; comienza uno de los dos después, con otro título"
    case .namesNoPreset: "--with no nombra ningún ritual preparado; \(language.quoted("tidemark presets")) los muestra"
    }
  }

  private func name(of thing: ShelfThing) -> String {
    switch thing {
    case .template: "una plantilla de página"
    case .preset: "un ritual preparado"
    }
  }

  private func advice(_ thing: ShelfThing, _ meant: String?) -> String {
    switch (meant, thing) {
    case (let name?, _): "¿quisiste decir \(language.quoted(name))?"
    case (nil, .template): "\(language.quoted(thing.listing)) las muestra"
    case (nil, .preset): "\(language.quoted(thing.listing)) los muestra"
    }
  }
}
