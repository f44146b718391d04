/// How a person says that something is so much later: than now, or than it was (commands, *When*).
enum DelayPhrase {
  /// Minutes from now: `in 2 hours`, `half an hour from now`. Nil of what is counted in days, and of `in 5m`, which may be months.
  static func fromNow(_ text: String) -> Int? {
    for (start, end) in [("in ", ""), ("", " from now")] where text.hasPrefix(start) && text.hasSuffix(end) {
      guard start.count + end.count < text.count else { continue }
      let length = String(text.dropFirst(start.count).dropLast(end.count))
      let tokens = PhraseToken.tokens(of: length)
      guard tokens.contains(where: { $0.word != nil }), tokens.count > 2 || tokens.last != .word("m") else { continue }
      if let minutes = try? LengthPhrase.minutes(length) { return minutes }
    }
    return nil
  }

  /// Minutes that something moves by, less than 0 to an earlier time: `+30m`, `-15m`, `an hour later`, `15 minutes earlier`.
  static func change(_ text: String) -> Int? {
    if let length = try? LengthPhrase(text), length.isChange { return length.minutes }
    for (end, sign) in [(" later", 1), (" earlier", -1)] where text.hasSuffix(end) {
      if let minutes = try? LengthPhrase.minutes(String(text.dropLast(end.count))) { return sign * minutes }
    }
    return nil
  }
}
