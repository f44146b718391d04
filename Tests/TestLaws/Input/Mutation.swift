import TestSupport

/// A file made of those that are at hand, by a seed.
public struct Mutation {
  private var random: SplitMix64

  public init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// - Parameters:
  ///   - files: one of which is changed.
  ///   - corpus: the files whose lines may come into it.
  public mutating func file(of files: [Corpus.File], mixing corpus: [Corpus.File]) -> Corpus.File {
    var file = pick(files)
    var lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    // What is tried takes time by its length, and most lines have nothing to do with one another.
    if lines.count > 16, random.next() % 8 != 0 { cut(&lines) }
    for _ in 0..<(1 + random.next() % 3) {
      random.next() % 3 == 0 ? changeLines(&lines, corpus) : changeWords(&lines[number(lines.count)], corpus)
    }
    file.bytes = Array(lines.joined(separator: [0x0A]))
    return file
  }

  /// Leaves the beginning, and a part of the rest.
  private mutating func cut(_ lines: inout [[UInt8]]) {
    let start = 5 + number(lines.count - 5)
    let end = min(lines.count, start + 1 + number(12))
    lines = Array(lines[..<5] + lines[start..<end])
  }

  private mutating func changeLines(_ lines: inout [[UInt8]], _ corpus: [Corpus.File]) {
    let place = number(lines.count)
    switch random.next() % 7 {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2: lines.swapAt(place, number(lines.count))
    case 3: lines[place].insert(contentsOf: Array(repeating: 0x20, count: 1 + number(4)), at: 0)
    case 4: lines[place] = Array(lines[place].drop { $0 == 0x20 })
    case 5: lines.insert([], at: place)
    default:
      let other = pick(corpus).bytes.split(separator: 0x0A).map { Array($0) }
      if !other.isEmpty { lines.insert(pick(other), at: place) }
    }
    if lines.isEmpty { lines = [[]] }
  }

  private mutating func changeWords(_ line: inout [UInt8], _ corpus: [Corpus.File]) {
    switch random.next() % 6 {
    case 0:
      let place = number(line.count + 1)
      line.insert(contentsOf: Array(pick(Mutation.pieces).utf8), at: place)
    case 1:
      let spaces = [0] + line.indices.filter { line[$0] == 0x20 }.map { $0 + 1 } + [line.count]
      line.insert(contentsOf: Array((pick(Mutation.words) + " ").utf8), at: pick(spaces))
    case 2: line += Array((" " + pick(Mutation.words)).utf8)
    case 3: if !line.isEmpty { line.remove(at: number(line.count)) }
    case 4: if !line.isEmpty { line[number(line.count)] = Mutation.bytes[number(Mutation.bytes.count)] }
    default:
      guard !line.isEmpty else { return }
      let start = number(line.count)
      line.removeSubrange(start..<min(line.count, start + 1 + number(8)))
    }
  }

  private mutating func number(_ count: Int) -> Int { count > 0 ? Int(random.next() % UInt64(count)) : 0 }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

  private static let bytes =
    Array("abcdexTODO 0123456789-:.,;!?()[]{}<>#*_~`'\"/\\|@^+=&%$\t".utf8) + [0xC3, 0xA9, 0xE2, 0x80, 0x0D]

  private static let pieces = [
    "é", "ü", "–", "—", "’", "“", "✅", "❌", "☐", "📅", "🔥", "🏊 ", "\u{A0}", "  ", "\t", "\r", ": ", ":: ", " - ", "- ", "* ",
    "+ ",
    "## ", "### ", "# ", "> ", "[ ] ", "[x] ", "[-] ", "[X] ", "[/] ", "[] ", "(", ")", "[[", "]]", "`", "~~", "**", "_", "!!",
    "!", "#tag",
    " ^id", "\\", "<!-- ", " -->", "<b>", "1. ", "09:00 ", "9:00 - 10:00 ", "23:00 - 01:00 ", "25:00 ", "2026-11-20 ", "24:00",
    "9am ",
    "\n", "\n\n", "\n  ", "\n- ", "\n  - ", "\n---\n", "\n===", "\n    - ", "kind: day\n", "---\n", "(due: 2026-11-25)",
    " (project: Thesis)", " (color: red)", " (notify: start)", " (priority: high)", " (done: 2026-11-19)", " (every: week)",
    "(due tomorrow)", " (streak: daily)", " (color: red, notify: end)", " (project: Thesis, due: 2026-12-01)", " (est: 20 min)",
  ]

  private static let words = [
    "today", "tomorrow", "yesterday", "Monday", "friday", "montag", "lundi", "lunes", "every", "daily", "weekly", "each",
    "week", "by",
    "due", "before", "until", "till", "at", "from", "on", "in", "noon", "midnight", "9am", "5pm", "17:30", "3", "12/1",
    "24.12.", "2026-12-01",
    "Dec", "may", "march", "5", "p1", "P2", "p1:", "urgent", "URGENT:", "asap", "wichtig!", "high", "low", "priority", "prio",
    "done", "erledigt",
    "TODO", "todo", "DONE", "x", "o", "X", "half", "halb", "um", "bis", "heute", "morgen", "mañana", "demain", "until friday",
    "for 30 min", "2h",
    "15 min", ", 2h", "- 16.11.", "->", "@work", "@2026-12-01", "#home", "due:", "every:", "project:", "Project:", "note:",
    "Mood:", "Arc 1:",
    "60%", "7/12", "3/8", "p. 20", "(high)", "[high]", "(weekly)", "Every Monday:", "Jeden Montag:", "lunch 12-13", "12 lunch",
    "twice a week",
    "3x", "kl. 14", "gegen 9", "vers 22h", "and", "to", "til", "18:00??", "noon:", "Noon-2", "mon,", "tue or wed", "SCHEDULED:",
    "due::", "key::",
    "canceled", "skipped", "missed", "if", "when", "is", "not",
  ]
}
