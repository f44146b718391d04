/// How one program writes a task on a line.
protocol LineFormat: Sendable {
  /// The program, as people call it.
  static var program: String { get }

  /// The signs that the program reads in a line; empty where the line has nothing that only this program writes.
  ///
  /// What a person may have written in prose is no sign: a format returns nothing rather than a guess about the line as a whole.
  static func signs(in line: LineText) -> [LineSign]
}

/// All formats of lines, those with the plainest signs first.
enum LineFormats {
  static let all: [any LineFormat.Type] = [
    ObsidianTasksLine.self,
    DataviewLine.self,
    OrgLine.self,
    TodoTxtLine.self,
    TaskPaperLine.self,
    TodoistLine.self,
    LogseqLine.self,
  ]

  /// More signs of one program than this say the same thing twice, so that nothing is made of the line.
  static let mostSigns = 32
}

extension LineDraft {
  /// Reads a line as the programs do that write such lines; nil where it is none of theirs.
  ///
  /// The word for a state that a line begins with (`TODO`) is read beside other signs, and is not enough alone (`StateWord`).
  public init?(reading line: LineText) {
    guard !line.traits.isDisjoint(with: [.emoji, .at, .key, .cookie, .level, .start, .stamp]) else { return nil }
    self.init(programs: [], signs: [])
    for format in LineFormats.all {
      let found = format.signs(in: line).prefix(LineFormats.mostSigns).filter { sign in
        !signs.contains { $0.range.overlaps(sign.range) }
      }
      guard !found.isEmpty else { continue }
      programs.append(format.program)
      signs += found
    }
    guard !signs.isEmpty else { return nil }
    if let word = StateWord(reading: line), !signs.contains(where: { $0.range.overlaps(word.range) }) {
      signs.append(LineSign(word.range, .state(word.state, word: word.keptWord), isGuess: true))
    }
    signs.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}
