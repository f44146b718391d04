import SourceText

/// What the words of a bullet most likely mean as a value that they are not read as (format, *Values that were meant*).
struct MeantValue: Equatable {
  /// What is to be written in place of `range`, the likelier first.
  var texts: [String]
  /// Where it is to be written, in bytes of the words.
  var range: Range<Int>
  /// Whether the value alone is to be written otherwise, and not the sign before it.
  var isValue = false

  /// Whether it may be a day and a month, too: `Dentist 3/8`.
  var mayBeDay = false

  /// Longer words are a sentence.
  static let mostBytes = 60

  /// Nil for words that are most likely words. Tags at their end are not part of them.
  init?(_ words: String) {
    let words = words.firstPlace(of: " #").map { String(words[..<$0.lowerBound]) } ?? words
    if words.first?.isNumber == true, words.utf8.count <= MeantValue.mostBytes, let best = MeantValue.bestWithoutSign(words) {
      self = best
      return
    }
    guard words.utf8.count <= MeantValue.mostBytes, let first = words.first, first.isLetter || "*_".contains(first)
    else { return nil }
    guard
      let found = MeantValue.behindColon(words) ?? MeantValue.behindOtherSign(words) ?? MeantValue.behindSpacedColon(words)
        ?? MeantValue.withoutSign(words)
        ?? MeantValue.tally(words) ?? MeantValue.bestWithoutSign(words) ?? MeantValue.targetWithoutSign(words)
        ?? MeantValue.flame(words) ?? MeantValue.inBrackets(words)
    else {
      return nil
    }
    self = found
  }

  private init(_ texts: [String], _ range: Range<String.Index>, in words: String) {
    self.texts = texts
    let start = words.utf8.distance(from: words.startIndex, to: range.lowerBound)
    self.range = start..<start + words[range].utf8.count
  }

  // MARK: Where the value stands

  /// `Water: 3|8`, `Rent: 72,5`.
  private static func behindColon(_ words: String) -> MeantValue? {
    guard let colon = words.lastPlace(of: ": "), isLabel(words[..<colon.lowerBound]) else { return nil }
    let value = words[colon.upperBound...].trimmed
    let texts =
      (goal(value) ?? spacedGoal(value) ?? thousands(value) ?? target(value)
      ?? strokes(value, behind: words[..<colon.lowerBound])).map { [$0] }
      ?? best(value) ?? number(value)
    guard !texts.isEmpty else { return nil }
    var meant = MeantValue(texts, value.startIndex..<value.endIndex, in: words)
    meant.isValue = true
    return meant
  }

  /// `Books = 12 / 30`, `Water：5/8`, `**Water:** 4/8`.
  private static func behindOtherSign(_ words: String) -> MeantValue? {
    for (sign, written) in [
      (":** ", "**: "), (":* ", "*: "), (":__ ", "__: "), (" = ", ": "), (" → ", ": "), ("：", ": "), (";", ": "),
    ] {
      guard let found = words.lastPlace(of: sign), isLabel(words[..<found.lowerBound]) else { continue }
      let value = words[found.upperBound...].trimmed
      guard let text = isGoal(value) ? plain(value) : goal(value) else { continue }
      return MeantValue([written + text], found.lowerBound..<words.endIndex, in: words)
    }
    return nil
  }

  /// `Walk-ins : 42`, as it is written in French.
  private static func behindSpacedColon(_ words: String) -> MeantValue? {
    guard let found = words.lastPlace(of: " : "), isLabel(words[..<found.lowerBound]) else { return nil }
    let value = words[found.upperBound...].trimmed
    guard isNumber(value) || isGoal(value) else { return nil }
    return MeantValue([": \(value)"], found.lowerBound..<words.endIndex, in: words)
  }

