import Import
import Languages

private let language = Language.spanish

extension ForeignMessage {
  var spanish: String {
    switch self {
    case .sum(let read, let written, let left):
      "\(language.counted(read, "leído", "leídos")): \(language.counted(written, "escrito", "escritos"))"
        + (left > 0 ? ", \(language.counted(left, "dejado fuera", "dejados fuera"))" : "")
    case .left(let count, let reason, let places):
      "\(language.counted(count, "dejado fuera", "dejados fuera")): \(reason.text(in: language)) (\(words(for: places)))"
    case .without(let count, let thing, let places):
      "\(language.number(count)) sin \(language.say(thing)) (\(words(for: places)))"
    case .keptAsWords(let things):
      "conservado como texto: \(things.map { "\(language.say($0.thing)) \(language.number($0.count))" }.joined(separator: ", "))"
    }
  }

  private func words(for places: NamedPlaces) -> String {
    places.first.joined(separator: ", ") + (places.more > 0 ? " y \(language.number(places.more)) más" : "")
  }
}
