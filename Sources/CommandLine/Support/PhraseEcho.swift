import Chronology
import Editing
import Languages
import Phrases

/// Which days were read of a command line, for those that are not written as in a file: nobody must guess which Friday it was.
struct PhraseEcho {
  /// `Fri 27 Nov 2026`; nil where all days are written so, or none is named.
  let text: String?
  /// The same, with what each is: `from Fri 27 Nov 2026`.
  private let named: String
  /// The days, as files write them.
  private let days: [String]
  /// A name with the words behind it that were read as days, unless both turn out to be one name.
  private var nameAndWords: String?

  init(_ invocation: Invocation, today: CivilDate, weekStart: Weekday) {
    var named: [(name: String, days: String)] = []
    var dates: [String] = []
    var first = today
    nameAndWords = nil
    func add(_ name: String, _ day: NamedDay?) {
      guard let day else { return }
      first = day.date(from: today, weekStart: weekStart)
      dates.append(first.description)
      if !day.phrase.isWritten { named.append((name, first.echo)) }
    }
    for declared in invocation.declaredOptions where declared.syntax.name != SharedOptions.today.syntax.name {
      if let option = declared as? Option<NamedDay?> {
        add(declared.syntax.name, invocation[option])
      } else if let option = declared as? Option<LastDay?>, let day = invocation[option], !day.phrase.isWritten {
        named.append((declared.syntax.name, day.date(notBefore: first, from: today, weekStart: weekStart).echo))
      } else if let option = declared as? Option<NamedPeriod?>, let period = invocation[option], !period.isWritten,
        let days = try? period.days(from: today, weekStart: weekStart)
      {
        dates += [days.first, days.last].map(\.description)
        named.append((declared.syntax.name, days.count == 1 ? days.first.echo : "\(days.first.echo) - \(days.last.echo)"))
      }
    }
    for declared in invocation.declaredOperands {
      if let operand = declared as? Operand<NamedThings>, let period = invocation[operand].namedDays, !period.isWritten,
        let days = try? period.days(from: today, weekStart: weekStart)
      {
        nameAndWords = (invocation[operand].names + [invocation[operand].words]).joined(separator: " ")
        dates += [days.first, days.last].map(\.description)
        named.append(("on", days.count == 1 ? days.first.echo : "\(days.first.echo) - \(days.last.echo)"))
      }
      if let operand = declared as? Operand<NamedDay?> { add(declared.syntax.name.lowercased(), invocation[operand]) }
      if let operand = declared as? Operand<WhenWords> { add("when", invocation[operand].day) }
    }
    let names = named.count > 1
    self.named = named.map { "\($0.name) \($0.days)" }.joined(separator: ", ")
    days = dates
    text = named.isEmpty ? nil : named.map { names ? "\($0.name) \($0.days)" : $0.days }.joined(separator: ", ")
  }

  /// The sentences of a report, the first with the days.
  func following(_ report: [Told]) -> [Told] {
    guard let text, let first = report.first, !isInName(first.english) else { return report }
    // Behind a sentence that ends with another day it must be plain that it is not that one.
    let isOfAnother =
      lastDay(of: first.english).map { last in
        !days.contains { $0 == last || first.english.contains("\($0) - \(last)") }
      } ?? false
    return [Told(EchoMessage.behind(first, days: Told(!days.isEmpty && isOfAnother ? named : text)))] + report.dropFirst()
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

/// Which days were read, behind the first sentence of what was done.
enum EchoMessage: Message {
  case behind(Told, days: Told)
}
