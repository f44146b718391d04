import Chronology
import Planner

/// The lines of the plug-in Tasks of Obsidian: an emoji, and its value behind it (its manual, *Tasks Emoji Format*).
enum ObsidianTasksLine: LineFormat {
  static let program = "Obsidian Tasks"

  private enum Emoji: Sendable {
    case date(@Sendable (CivilDate) -> LineMeaning)
    case priority(Priority, isExact: Bool)
    case rule
    case name(String)
  }

  /// A word, or the part of one that begins with an emoji of the table.
  private struct Piece {
    var range: Range<Int>
    var emoji: (kind: Emoji, length: Int)?
    var isLiteral: Bool
  }

  private static let emojis: [(sign: [UInt8], kind: Emoji)] = table.map { (Array($0.utf8), $1) }

  private static let table: [(String, Emoji)] = [
    ("📅", .date { .due($0) }), ("📆", .date { .due($0) }), ("🗓", .date { .due($0) }), ("⏳", .date { .scheduled($0) }),
    ("⌛", .date { .scheduled($0) }), ("🛫", .date { .start($0) }), ("➕", .date { .created($0) }), ("✅", .date { .done($0) }),
    ("❌", .date { .cancelled($0) }), ("🔁", .rule), ("🆔", .name("id")), ("⛔", .name("after")), ("🏁", .name("on completion")),
    // Tasks has five levels and the format three.
    ("🔺", .priority(.high, isExact: false)), ("⏫", .priority(.high, isExact: true)), ("🔼", .priority(.medium, isExact: true)),
    ("🔽", .priority(.low, isExact: true)), ("⏬", .priority(.low, isExact: false)),
  ]

  static func signs(in line: LineText) -> [LineSign] {
    guard line.traits.contains(.emoji) else { return [] }
    let pieces = pieces(of: line)
    guard pieces.contains(where: { $0.emoji != nil }) else { return [] }
    var signs: [LineSign] = []
    var isTasks = false
    var index = 0
    while index < pieces.count {
      let isIcon = index == 0 && !line.hasBox
      if let (emoji, length) = pieces[index].emoji, !isIcon, let (sign, next) = sign(emoji, length, index, pieces, in: line) {
        signs.append(sign)
        if case .priority = emoji { isTasks = isTasks || line.hasBox && index > 0 } else { isTasks = true }
        index = next
      } else {
        index += 1
      }
    }
    return isTasks ? signs : []
  }

  private static func pieces(of line: LineText) -> [Piece] {
    line.words().flatMap { word -> [Piece] in
      var pieces = [Piece(range: word.range, isLiteral: word.isLiteral)]
      guard !word.isLiteral else { return pieces }
      var offset = word.range.lowerBound
      while offset < word.range.upperBound {
        guard let emoji = emoji(in: line, at: offset, end: word.range.upperBound) else {
          offset += 1
          continue
        }
        let last = pieces.removeLast().range.lowerBound
        if last < offset { pieces.append(Piece(range: last..<offset, isLiteral: false)) }
        pieces.append(Piece(range: offset..<word.range.upperBound, emoji: emoji, isLiteral: false))
        offset += emoji.length
      }
      // What ran on to the end of the word ends where the next piece begins.
      for index in pieces.indices.dropLast() {
        pieces[index].range = pieces[index].range.lowerBound..<pieces[index + 1].range.lowerBound
      }
      return pieces
    }
  }

  /// The emoji at an offset, with the selector of its form.
  private static func emoji(in line: LineText, at offset: Int, end: Int) -> (kind: Emoji, length: Int)? {
    guard line.bytes[offset] == 0xE2 || line.bytes[offset] == 0xF0 else { return nil }
    let bytes = line.bytes[offset..<end]
    guard let found = emojis.first(where: { bytes.starts(with: $0.sign) }) else { return nil }
    let hasSelector = bytes.dropFirst(found.sign.count).starts(with: "\u{FE0F}".utf8)
    return (found.kind, found.sign.count + (hasSelector ? 3 : 0))
  }

  /// The sign that a piece begins, and the piece after it; nil where its value is none.
  private static func sign(
    _ emoji: Emoji,
    _ length: Int,
    _ index: Int,
    _ pieces: [Piece],
    in line: LineText
  ) -> (LineSign, Int)? {
    let start = pieces[index].range.lowerBound
    var value = start + length..<pieces[index].range.upperBound
    var next = index + 1
    if case .priority(let priority, let isExact) = emoji {
      guard value.isEmpty else { return nil }
      return (LineSign(start..<value.upperBound, .priority(priority), isGuess: !isExact), next)
    }
    if value.isEmpty {
      guard next < pieces.count, pieces[next].emoji == nil, !pieces[next].isLiteral else { return nil }
      value = pieces[next].range
      next += 1
    }
    switch emoji {
    case .date(let meaning):
      if let (date, end) = LineDay.date(in: line, at: value.lowerBound, end: value.upperBound) {
        return (LineSign(start..<end, meaning(date)), next)
      }
      // In a paragraph a tick before a weekday is prose.
      guard line.form == .item else { return nil }
      let direction: MeantDate.Direction = if case .done = meaning(line.today) { .back } else { .ahead }
      if let date = MeantDate.scan(line.bytes, at: value.lowerBound, end: line.range.upperBound, today: line.today, direction),
        date.dates.count == 1, !date.isPeriod, line.bytes[value.lowerBound..<date.end].contains(where: { $0 &- 0x30 < 10 })
      {
        let next = pieces.indices.first { $0 > index && pieces[$0].range.lowerBound >= date.end } ?? pieces.count
        return (LineSign(start..<date.end, meaning(date.dates[0]), isGuess: true), next)
      }
      guard let day = LineDay.day(line.text(value), after: line.today) else { return nil }
      return (LineSign(start..<value.upperBound, meaning(day), isGuess: true), next)
    case .rule: return rule(from: start, value, next, pieces, in: line)
    case .name(let name):
      guard line.hasBox, line.bytes[value].allSatisfy(isNameByte) else { return nil }
      return (LineSign(start..<value.upperBound, .words("\(name) \(line.text(value))")), next)
    case .priority: return nil
    }
  }

  /// The words from `every` up to the next sign, which Tasks reads as one rule.
  private static func rule(
    from start: Int,
    _ firstRange: Range<Int>,
    _ next: Int,
    _ pieces: [Piece],
    in line: LineText
  ) -> (LineSign, Int)? {
    guard line.text(firstRange).lowercased() == "every" else { return nil }
    var words = [firstRange]
    var end = next
    while end < pieces.count, pieces[end].emoji == nil, !pieces[end].isLiteral, words.count < 12,
      !"#^([<".utf8.contains(line.bytes[pieces[end].range.lowerBound])
    {
      words.append(pieces[end].range)
      end += 1
    }
    guard words.count > 1 else { return nil }
    let text = words.map(line.text).joined(separator: " ")
    return (LineSign(start..<words[words.count - 1].upperBound, LineRule.meaning(text) ?? .words(text)), end)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-_,".utf8.contains(byte)
  }
}
