import Chronology
import Languages
import Planner

/// What a view has to say about the files of a day.
enum DayProblem: Message {
  /// A block of which only the part before midnight is shown.
  case passesMidnight(NamedBlock)
  /// The second begins before the first has ended.
  case overlap(earlier: NamedBlock, later: NamedBlock)
  /// The paths of files that all are for one day.
  case severalFiles([String])

  /// The rule of `lint` that speaks of it.
  var rule: String {
    switch self {
    case .passesMidnight: "block-past-midnight"
    case .overlap: "overlapping-blocks"
    case .severalFiles: "duplicate-day"
    }
  }

  /// The same as a page has it, with what is set off in the names of blocks.
  func page(in language: Language) -> PageText {
    PageText { name in
      switch self {
      case .passesMidnight(let block): language.say(DayProblem.passesMidnight(block.named(name)))
      case .overlap(let earlier, let later):
        language.say(DayProblem.overlap(earlier: earlier.named(name), later: later.named(name)))
      case .severalFiles: language.say(self)
      }
    }
  }
}

/// A block as it is named in a sentence. Its end may be before its start, which is after midnight.
struct NamedBlock: Hashable, Sendable {
  var name: String { title.words }
  private var title: WrittenName
  let start: TimeOfDay
  let end: TimeOfDay
  let clock: ClockStyle

  /// - Parameter name: without markup.
  init(_ name: String, _ start: TimeOfDay, _ end: TimeOfDay, _ clock: ClockStyle) {
    (title, self.start, self.end, self.clock) = (WrittenName(words: name), start, end, clock)
  }

  /// - Parameter name: as a file has it.
  init(written name: String, _ start: TimeOfDay, _ end: TimeOfDay, _ clock: ClockStyle) {
    self.init(DayWords.title(name), start, end, clock)
    title = WrittenName(words: title.words, markdown: name)
  }

  /// The same block by what a sentence says in the place of its name.
  fileprivate func named(_ name: (PageText) -> String) -> NamedBlock { NamedBlock(name(title.page), start, end, clock) }
}

extension Language {
  /// `“Deep work” (09:00 - 10:30)`.
  func named(_ block: NamedBlock) -> String { "\(quoted(block.name)) (\(times(block.start, block.end, block.clock)))" }
}
