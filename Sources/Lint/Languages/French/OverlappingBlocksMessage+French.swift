import Chronology
import Languages

private let language = Language.french

extension OverlappingBlocksMessage {
  var french: String {
    switch self {
    case .overlaps(let later, let earlier, let line):
      "\(language.say(later)) chevauche \(language.say(earlier)), à la ligne \(line)"
    case .moveOrWriteBehindWords:
      "les sections d’un jour ne veulent rien dire pour les programmes, donc les deux plages sont prévues; déplacez l’une des deux, ou écrivez ce qui s’est passé avec son heure après le texte"
    case .moveOrJoin: "déplacez l’une des deux, ou faites-en une seule plage"
    case .moveOrEnd(let time): "déplacez l’une des deux, ou terminez la première à \(time)"
    }
  }
}
