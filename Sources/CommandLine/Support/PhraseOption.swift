import Chronology
import Languages
import Phrases

extension Option {
  /// A value in a person's words: a day, a period, a time or a length of time.
  static func phrase<Wrapped>(
    _ name: String,
    value: String,
    _ kind: PhraseKind,
    _ summary: some Message,
    read: @escaping @Sendable (String) throws(PhraseProblem) -> Wrapped
  ) -> Option where Value == Wrapped? {
    var option = Option.value(name, value: value, expectation: kind, summary) { try? read($0) }
    option.syntax.value?.explain(kind, read)
    return option
  }
}

extension Option {
  /// The same option, which says of a wrong value what is wrong with it; nil for what it expects.
  func correcting(_ problem: @escaping @Sendable (String) -> Told?) -> Option {
    var option = self
    option.syntax.value?.problem = problem
    return option
  }
}

extension Operand {
  /// An operand in a person's words that may be there, of one argument or several.
  static func phrase<Wrapped>(
    _ name: String,
    standard: String? = nil,
    _ kind: PhraseKind,
    _ summary: some Message,
    read: @escaping @Sendable (String) throws(PhraseProblem) -> Wrapped
  ) -> Operand where Value == Wrapped? {
    var value = ValueSyntax(name: name, standard: standard, expectation: Told(kind)) { (try? read($0)) != nil }
    value.explain(kind, read)
    return Operand(
      syntax: OperandSyntax(value: value, summary: Told(summary), isRequired: false, isRepeatable: false, joinsWords: true)
    ) { $0.first.flatMap { try? read($0) } }
  }
}

extension ValueSyntax {
  /// Lets the parser say what is wrong with words of a kind.
  mutating func explain<Wrapped>(
    _ kind: PhraseKind,
    _ read: @escaping @Sendable (String) throws(PhraseProblem) -> Wrapped
  ) {
    problem = { phraseProblem($0, kind, read) }
    isMeant = { text in
      do throws(PhraseProblem) { _ = try read(text) } catch { return error.isOfWhatIsMeant }
      return false
    }
    corrected = { kind.corrected($0) }
  }
}

/// What is wrong with a text, where more can be said than that it is not what is expected.
private func phraseProblem<Wrapped>(
  _ text: String,
  _ kind: PhraseKind,
  _ read: (String) throws(PhraseProblem) -> Wrapped
) -> Told? {
  do throws(PhraseProblem) {
    _ = try read(text)
    return nil
  } catch {
    let message = error.message(about: text, kind)
    // Where nothing is known of the words, what the option expects says it all.
    if case .unknown(_, _, meant: nil) = message { return nil }
    return Told(message)
  }
}
