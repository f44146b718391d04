import Languages

/// A message with lines below it that are the same in each language.
struct MessageWithLines<Head: Message>: Message {
  private let head: Head
  private let lines: [String]

  init(_ head: Head, _ lines: [String]) { (self.head, self.lines) = (head, lines) }

  var english: String { words(in: .english) }
  var spanish: String { words(in: .spanish) }
  var french: String { words(in: .french) }

  private func words(in language: Language) -> String { ([head.text(in: language)] + lines).joined(separator: "\n") }
}
