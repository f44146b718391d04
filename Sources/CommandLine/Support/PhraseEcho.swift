import Chronology
import Editing
import Languages
import Phrases

/// Which days were read of a command line, for those that are not written as in a file: nobody must guess which Friday it was.
struct PhraseEcho {
  /// Those that were read; none where all days are written so, or none is named.
  private let read: [EchoedDays]
  /// The days, as files write them.
  private let days: [String]
  /// A name with the words behind it that were read as days, unless both turn out to be one name.
  private var nameAndWords: String?

  init(_ invocation: Invocation, today: CivilDate, weekStart: Weekday) {
    var read: [EchoedDays] = []
    var dates: [String] = []
    var first = today
    nameAndWords = nil
    func add(_ name: String, _ day: NamedDay?) {
      guard let day else { return }
      first = day.date(from: today, weekStart: weekStart)
      dates.append(first.description)
      if !day.phrase.isWritten { read.append(EchoedDays(name, first)) }
    }
    for declared in invocation.declaredOptions where declared.syntax.name != SharedOptions.today.syntax.name {
      if let option = declared as? Option<NamedDay?> {
        add(declared.syntax.name, invocation[option])
      } else if let option = declared as? Option<LastDay?>, let day = invocation[option], !day.phrase.isWritten {
        read.append(EchoedDays(declared.syntax.name, day.date(notBefore: first, from: today, weekStart: weekStart)))
      } else if let option = declared as? Option<NamedPeriod?>, let period = invocation[option], !period.isWritten,
        let days = try? period.days(from: today, weekStart: weekStart)
      {
        dates += [days.first, days.last].map(\.description)
        read.append(EchoedDays(declared.syntax.name, days))
      }
    }
    for declared in invocation.declaredOperands {
      if let operand = declared as? Operand<NamedThings>, let period = invocation[operand].namedDays, !period.isWritten,
        let days = try? period.days(from: today, weekStart: weekStart)
      {
        nameAndWords = (invocation[operand].names + [invocation[operand].words]).joined(separator: " ")
        dates += [days.first, days.last].map(\.description)
        read.append(EchoedDays("on", days))
      }
      if let operand = declared as? Operand<NamedDay?> { add(declared.syntax.name.lowercased(), invocation[operand]) }
      if let operand = declared as? Operand<WhenWords> { add("when", invocation[operand].day) }
    }
    self.read = read
    days = dates
  }

  /// The sentences of a report, the first with the days.
  func following(_ report: [Told]) -> [Told] {
    guard !read.isEmpty, let first = report.first, !isInName(first.english) else { return report }
    // Behind a sentence that ends with another day it must be plain that it is not that one.
    let isOfAnother =
      lastDay(of: first.english).map { last in
        !days.contains { $0 == last || first.english.contains("\($0) - \(last)") }
      } ?? false
    let isNamed = read.count > 1 || !days.isEmpty && isOfAnother
    return [Told(isNamed ? EchoMessage.named(first, read) : .unnamed(first, read[0]))] + report.dropFirst()
  }

  /// Whether the thing that a sentence quotes is called by the name and the words together: `Plan tomorrow`.
  private func isInName(_ sentence: String) -> Bool {
    guard let nameAndWords, let start = sentence.firstIndex(of: "“") else { return false }
    return NameKey(String(sentence[start...])).text.hasPrefix(NameKey(EditRefusal.quote(nameAndWords)).text)
  }

  /// The last day that a sentence names like `2026-11-27`.
  private func lastDay(of sentence: String) -> String? {
    sentence.split { !($0.isNumber || $0 == "-") }.last { $0.count == 10 && CivilDate(String($0)) != nil }.map(String.init)
  }
}

/// A day or some days that were read, and the option or the operand that says them.
struct EchoedDays: Hashable, Sendable {
  /// As it is typed, without dashes: `from`.
  let name: String
  let first: CivilDate
  /// The last of several; nil of one.
  let last: CivilDate?

  init(_ name: String, _ date: CivilDate) { (self.name, first, last) = (name, date, nil) }

  init(_ name: String, _ days: DateRange) {
    (self.name, first, last) = (name, days.first, days.count == 1 ? nil : days.last)
  }
}

/// Which days were read, behind the first sentence of what was done.
enum EchoMessage: Message {
  /// `done: “Water” (Fri 27 Nov 2026)`
  case unnamed(Told, EchoedDays)
  /// `skipped: “Water” (from Fri 27 Nov 2026, to Mon 30 Nov 2026)`
  case named(Told, [EchoedDays])
}
