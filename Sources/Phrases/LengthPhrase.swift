import Chronology

/// How a person names a length of time: `90`, `1h30`, `1.5h`, `1:30`; with a sign, a change of one (commands, *Lengths*).
package struct LengthPhrase: Hashable, Sendable {
  /// In minutes, 1 to 1440 either way.
  package let minutes: Int
  /// Whether a sign is before it.
  package let isChange: Bool

  /// A length, and no change of one.
  package static func minutes(_ text: String) throws(PhraseProblem) -> Int {
    let phrase = try LengthPhrase(text)
    guard !phrase.isChange else { throw .signed }
    return phrase.minutes
  }

  package init(_ text: String) throws(PhraseProblem) {
    let plain = PhraseText.plain(text)
    let sign = plain.first.flatMap { $0 == "-" ? -1 : $0 == "+" ? 1 : nil }
    let count = try Self.count(sign == nil ? plain : PhraseText.plain(String(plain.dropFirst())))
    guard count > 0 else { throw .nothing }
    guard count <= 1440 else { throw .longerThanADay }
    (minutes, isChange) = (count * (sign ?? 1), sign != nil)
  }

  private static func count(_ text: String) throws(PhraseProblem) -> Int {
    switch text {
    case "half an hour", "half hour", "a half hour", "half a hour": return 30
    case "an hour and a half", "one and a half hours": return 90
    case "a quarter of an hour", "quarter of an hour", "a quarter hour": return 15
    case "": throw .unknown
    default: break
    }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return Int(text) ?? .max }
    if let span = Span(text.replacing(",", with: ".")) {
      guard case .minutes(let count) = span else { throw .notOfClock }
      return count
    }
    return try parts(PhraseToken.tokens(of: text))
  }

  /// `1h30`, `1:30`, `an hour`, `2 hrs`.
  private static func parts(_ tokens: [PhraseToken]) throws(PhraseProblem) -> Int {
    guard let first = tokens.first?.count, tokens.count >= 2 else { throw .unknown }
    if tokens[1] == .sign(":") {
      guard tokens.count == 3, case .number(let minutes, 2) = tokens[2], minutes < 60 else { throw .unknown }
      return first * 60 + minutes
    }
    guard let unit = tokens[1].word else { throw .unknown }
    switch unit {
    case "h", "hr", "hrs", "hour", "hours":
      let rest = tokens.dropFirst(2).filter { $0 != .word("and") }
      guard let next = rest.first else { return first * 60 }
      guard case .number(let minutes, 1...2) = next, minutes < 60, rest.count == 1 || isMinute(rest.last), rest.count <= 2
      else { throw .unknown }
      return first * 60 + minutes
    case "d", "day", "days", "w", "week", "weeks", "fortnight", "month", "months": throw .notOfClock
    default:
      guard isMinute(tokens[1]), tokens.count == 2 else { throw .unknown }
      return first
    }
  }

  private static func isMinute(_ token: PhraseToken?) -> Bool {
    ["m", "min", "mins", "minute", "minutes"].contains(token?.word ?? "")
  }
}
