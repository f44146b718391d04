import Languages

/// Asks a person which of several things is meant: a numbered list, and a line with a number for an answer.
///
/// It is there only where a person can answer, in a terminal. Nothing needs it: elsewhere the list is a message, and the command ends.
struct Chooser {
  /// Shows the list and the question, where what the command prints is not mixed with them.
  let show: (String) -> Void
  /// A line that is typed; nil at the end of the input.
  let read: () -> String?

  /// How often it is asked again after an answer that is no number of the list.
  private static let tries = 3

  /// The place in the list that the person chose; nil for none of them.
  ///
  /// - Parameters:
  ///   - question: what may mean several things, as a message has it, without a full stop.
  ///   - choices: safe to show, one line each.
  func choose(_ question: String, among choices: [String], in language: Language) -> Int? {
    let width = String(choices.count).count
    let list = choices.enumerated().map { place, choice in
      let number = String(place + 1)
      return "  " + String(repeating: " ", count: width - number.count) + number + "  " + choice + "\n"
    }
    show(question + language.colon + "\n" + list.joined())
    for _ in 0..<Chooser.tries {
      show(language.say(ConsoleMessage.whichOne(of: choices.count)) + language.colon + " ")
      guard let line = read() else {
        show("\n")
        return nil
      }
      let answer = line.filter { !$0.isWhitespace }
      if answer.isEmpty { return nil }
      if let number = Int(answer), (1...choices.count).contains(number) { return number - 1 }
    }
    return nil
  }
}
