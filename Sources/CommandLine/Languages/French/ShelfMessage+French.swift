import Languages
import Outline

private let language = Language.french

extension ShelfMessage {
  var french: String {
    switch self {
    case .isNotUTF8(let path, let thing):
      "\(path)\(language.colon) n’est pas en UTF-8, comme doit l’être \(name(of: thing))"
    case .saysNoKind(let path, let thing):
      "\(path)\(language.colon) n’est pas \(name(of: thing)), car son en-tête ne dit pas \(language.quoted("kind: \(thing.kind.rawValue)"))"
    case .hasNoHabit(let path):
      "\(path)\(language.colon) n’est pas un rituel tout prêt, car aucun de ses arcs n’a d’habitude"
    case .isUnknown(let name, .template, let meant):
      "aucun modèle ne s’appelle \(language.quoted(name)); \(advice(.template, meant))"
    case .isUnknown(let name, .preset, let meant):
      "aucun rituel tout prêt ne s’appelle \(language.quoted(name)); \(advice(.preset, meant))"
    case .mayBeSeveral(let name):
      "\(language.quoted(name)) peut désigner n’importe lequel de ces rituels tout prêts; écrivez une plus grande partie de son titre\(language.colon)"
    case .haveOneTitle(let names):
      "\(language.and(names.map(language.quoted))) ont le même titre; commencez l’un des deux plus tard, sous un autre titre"
    case .namesNoPreset: "--with ne nomme aucun rituel tout prêt; \(language.quoted("tidemark presets")) les montre"
    }
  }

  private func name(of thing: ShelfThing) -> String {
    switch thing {
    case .template: "un modèle de page"
    case .preset: "un rituel tout prêt"
    }
  }

  private func advice(_ thing: ShelfThing, _ meant: String?) -> String {
    meant.map { "vouliez-vous dire \(language.quoted($0))?" } ?? "\(language.quoted(thing.listing)) les montre"
  }
}
