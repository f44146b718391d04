import Chronology

/// A part of what a person typed: `2weeks` has two.
enum PhraseToken: Hashable {
  /// Digits.
  case number(Int, digits: Int)
  /// Letters, in lower case.
  case word(String)
  /// Anything else but spaces and commas.
  case sign(Character)

  /// Digits and letters are told apart though nothing is between them. Words that say nothing are left out: `1st of december`.
  static func tokens(of text: String) -> [PhraseToken] {
    var tokens: [PhraseToken] = []
    var rest = PhraseText.plain(text)[...]
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        tokens.append(.number(Int(digits) ?? .max, digits: digits.count))
      } else if first.isLetter {
        let letters = rest.prefix { $0.isLetter || $0 == "'" }
        rest = rest.dropFirst(letters.count)
        tokens.append(.word(String(letters)))
      } else {
        rest = rest.dropFirst()
        if first != " ", first != "," { tokens.append(.sign(first)) }
      }
    }
    return tokens.filter { $0 != .word("the") && $0 != .word("of") }
  }

  var word: String? { if case .word(let word) = self { word } else { nil } }

  /// A number of at most nine digits, or a number in words, `a` among them.
  var count: Int? {
    switch self {
    case .number(let number, let digits): digits <= 9 ? number : nil
    case .word("a"), .word("an"): 1
    case .word(let word): Self.numbers.firstIndex(of: word).map { $0 + 1 }
    case .sign: nil
    }
  }

  /// A year of four digits.
  var year: Int? { if case .number(let number, 4) = self, number > 0 { number } else { nil } }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
}

/// What a person typed, as it is compared.
enum PhraseText {
  /// In lower case and English, with one kind of dash, and single spaces between the words.
  static func plain(_ text: String) -> String {
    let lowercased = text.lowercased()
    // To look for a letter in a text costs thousands of instructions, and to begin a command reads some phrases.
    let isASCII = lowercased.utf8.allSatisfy { $0 < 0x80 }
    if isASCII, !LocalWords.areOfOtherLanguage, hasSingleSpaces(lowercased) { return lowercased }
    let letters = isASCII ? lowercased : String(lowercased.map { dashes.contains($0) ? "-" : $0 })
    return LocalWords.english(letters.split(whereSeparator: \.isWhitespace).map(String.init)).joined(separator: " ")
  }

  private static let dashes = "–—‐‑−"

  /// Whether nothing parts the words of a text in ASCII but single spaces between them.
  private static func hasSingleSpaces(_ text: String) -> Bool {
    var isBehindWord = false
    for byte in text.utf8 {
      // A tab, a line feed and what else parts words.
      guard !(0x09...0x0D ~= byte), byte != 0x20 || isBehindWord else { return false }
      isBehindWord = byte != 0x20
    }
    return isBehindWord || text.isEmpty
  }
}

extension Weekday {
  /// Reads a name or its beginning, of two letters at least: `fr`, `tues`. Weekdays differ in their first two letters.
  init?(beginning word: String) {
    let found = Weekday.allCases.first { word.count >= 2 && ($0.fullName.hasPrefix(word) || $0.fullName + "s" == word) }
    guard let found = found ?? (word == "weds" ? .wednesday : nil) else { return nil }
    self = found
  }
}

extension Month {
  /// Reads a name or its beginning, of three letters at least: `nov`, `sept`.
  init?(beginning word: String) {
    guard word.count >= 3, let found = Month.allCases.first(where: { $0.fullName.hasPrefix(word) }) else { return nil }
    self = found
  }
}
