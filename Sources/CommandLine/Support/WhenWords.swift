import Chronology
import Editing
import Languages
import Phrases
import Views

/// The words of a command line that say when, behind the name of the thing: `friday 9:30` (commands, *When*).
struct WhenWords: Sendable {
  let texts: [String]
  let direction: PhraseDirection

  /// What the words say; nil where there are none.
  ///
  /// - Parameter command: what stands before them, which ends with a name; nil where no name does.
  /// - Parameter context: from where days are looked for, to name those of a period.
  func phrase(after command: [String] = [], in context: PhraseContext? = nil) throws(EditRefusal) -> WhenPhrase? {
    guard !texts.isEmpty else { return nil }
    let text = texts.joined(separator: " ")
    do throws(PhraseProblem) {
      return try WhenPhrase(text)
    } catch {
      throw UnreadWhen(texts, error, after: command, in: context).refusal
    }
  }

  /// The day that is named, as far as the words can be read.
  var day: NamedDay? { (try? phrase())?.day.map { NamedDay($0, direction) } }
}

extension Operand where Value == WhenWords {
  /// Words that say when, as many as there are.
  static func when(_ summary: some Message, _ direction: PhraseDirection = .ahead) -> Operand {
    Operand(
      syntax: OperandSyntax(value: ValueSyntax(name: "WHEN"), summary: Told(summary), isRequired: false, isRepeatable: true)
    ) { WhenWords(texts: $0, direction: direction) }
  }
}

/// When something goes somewhere, of the words behind its name and of the options; each may say it, and not both.
struct CommandTimes {
  let day: CivilDate?
  let time: TimePhrase?
  /// How long, in minutes.
  let minutes: Int?
  /// By how many minutes it is to be later than it is, or by less than 0 earlier.
  let change: Int?

  /// - Parameters:
  ///   - command: what stands before the words: the command, and the name of the thing.
  ///   - day: what an option says, with its spelling.
  ///   - time: the same of the time.
  ///   - minutes: the same of the length.
  ///   - standard: the day that is meant where none is said; today by default.
  init(
    _ words: WhenWords,
    after command: [String] = [],
    day: (NamedDay?, String),
    time: (TimePhrase?, String),
    minutes: (Int?, String)? = nil,
    in vault: EditedVault,
    standard: CivilDate? = nil
  ) throws(EditRefusal) {
    let context = PhraseContext(today: vault.today, weekStart: vault.settings.weekStarts, words.direction)
    let phrase = try words.phrase(after: command, in: context)
    try vault.check(phrase?.day.map { NamedDay($0, words.direction) })
    let moment = phrase?.minutesFromNow.map { vault.moment(after: $0) }
    var said = vault.day(phrase?.day.map { NamedDay($0, words.direction) })
    var spoken = phrase?.time
    let known = said ?? vault.day(day.0) ?? standard
    if let time = spoken, let next = vault.nextHour(time, on: known) {
      spoken = next.1
      if known == nil { said = next.0 }
    }
    self.day = try CommandTimes.one(moment?.0 ?? said, vault.day(day.0), day.1, words)
    self.time = try CommandTimes.one(moment?.1 ?? spoken, time.0, time.1, words)
    let length = minutes?.0 ?? (phrase?.minutes == nil ? time.0?.minutes : nil)
    self.minutes = try CommandTimes.one(phrase?.minutes, length, minutes?.1 ?? time.1, words)
    change = try CommandTimes.one(phrase?.change, time.0 == nil ? nil : 0, time.1, words)
  }

  /// Refuses words that move a thing by a length, where there is none to move.
  func refuseChange(_ words: WhenWords) throws(EditRefusal) {
    guard change ?? 0 != 0 else { return }
    throw EditRefusal(
      WhenWordsMessage.movesWhatHasTime(words.texts.joined(separator: " ")),
      help: .nameTime
    )
  }

  /// Says of a time that was asked for that it is over: it may have been meant of another day.
  func noteWhatIsOver(on date: CivilDate, for name: String, _ vault: inout EditedVault) {
    guard let start = time?.start, date == vault.today, vault.isOver(start, on: date) else { return }
    let clock = vault.settings.clock
    // What has no name is named by its time.
    let words = name.isEmpty ? [clock.text(start), "--to", LocalWords.near[1]] : [name, LocalWords.near[1], clock.text(start)]
    let command = ShellWord.line(["tidemark", "block", "move"] + words)
    vault.note(
      WhenWordsMessage.isOver(ShownTime(start, clock), now: ShownTime(vault.now.time, clock), command: command)
    )
  }

  private static func one<Value>(
    _ word: Value?,
    _ option: Value?,
    _ spelling: String,
    _ words: WhenWords
  ) throws(EditRefusal) -> Value? {
    guard word != nil, option != nil else { return word ?? option }
    let text = words.texts.joined(separator: " ")
    throw EditRefusal(WhenWordsMessage.sayTheSame(text, option: spelling), help: .leaveOneOut)
  }
}

/// Why words that say when are not taken, and what is told of those that were.
enum WhenWordsMessage: Message {
  case quoteName
  /// The words that name the days.
  case isSeveralDays(String)
  case commandForEach(isPlanning: Bool)
  case nameOneOfDays(isPlanning: Bool)
  case isPeriod(String)
  case nameOneDay
  case recurs(String, rule: String)
  case whatRecurs(isPlanning: Bool)
  case movesWhatHasTime(String)
  case nameTime
  case isOver(ShownTime, now: ShownTime, command: String)
  case sayTheSame(String, option: String)
  case leaveOneOut
}
