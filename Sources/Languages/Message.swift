/// Something that a person is told, with what it is about. Each language has its whole sentence, so that a translator has no word
/// to put beside another.
///
/// What it says is in one table for each language, which the compiler holds complete: a `switch` over all messages.
package protocol Message: Sendable {
  var english: String { get }
  var spanish: String { get }
  var french: String { get }
}

extension Message {
  /// The message in a language.
  package func text(in language: Language) -> String {
    language == .pseudo ? PseudoText.text(english) : language.choose(english: english, spanish: spanish, french: french)
  }
}

extension Language {
  /// A message in this language.
  package func say(_ message: some Message) -> String { message.text(in: self) }
}
