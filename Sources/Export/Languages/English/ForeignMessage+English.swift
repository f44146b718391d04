import Import
import Languages

private let language = Language.english

extension ForeignMessage {
  var english: String {
    switch self {
    case .sum(let read, let written, 0): "\(read) read: \(written) written"
    case .sum(let read, let written, let left): "\(read) read: \(written) written, \(left) left"
    case .left(let count, let reason, let places): "\(count) left: \(reason.text(in: language)) (\(words(for: places)))"
    case .without(let count, let thing, let places): "\(count) without \(language.say(thing)) (\(words(for: places)))"
    case .keptAsWords(let things):
      "kept as words: \(things.map { "\(language.say($0.thing)) \($0.count)" }.joined(separator: ", "))"
    }
  }

  private func words(for places: NamedPlaces) -> String {
    places.first.joined(separator: ", ") + (places.more > 0 ? " and \(places.more) more" : "")
  }
}
