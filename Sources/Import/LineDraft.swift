public import Chronology
public import Outline
public import Planner

/// What a line of another program says, each thing with the bytes that say it. All other bytes of the line are its words.
public struct LineDraft: Equatable, Sendable {
  /// The programs whose signs it has, as people call them.
  public var programs: [String]
  /// In the order of the line; no two overlap.
  public var signs: [LineSign]

  init(programs: [String], signs: [LineSign]) {
    self.programs = programs
    self.signs = signs
  }

  /// A line that says nothing but its state.
  public init(_ word: StateWord) {
    self.init(
      programs: ["Org", "Logseq"],
      signs: [LineSign(word.range, .state(word.state, word: word.keptWord), isGuess: true)]
    )
  }

  /// A task whose words begin with a letter in brackets, as in todo.txt; nil for any other.
  public init?(levelOf line: LineText) {
    guard let sign = TodoTxtLine.levelAlone(in: line) else { return nil }
    self.init(programs: [TodoTxtLine.program], signs: [sign])
  }

  /// A line of a bullet journal.
  public init(_ mark: BulletMark) {
    self.init(programs: [BulletMark.program], signs: [LineSign(mark.range, mark.meaning, isGuess: true)])
  }

  /// A field that says itself what it is, in brackets or a spelling that are not read.
  public init(_ key: FieldKey, _ value: String, in range: Range<Int>) {
    self.init(programs: [], signs: [LineSign(range, .field(key, value))])
  }

  /// Without the signs in some bytes, which have been read as something else; nil where none is left.
  public func without(_ ranges: [Range<Int>]) -> LineDraft? {
    guard !ranges.isEmpty else { return self }
    let rest = signs.filter { sign in !ranges.contains { $0.overlaps(sign.range) } }
    return rest.isEmpty ? nil : LineDraft(programs: programs, signs: rest)
  }
}

/// A part of a line that means something to another program.
public struct LineSign: Equatable, Sendable {
  public var range: Range<Int>
  public var meaning: LineMeaning
  /// Whether what it says here is only likely: a level of five among three, a date without its year.
  public var isGuess: Bool
  /// What a person would quote: more than its own bytes, where several things stand between two brackets.
  public var quotedRange: Range<Int>

  init(_ range: Range<Int>, _ meaning: LineMeaning, isGuess: Bool = false, in quotedRange: Range<Int>? = nil) {
    self.range = range
    self.meaning = meaning
    self.isGuess = isGuess
    self.quotedRange = quotedRange ?? range
  }
}

/// What a sign says, in no program's spelling.
public enum LineMeaning: Equatable, Sendable {
  /// The state of the box, and the word that says more than it, if one does: `WAITING`.
  case state(Box.State, word: String? = nil)
  /// It is no task and has no box: an event of a bullet journal.
  case event
  case due(CivilDate)
  /// The day on which somebody means to work on it.
  case scheduled(CivilDate)
  /// The day before which it is not to be done.
  case start(CivilDate)
  case done(CivilDate)
  case created(CivilDate)
  case cancelled(CivilDate)
  /// Nil for a level that says: no priority.
  case priority(Priority?)
  /// When it comes round, as the format writes rules, and in the words of a sentence: `every week`.
  case rule(String, words: String)
  case tag(String)
  /// A field that the format has by the same name.
  case field(FieldKey, String)
  /// What has no key in the format, in words.
  case words(String)

  /// The field that says it; nil where another thing or none does.
  public var field: (key: FieldKey, value: String)? {
    switch self {
    case .due(let date): (.due, date.description)
    case .done(let date): (.done, date.description)
    case .priority(let level?): (.priority, level.rawValue)
    case .rule(let rule, _): (.every, rule)
    case .field(let key, let value): (key, value)
    case .state, .event, .scheduled, .start, .created, .cancelled, .priority(nil), .tag, .words: nil
    }
  }
}
