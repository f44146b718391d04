import Languages

private let language = Language.english

extension ValueChangeMessage {
  var english: String {
    switch self {
    case .isNoCountOfStrokes(let value): "a tally counts strokes, and \(value) is not a whole number"
    case .giveWholeNumber: "give a whole number of at least 0"
    case .hasNoNumber(let title): "\(language.title(title)) has no number"
    case .othersHaveOne: "counters, counts, bests and tallies have one"
    case .hasFieldInNumber(let title, let place): "a field is within the number of \(language.title(title)), at \(place)"
    case .moveField: "move the field after the number first"
    case .isNoNumber(let text, let place): "\(language.title(text)) is not read as a number, at \(place)"
    case .writeNumber(let count):
      "write a number of at most \(count) digits there by hand, then perhaps a unit, or remove it"
    }
  }
}
