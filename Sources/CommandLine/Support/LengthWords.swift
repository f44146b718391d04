/// A length of time as it is told: `45 minutes`, `3 hours`.
enum LengthWords {
  static func text(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let words = [(hours, "hour"), (rest, "minute")].filter { $0.0 > 0 }
    return words.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " ")
  }
}
