import Chronology
import Editing
import Languages
import Phrases

/// Words behind names that begin like a day and are none that is read there: `for 3 days`, `last week`, `2026-11-31`.
struct UnreadDays {
  private let names: [String]
  private let words: [String]
  private let command: [String]
  private let problem: PhraseProblem

  /// Nil where no words behind the first are like that.
  init?(after texts: [String], _ command: [String]) {
    for start in texts.indices.dropFirst() {
      let words = Array(texts[start...])
      guard let problem = UnreadDays.problem(of: words) else { continue }
      (names, self.words, self.command, self.problem) = (Array(texts[..<start]), words, command, problem)
      return
    }
    return nil
  }

  /// What is wrong with words that can be meant as nothing but a day or days.
  private static func problem(of words: [String]) -> PhraseProblem? {
    let text = words.joined(separator: " ")
    if let first = words.first, LocalWords.lead(first) != nil {
      let rest = words.dropFirst().joined(separator: " ")
      return (try? PeriodPhrase(rest)) == nil && (try? DayPhrase(rest)) == nil ? nil : .unknown
    }
    do throws(PhraseProblem) {
      if (try? WhenPhrase(text)) == nil { _ = try DayPhrase(text) }
      return nil
    } catch {
      switch error {
      case .period: return words.count > 1 || text.contains(where: \.isNumber) ? error : nil
      case .noSuchDate, .wrongWeekday, .shortYear: return error
      default: return isPartOfDay(text) ? .partOfDay : nil
      }
    }
  }

  private static func isPartOfDay(_ text: String) -> Bool {
    do throws(PhraseProblem) { _ = try WhenPhrase(text) } catch { return error == .partOfDay }
    return false
  }

  func refusal(on today: CivilDate) -> EditRefusal {
    let text = words.joined(separator: " ")
    let named = command + names
    switch problem {
    case .period: return refusal(Told(UnreadDaysMessage.isSeveral(text)), [named + ["--on", text]])
    case .unknown:
      let rest = words.dropFirst().joined(separator: " ")
      var commands: [[String]] = []
      let lead = LocalWords.lead(words[0])
      if command == ["skip"], lead == "until" { commands = [named + ["--to", rest]] }
      if command == ["skip"], lead == "for", let days = try? NamedPeriod(rest, .ahead).days(from: today) {
        commands = [named + ["--from", LocalWords.near[0], "--to", days.last.description]]
      }
      return refusal(Told(UnreadDaysMessage.isNotRead(text)), commands)
    default:
      let unread = problem.refusal(about: text, .day)
      var refusal = refusal(unread.problem, [])
      refusal.respelling = unread.respelling
      return refusal
    }
  }

  private func refusal(_ problem: Told, _ commands: [[String]]) -> EditRefusal {
    let advice = commands.isEmpty ? Told(UnreadDaysMessage.putBehindNames) : nil
    return EditRefusal(problem: problem, advice: advice, commands: commands)
  }
}

/// Why words behind names are not read as a day.
enum UnreadDaysMessage: Message {
  case isSeveral(String)
  case isNotRead(String)
  case putBehindNames
}