  /// `Push-ups 20/50`, with one word behind it or none.
  private static func withoutSign(_ words: String) -> MeantValue? {
    let parts = words.split(separator: " ")
    if parts.count > 2, parts.last == "today", let goal = parts.dropLast().last(where: isGoal) ?? parts.last(where: isGoal) {
      // What a counter says, it says of today.
      let named = String(words[..<parts[parts.count - 2].endIndex])
      guard var meant = withoutSign(named), let place = parts.firstIndex(of: goal), place > 0 else { return nil }
      let value = words[goal.startIndex..<parts[parts.count - 2].endIndex]
      meant.texts = [": \(value)"]
      meant.mayBeDay = false
      meant.range = named[..<parts[place - 1].endIndex].utf8.count..<words.utf8.count
      return meant
    }
    if let spaced = withSpacedSlash(parts, in: words) ?? withOf(parts, in: words) { return spaced }
    guard let place = parts.indices.suffix(2).first(where: { isGoal(parts[$0]) }), place > 0 else { return nil }
    let label = words[..<parts[place - 1].endIndex]
    let numbers = parts[place].split(separator: "/").compactMap { Double($0) }
    guard isLabel(label), label.last?.isLetter == true, numbers.count == 2, numbers[0] <= numbers[1], numbers[1] > 0,
      parts[place...].dropFirst().allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isCurrencySymbol } })
    else { return nil }
    var meant = MeantValue([": "], label.endIndex..<parts[place].startIndex, in: words)
    let hasUnit = place + 1 < parts.count && units.contains(parts[place + 1].lowercased())
    meant.mayBeDay = !hasUnit && numbers.allSatisfy { $0 <= 31 } && numbers.contains { $0 <= 12 }
    return meant
  }

  /// What is counted and is no day: `Wasser 6/8 Gläser`.
  private static let units: Set<String> = [
    "glasses", "cups", "pages", "laps", "km", "miles", "litres", "liters", "gläser", "tassen", "seiten", "liter", "verres",
    "tasses", "vasos", "tazas", "páginas", "litros",
  ]

  /// `Coffee |||| ||`: strokes behind words, three or more.
  private static func tally(_ words: String) -> MeantValue? {
    guard words.last == "|", let space = words.firstPlace(of: " |") else { return nil }
    let strokes = words[space.upperBound...]
    let label = words[..<space.lowerBound]
    guard isLabel(label), label.last?.isLetter == true, strokes.allSatisfy({ $0 == "|" || $0 == " " }),
      strokes.count(where: { $0 == "|" }) > 1, !strokes.split(separator: " ").contains(where: { $0.count > 5 })
    else { return nil }
    return MeantValue([": "], label.endIndex..<words.index(after: space.lowerBound), in: words)
  }

  /// `10k PB 58:20`: a label, a word for the best, and a number.
  private static func bestWithoutSign(_ words: String) -> MeantValue? {
    // A space, and a letter with which a word for the best begins.
    var isBehindSpace = false
    let mayHaveSign = words.utf8.contains { byte in
      defer { isBehindSpace = byte == 0x20 }
      return isBehindSpace && beginsSignOfBest(byte)
    }
    guard mayHaveSign else { return nil }
    let parts = words.split(separator: " ")
    guard let place = parts.indices.dropFirst().first(where: { isSignOfBest(parts[$0]) }),
      place + 1 < parts.count, isLabel(words[..<parts[place - 1].endIndex])
    else { return nil }
    guard let texts = best(words[parts[place].startIndex...]) else { return nil }
    return MeantValue(texts.map { ": " + $0 }, parts[place - 1].endIndex..<words.endIndex, in: words)
  }

  /// `Read 🔥 12`: how long a streak is, which its log says.
  private static func flame(_ words: String) -> MeantValue? {
    guard let flame = words.lastPlace(of: "🔥"), flame.lowerBound > words.startIndex,
      case let number = words[flame.upperBound...].trimmed, !number.isEmpty, number.count < 5,
      number.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return MeantValue([" (streak: daily)"], words.endIndex..<words.endIndex, in: words)
  }

  /// `Read (28 of 36)`, `Read (28/36)`: not `Part (2 of 3)`.
  private static func inBrackets(_ words: String) -> MeantValue? {
    guard words.last == ")", let open = words.lastIndex(of: "("), open > words.startIndex else { return nil }
    let label = words[..<open].trimmed
    let value = words[open...].dropFirst().dropLast()
    let text = goal(value) ?? (isGoal(value) ? plain(value) : String(value).replacing(" of ", with: "/"))
    let numbers = text.prefix { $0 != " " }.split(separator: "/").compactMap { Double($0) }
    guard isLabel(label), label.last?.isLetter == true, !isNumbered(label), isGoal(text[...]), numbers.count == 2,
      numbers[0] <= numbers[1], numbers[1] > 4, value.contains("/") || value.holds(" of ") || value.holds(" von ")
    else { return nil }
    var meant = MeantValue([": " + text], label.endIndex..<words.endIndex, in: words)
    meant.mayBeDay = value.contains("/") && numbers.allSatisfy { $0 <= 31 } && numbers.contains { $0 <= 12 }
    return meant
  }

  /// `Pages left 340 -> 0`
  private static func targetWithoutSign(_ words: String) -> MeantValue? {
    // The first byte of `→`.
    guard words.utf8.contains(where: { $0 == UInt8(ascii: ">") || $0 == 0xE2 }) else { return nil }
    let parts = words.split(separator: " ")
    guard parts.count > 3, let arrow = parts.indices.last(where: { ["->", "→", "=>"].contains(parts[$0]) }), arrow > 1,
      arrow + 1 < parts.count,
      let start = [arrow - 1, arrow - 2].first(where: { $0 > 0 && isNumber(withPoint(parts[$0])) }),
      case let label = words[..<parts[start - 1].endIndex], isLabel(label), label.last?.isLetter == true,
      let text = target(words[parts[start].startIndex...])
    else { return nil }
    return MeantValue([": " + text], label.endIndex..<words.endIndex, in: words)
  }

  /// `Books read 7 / 24`
  private static func withSpacedSlash(_ parts: [Substring], in words: String) -> MeantValue? {
    guard let slash = parts.indices.dropLast().last(where: { parts[$0] == "/" }), slash > 1 else { return nil }
    if let money = withThousands(parts, slash, in: words) { return money }
    guard let count = Double(parts[slash - 1]), let goal = Double(parts[slash + 1]), count <= goal, goal > 0,
      isNumber(parts[slash - 1]), isNumber(parts[slash + 1]), parts[(slash + 2)...].count < 2,
      parts[(slash + 2)...].allSatisfy({ $0.allSatisfy(\.isLetter) })
    else { return nil }
    let label = words[..<parts[slash - 2].endIndex]
    guard isLabel(label), label.last?.isLetter == true else { return nil }
    var meant = MeantValue([": "], label.endIndex..<parts[slash - 1].startIndex, in: words)
    meant.mayBeDay = count <= 31 && goal <= 31 && min(count, goal) <= 12
    return meant
  }

  /// `Savings 3.400 / 10.000 €`: of money three digits behind a point are thousands.
  private static func withThousands(_ parts: [Substring], _ slash: Int, in words: String) -> MeantValue? {
    let label = words[..<parts[slash - 2].endIndex]
    guard parts.count == slash + 3, isLabel(label), label.last?.isLetter == true,
      case let goal = "\(parts[slash - 1])/\(parts[slash + 1]) \(parts[slash + 2])",
      case let written = withoutGroups(ofGoal: goal), written != goal
    else { return nil }
    return MeantValue([": " + written], label.endIndex..<words.endIndex, in: words)
  }

  /// `3400` of `3.400`; nil of other numbers, but those without a point.
  private static func withoutGroups(_ number: Substring) -> String? {
    let groups = number.split(separator: ".", omittingEmptySubsequences: false)
    let isGrouped = 1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
    return (isGrouped || groups.count == 1) && isNumber(groups.joined()[...]) ? groups.joined() : nil
  }

  /// `3400/10000 €` of `3.400/10.000 €`: of money three digits behind a point are thousands.
  private static func withoutGroups(ofGoal goal: String) -> String {
    let parts = goal.split(separator: " ")
    let numbers = parts[0].split(separator: "/").compactMap(withoutGroups)
    guard parts.count == 2, parts[1].allSatisfy(\.isCurrencySymbol), numbers.count == 2 else { return goal }
    return "\(numbers[0])/\(numbers[1]) \(parts[1])"
  }

  /// `Water 3 of 8 glasses`, `Saved 450€ of 1200€`: not `Part 2 of 3`.
  private static func withOf(_ parts: [Substring], in words: String) -> MeantValue? {
    guard let of = parts.indices.dropLast().last(where: { parts[$0] == "of" }),
      // The unit may stand between: `450 € of 1200 €`.
      let start = [of - 1, of - 2].first(where: { $0 > 0 && parts[$0].first?.isASCIIDigit == true })
    else { return nil }
    let label = words[..<parts[start - 1].endIndex]
    let value = words[parts[start].startIndex...]
    let text = String(value).replacing(" of ", with: "/")
    guard isLabel(label), label.last?.isLetter == true, !isNumbered(label),
      let written = goal(value) ?? (isGoal(text[...]) ? text : nil),
      case let numbers = written.split(whereSeparator: { "/ ".contains($0) }).prefix(2).compactMap({ Double($0) }),
      numbers.count == 2, numbers[0] <= numbers[1], numbers[1] > 1
    else { return nil }
    return MeantValue([": " + written], label.endIndex..<words.endIndex, in: words)
  }

  /// Whether the last of some words is counted on: `Part`, `Chapter`.
  private static func isNumbered(_ label: Substring) -> Bool {
    numbered.contains(label.split(separator: " ").last?.lowercased() ?? "")
  }

  private static let numbered: Set<String> = [
    "part", "chapter", "volume", "book", "act", "class", "grade", "level", "phase", "season", "stage", "episode", "page", "day",
    "week", "lesson", "round", "game", "set", "step", "room", "number", "no", "issue", "lost", "won", "passed", "in", "for",
    "the",
    "at", "disc", "track", "verse", "session",
  ]

  /// A few words.
  private static func isLabel(_ words: Substring) -> Bool {
    let count = words.split(separator: " ").count
    return 1...4 ~= count && !words.contains(where: { ".!?".contains($0) })
  }

  // MARK: What it says

  /// `3/8` of `3 von 8`, `(3/8)`, `3|8`, `~30 of 50`, `3 glasses of 8`; nil where it is none, or reads so already.
  private static func goal(_ value: Substring) -> String? {
    var text = value
    if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    while text.last == "!" { text = text.dropLast() }
    if text.first == "~" || text.first == "≈" { text = text.dropFirst().trimmed }
    if isGoal(text) { return text == value ? nil : plain(text) }
    for sign in [" von ", " sur ", " de ", " of ", "|", "\\", "／", "⁄", " / "] {
      guard let found = text.firstPlace(of: sign) else { continue }
      var goal = text[found.upperBound...].trimmed
      var counted = text[..<found.lowerBound].trimmed.split(separator: " ")
      if let glued = withoutUnit(counted, goal) { (counted, goal) = glued }
      guard let first = counted.first, isNumber(first), counted.count <= 2 else { continue }
      guard counted.count == 1 || (isNumber(goal) && counted[1].allSatisfy { $0.isLetter || $0.isCurrencySymbol }) else {
        continue
      }
      let whole = "\(first)/\(goal)" + (counted.count == 2 ? " \(counted[1])" : "")
      if isGoal(whole[...]), !value.hasPrefix(whole), !(value == text && sign == " of " && counted.count == 1) {
        return withoutGroups(ofGoal: whole)
      }
    }
    return nil
  }

  /// `450` and `€`, and `1200`, of `450€` and `1200€`; nil where both have not the same unit.
  private static func withoutUnit(_ counted: [Substring], _ goal: Substring) -> ([Substring], Substring)? {
    let (first, last) = (amount(counted.joined(separator: " ")[...]), amount(goal))
    guard counted.count <= 2, first.count == 2, last.count == 2, first[1] == last[1], isNumber(first[0]), isNumber(last[0])
    else {
      return nil
    }
    return (first, last[0])
  }

  /// Words for the best before its number, beside *best*, which may be any word of a name.
  private static let signsOfBest: Set<String> = ["pb", "pr", "record", "rekord", "récord", "bestzeit"]

  private static func isSignOfBest(_ word: Substring) -> Bool {
    // Most words begin otherwise, and need not be made small.
    word.utf8.first.map(beginsSignOfBest) == true && signsOfBest.contains(word.lowercased())
  }

  private static func beginsSignOfBest(_ byte: UInt8) -> Bool { (byte | 0x20).isOne(of: "prb") }

  /// `9 (best: highest)` of `best 9`, `record 25:30`; of what is best nobody knows whether it is the highest or the lowest.
  private static func best(_ value: Substring) -> [String]? {
    let parts = value.split(separator: " ")
    guard 2...3 ~= parts.count, case let sign = parts[0].lowercased(),
      sign == "best" || sign == "best:" || signsOfBest.contains(sign),
      parts.dropFirst(2).allSatisfy({ $0.allSatisfy(\.isLetter) })
    else { return nil }
    let number = parts.dropFirst().joined(separator: " ")
    let isLength = parts[1].split(separator: ":").allSatisfy { $0.count <= 3 && $0.allSatisfy(\.isASCIIDigit) }
    guard isNumber(parts[1]) || (isLength && parts[1].contains(":")) else { return nil }
    let orders = parts[1].contains(":") ? ["lowest", "highest"] : ["highest", "lowest"]
    // Without its unit, `58:20` is no length.
    let unit = parts.count == 2 && parts[1].count(where: { $0 == ":" }) == 1 ? " min" : ""
    return orders.map { "\(number)\(unit) (best: \($0))" }
  }

  /// `4500/8000 pas` of `4 500 / 8 000 pas`, `4500/8000 €` of `€4 500 / €8 000`: numbers whose thousands stand apart.
  private static func spacedGoal(_ value: Substring) -> String? {
    guard value.utf8.count > 8, !isGoal(value),
      let sign = ["/", " of ", " von ", " sur ", " de "].lazy.compactMap({ value.firstPlace(of: $0) }).first,
      case let first = value[..<sign.lowerBound], first.last?.isLetter != true,
      let counted = SpacedNumber(first), let goal = SpacedNumber(value[sign.upperBound...]),
      counted.digits.count + goal.digits.count < 15, Int(goal.digits) != 0,
      counted.unit == nil || goal.unit == nil || counted.unit == goal.unit,
      // `24/7 365 days` is a saying.
      counted.isMoney || goal.isMoney || first.contains(where: SpacedNumber.isSpace),
      value[sign] == "/" || counted.isGrouped || goal.isGrouped
    else { return nil }
    return SpacedNumber.goal(counted, goal)
  }

  /// `12000/50000` of `12k/50k`.
  private static func thousands(_ value: Substring) -> String? {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, parts.contains(where: { "kK".contains($0.last ?? " ") }) else { return nil }
    let numbers = parts.compactMap { part -> Int? in
      let isThousand = "kK".contains(part.last ?? " ")
      let digits = isThousand ? part.dropLast() : part
      guard isNumber(digits), let number = Double(digits) else { return nil }
      let whole = number * (isThousand ? 1_000 : 1)
      return whole == whole.rounded() ? Int(whole) : nil
    }
    return numbers.count == 2 && numbers[1] > 0 ? "\(numbers[0])/\(numbers[1])" : nil
  }

  /// `82.4 kg (count: down, to: 78)` of `82.4 kg → 78`.
  private static func target(_ value: Substring) -> String? {
    guard let sign = ["→", "->", "=>"].lazy.compactMap({ value.firstPlace(of: $0) }).first else { return nil }
    let (first, last) = (
      amount(withPoint(value[..<sign.lowerBound])), amount(withPoint(value[sign.upperBound...]))
    )
    guard 1...2 ~= first.count, 1...2 ~= last.count, isNumber(first[0]), isNumber(last[0]),
      last.count == 1 || last.last == first.last,
      first.dropFirst().allSatisfy({ $0.allSatisfy(\.isLetter) }), let from = Double(first[0]), let to = Double(last[0]),
      from != to
    else { return nil }
    return "\(first.joined(separator: " ")) (count: \(to < from ? "down" : "up"), to: \(last[0]))"
  }

  /// `81.5` of `81,5`: one or two digits behind a comma are no thousands.
  private static func withPoint(_ text: Substring) -> Substring {
    guard let comma = text.firstIndex(of: ","), text.count(where: { $0 == "," }) == 1,
      1...2 ~= text[comma...].dropFirst().prefix(while: \.isASCIIDigit).count, comma > text.startIndex,
      text[text.index(before: comma)].isASCIIDigit
    else { return text }
    return text.replacing(",", with: ".")[...]
  }

  /// A number and its unit, which may follow without a space: `82kg`.
  private static func amount(_ text: Substring) -> [Substring] {
    let words = text.trimmed.split(separator: " ")
    guard words.count == 1, let letter = words[0].firstIndex(where: { $0.isLetter || $0.isCurrencySymbol }),
      letter > words[0].startIndex
    else {
      return words
    }
    return [words[0][..<letter], words[0][letter...]]
  }

  /// `|||` of `III`: two letters may be a number of the Romans, and so may three behind a word like *part*.
  private static func strokes(_ value: Substring, behind label: Substring) -> String? {
    // Fives stand apart: `//// //`.
    let marks = value.filter { $0 != " " }
    let fives = value.split(separator: " ").map(\.count)
    guard !isNumbered(label), 3...30 ~= marks.count, let first = marks.first, "Il/".contains(first),
      marks.allSatisfy({ $0 == first }), !value.holds("  "),
      value.count == marks.count || first == "/" || fives.dropLast().allSatisfy({ 4...5 ~= $0 })
    else {
      return nil
    }
    return String(repeating: "|", count: marks.count)
  }

  /// `1200` and `1.200` of `1,200`; `72.5` and `72 | 5` of `72,5`; `24/100 %` of `24%`; `1200.50` of `1.200,50`.
  private static func number(_ value: Substring) -> [String] {
    let parts = value.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2 else { return [] }
    let unit = parts.count == 2 ? " " + parts[1] : ""
    if first.last == "%" || unit == " %" {
      let digits = first.last == "%" ? first.dropLast() : first
      return isNumber(digits) && (unit.isEmpty || unit == " %") ? ["\(digits)/100 %"] : []
    }
    guard unit.dropFirst().allSatisfy({ !$0.isNumber && !".,;:!?/|".contains($0) }) else { return [] }
    let comma = first.split(separator: ",", omittingEmptySubsequences: false)
    guard comma.count == 2 || first.contains("'") || first.contains("’") else { return [] }
    if comma.count == 2, comma.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) {
      let point = "\(comma[0]).\(comma[1])\(unit)"
      if comma[1].count == 3, comma[0].count <= 3, comma[0].first != "0" { return ["\(comma[0])\(comma[1])\(unit)", point] }
      return unit.isEmpty ? [point, "\(comma[0]) | \(comma[1])"] : [point]
    }
    let plain = first.filter { !".'’".contains($0) }.map { $0 == "," ? "." : String($0) }.joined()
    let groups = comma[0].split(whereSeparator: { ".'’".contains($0) })
    guard groups.count > 1, groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }), isNumber(plain[...]) else {
      return []
    }
    return [plain + unit]
  }

  /// `3/8`, `3 / 8`, with one word behind it or none.
  private static func isGoal(_ text: Substring) -> Bool {
    guard let slash = text.firstIndex(of: "/"), isNumber(text[..<slash].trimmed) else { return false }
    let rest = text[text.index(after: slash)...].trimmed.split(separator: " ")
    return 1...2 ~= rest.count && isNumber(rest[0])
      && rest.dropFirst().allSatisfy { $0.allSatisfy { $0.isLetter || $0.isCurrencySymbol || $0 == "%" } }
  }

  private static func plain(_ text: Substring) -> String {
    String(text).replacing(" /", with: "/").replacing("/ ", with: "/")
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.count <= 9 && 1...2 ~= parts.count && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
