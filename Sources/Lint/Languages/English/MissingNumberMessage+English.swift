import Languages

private let language = Language.english

extension MissingNumberMessage {
  var english: String {
    switch self {
    case .isUnread(let text): "\(language.quoted(text)) is not read as a number"
    case .sayWhatIsCounted(let values): "say what it counts: write \(language.or(values.map(language.quoted)))"
    case .write(let text): "write \(language.quoted(text))"
    case .writeDigits:
      "write digits after the colon, then perhaps a unit, as \(language.quoted("71.5 kg")); a length of time as \(language.quoted("24:30 min")) or \(language.quoted("1:02:03"))"
    case .hasNoNumber(let words): "\(language.quoted(words)) has no number to count, so it reads as 0"
    case .writeAfterColon(let words): "write it after a colon, as \(language.quoted(words))"
    case .writeAtEnd:
      "write a colon and the number at the end of the words, as \(language.quoted("Laps: 12")) or \(language.quoted("Weight: 71.5 kg"))"
    case .isEmpty: "a count has neither a name nor a number"
    case .writeBoth: "write both before the brackets, as \(language.quoted("Laps: 0"))"
    }
  }
}
