import Chronology
import Editing
import Phrases

/// The words of a command line that say when, behind the name of the thing: `friday 9:30` (commands, *When*).
struct WhenWords: Sendable {
  let texts: [String]
  let direction: PhraseDirection

  /// What the words say; nil where there are none.
  func phrase() throws(EditRefusal) -> WhenPhrase? {
    guard !texts.isEmpty else { return nil }
    let text = texts.joined(separator: " ")
    do throws(PhraseProblem) {
      return try WhenPhrase(text)
    } catch {
      throw EditRefusal(error.message(about: text, .when))
    }
  }

  /// The day that is named, as far as the words can be read.
  var day: NamedDay? { (try? phrase())?.day.map { NamedDay($0, direction) } }
}

extension Operand where Value == WhenWords {
  /// Words that say when, as many as there are.
  static func when(_ summary: String, _ direction: PhraseDirection = .ahead) -> Operand {
    Operand(
      syntax: OperandSyntax(value: ValueSyntax(name: "WHEN"), summary: summary, isRequired: false, isRepeatable: true)
    ) { WhenWords(texts: $0, direction: direction) }
  }
}

/// When something goes somewhere, of the words behind its name and of the options; each may say it, and not both.
struct CommandTimes {
  let day: NamedDay?
  let time: TimePhrase?
  /// How long, in minutes.
  let minutes: Int?

  /// - Parameters:
  ///   - day: what an option says, with its spelling.
  ///   - time: the same of the time.
  ///   - minutes: the same of the length.
  init(
    _ words: WhenWords,
    day: (NamedDay?, String),
    time: (TimePhrase?, String),
    minutes: (Int?, String)? = nil
  ) throws(EditRefusal) {
    let phrase = try words.phrase()
    self.day = try CommandTimes.one(phrase?.day.map { NamedDay($0, words.direction) }, day.0, day.1, words)
    self.time = try CommandTimes.one(phrase?.time, time.0, time.1, words)
    let length = minutes?.0 ?? (phrase?.minutes == nil ? time.0?.minutes : nil)
    self.minutes = try CommandTimes.one(phrase?.minutes, length, minutes?.1 ?? time.1, words)
  }

  private static func one<Value>(
    _ word: Value?,
    _ option: Value?,
    _ spelling: String,
    _ words: WhenWords
  ) throws(EditRefusal) -> Value? {
    guard word != nil, option != nil else { return word ?? option }
    let text = EditRefusal.quote(words.texts.joined(separator: " "))
    throw EditRefusal("\(text) and \(spelling) say the same twice", help: "leave out one of the two")
  }
}
