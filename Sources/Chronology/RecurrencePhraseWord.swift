/// A word of a rule as people say it, with its bytes: one that rules are written with, or one that stands for such words.
struct RecurrencePhraseWord: Equatable {
  enum Kind: Equatable {
    /// A word of the written form.
    case rule(RecurrenceWord.Kind)
    /// Several units in one word: `fortnight`.
    case units(Recurrence.Unit, Int)
    case every, other
    case of, per
    /// `and`, `&`, `+`.
    case and
    case slash
    /// `the`, `single`: they say nothing.
    case filler
    /// Before `days`.
    case working
    /// `completion`, `finished`.
    case completion
    /// `it`, `was`: between `after` and `done`.
    case linking
    /// `when`, `upon`: before `done`.
    case upon
    /// `morning`.
    case partOfDay
    /// Less than an hour.
    case minutes
    /// `1.5`.
    case fraction
    /// A word of two meanings: `biweekly`, every so many units or so many times in one.
    case twoMeanings(Recurrence.Unit, Int)
    case unknown
  }

  let kind: Kind
  let range: Range<Int>

  /// Whether it stands between a number of times and their period: `a`, `per`, `in`, `/`.
  var leadsToPeriod: Bool { [.every, .of, .per, .slash].contains(kind) }

  /// As a word of the written form.
  var ruleWord: RecurrenceWord? {
    if case .rule(let kind) = kind { RecurrenceWord(kind: kind, range: range) } else { nil }
  }

  /// The unit that it names, and how many of it.
  var units: (unit: Recurrence.Unit, count: Int)? {
    switch kind {
    case .rule(.unit(let unit)): (unit, 1)
    case .units(let unit, let count): (unit, count)
    default: nil
    }
  }

  var isDay: Bool { kind == .rule(.unit(.day)) }

  /// Whether it names a period or a day of one, as some word of every rule does.
  var namesPeriodOrDay: Bool {
    switch kind {
    case .rule(.unit), .rule(.weekday), .rule(.weekdays), .rule(.month), .rule(.ordinal), .units: true
    default: false
    }
  }
}

// MARK: - Words of a text

extension RecurrencePhraseWord {
  /// The words of a text, without those that say nothing.
  static func words(of bytes: [UInt8]) -> [RecurrencePhraseWord] {
    var words: [RecurrencePhraseWord] = []
    var offset = 0
    while offset < bytes.count {
      if case let gap = RecurrenceWordReader.gapLength(bytes, at: offset), gap > 0 {
        offset += gap
      } else if case (let kind, let length) = sign(bytes, at: offset), length > 0 {
        words.append(RecurrencePhraseWord(kind: kind, range: offset..<offset + length))
        offset += length
      } else {
        let start = offset
        repeat { offset += 1 } while offset < bytes.count && !endsWord(bytes, from: start, at: offset)
        addWord(start..<offset, of: bytes, to: &words)
      }
    }
    return withoutHyphens(withoutFillers(words))
  }

  /// Without what says nothing; `working` says something before days alone.
  private static func withoutFillers(_ words: [RecurrencePhraseWord]) -> [RecurrencePhraseWord] {
    guard words.contains(where: { $0.kind == .filler || $0.kind == .working }) else { return words }
    return words.indices.compactMap { index in
      switch words[index].kind {
      case .filler: return nil
      case .working:
        let isBeforeDays = index + 1 < words.count && words[index + 1].kind == .rule(.weekdays(.workdays))
        return isBeforeDays ? nil : RecurrencePhraseWord(kind: .unknown, range: words[index].range)
      default: return words[index]
      }
    }
  }

  private static func sign(_ bytes: [UInt8], at offset: Int) -> (kind: Kind, length: Int) {
    switch bytes[offset] {
    case UInt8(ascii: "/"): (.slash, 1)
    case UInt8(ascii: "&"), UInt8(ascii: "+"): (.and, 1)
    default: (.rule(.dash), dashLength(bytes, at: offset, end: bytes.count))
    }
  }

  private static func endsWord(_ bytes: [UInt8], from start: Int, at offset: Int) -> Bool {
    if RecurrenceWordReader.gapLength(bytes, at: offset) > 0 { return true }
    guard sign(bytes, at: offset).length > 0 else { return false }
    // `bi-weekly` is one word; the hyphens of most texts are those of a day in digits.
    guard bytes[offset] == UInt8(ascii: "-"), !isDigit(bytes[start]) else { return true }
    return !RecurrenceVocabulary.prefixes.contains(text(bytes[start..<offset]))
  }

  /// Adds a word as written, or the number and the unit of `2w`; a point at its end is that of a short form.
  private static func addWord(_ writtenRange: Range<Int>, of bytes: [UInt8], to words: inout [RecurrencePhraseWord]) {
    var range = writtenRange
    if range.count > 1, bytes[range.upperBound - 1] == UInt8(ascii: ".") { range = range.lowerBound..<range.upperBound - 1 }
    let previous = words.last?.kind
    func add(_ kind: Kind, _ range: Range<Int>) { words.append(RecurrencePhraseWord(kind: kind, range: range)) }
    let kind = RecurrenceWordReader.kind(of: bytes[range])
    if kind != .unknown {
      // `working days` are weekdays.
      if previous == .working, kind == .unit(.day) { return add(.rule(.weekdays(.workdays)), range) }
      return add(kind == .a ? .per : kind == .in ? .of : .rule(kind), range)
    }
    let isCounted = if case .rule(.number) = previous { true } else { false }
    let name = text(bytes[range])
    if let kinds = (isCounted ? RecurrenceVocabulary.abbreviations[name] : nil) ?? RecurrenceVocabulary.kinds[name] {
      for kind in kinds { add(kind, range) }
      return
    }
    let digits = bytes[range].prefix(while: isDigit).endIndex
    guard digits > range.lowerBound else { return add(.unknown, range) }
    let rest = text(bytes[digits..<range.upperBound])
    if rest.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) { return add(.fraction, range) }
    guard let kinds = RecurrenceVocabulary.abbreviations[rest] ?? unit(rest) else { return add(.unknown, range) }
    let number = RecurrenceWordReader.kind(of: bytes[range.lowerBound..<digits])
    add(.rule(number), range.lowerBound..<digits)
    for kind in kinds { add(kind, digits..<range.upperBound) }
  }

  private static func unit(_ text: String) -> [Kind]? {
    Recurrence.Unit(word: text).map { [.rule(.unit($0))] } ?? RecurrenceVocabulary.kinds[text]
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// Without the hyphens that only join words, as in `every-other-day`.
  private static func withoutHyphens(_ words: [RecurrencePhraseWord]) -> [RecurrencePhraseWord] {
    guard words.contains(where: { $0.kind == .rule(.dash) }) else { return words }
    return words.indices.filter { index in
      guard words[index].kind == .rule(.dash), index > 0, index + 1 < words.count else { return true }
      return !joins(words[index - 1].kind, words[index + 1].kind)
    }.map { words[$0] }
  }

  private static func joins(_ left: Kind, _ right: Kind) -> Bool {
    switch (left, right) {
    case (.unknown, _), (_, .unknown), (.rule(.weekday), _), (.rule(.weekdays), _), (.rule(.month), _): false
    case (_, .rule(.number)), (_, .rule(.ordinal)), (_, .rule(.month)): false
    case (.every, .rule(.weekday)), (.other, .rule(.weekday)), (.rule(.last), .rule(.weekday)): true
    case (.rule(.ordinal), .rule(.weekday)): true
    case (_, .rule(.weekday)), (_, .rule(.weekdays)): false
    default: true
    }
  }
}
