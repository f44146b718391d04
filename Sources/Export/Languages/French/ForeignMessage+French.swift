import Import
import Languages

private let language = Language.french

extension ForeignMessage {
  var french: String {
    switch self {
    case .sum(let read, let written, let left):
      "\(language.counted(read, "lu", "lus"))\u{A0}: \(language.counted(written, "écrit", "écrits"))"
        + (left > 0 ? ", \(language.counted(left, "laissé", "laissés"))" : "")
    case .left(let count, let reason, let places):
      "\(language.counted(count, "laissé", "laissés"))\u{A0}: \(reason.text(in: language)) (\(words(for: places)))"
    case .without(let count, let thing, let places):
      "\(language.number(count)) sans \(language.say(thing)) (\(words(for: places)))"
    case .keptAsWords(let things):
      "conservé comme texte\u{A0}: \(things.map { "\(language.say($0.thing)) \(language.number($0.count))" }.joined(separator: ", "))"
    }
  }

  private func words(for places: NamedPlaces) -> String {
    places.first.joined(separator: ", ") + (places.more > 0 ? " et \(language.number(places.more)) de plus" : "")
  }
}
