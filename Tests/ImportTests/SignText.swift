import Chronology
import Import

/// A line, read on Friday 2026-11-20.
func line(_ text: String, as form: LineText.Form = .item, hasBox: Bool = false) -> LineText {
  LineText(text, as: form, hasBox: hasBox, today: CivilDate("2026-11-20")!)
}

/// The signs of a line, each as its bytes and what they say, with a question mark where that is a guess; nil for a line of nobody.
///
/// A line that begins with `- ` is a list item, and may have a box.
func signs(_ text: String) -> [String]? {
  let isItem = text.hasPrefix("- ")
  let hasBox = text.hasPrefix("- [ ] ")
  let words = String(text.dropFirst(hasBox ? 6 : isItem ? 2 : 0))
  let read = line(words, as: isItem ? .item : .plain, hasBox: hasBox)
  return LineDraft(reading: read)?.signs.map { sign in
    "\(String(decoding: read.bytes[sign.range], as: UTF8.self)) = \(described(sign.meaning))\(sign.isGuess ? "?" : "")"
  }
}

private func described(_ meaning: LineMeaning) -> String {
  switch meaning {
  case .state(let state, let word): [state.rawValue, word].compactMap(\.self).joined(separator: " ")
  case .event: "event"
  case .due(let date): "due \(date)"
  case .scheduled(let date): "scheduled \(date)"
  case .start(let date): "start \(date)"
  case .done(let date): "done \(date)"
  case .created(let date): "created \(date)"
  case .cancelled(let date): "cancelled \(date)"
  case .priority(let priority): priority?.rawValue ?? "no priority"
  case .rule(let rule, _): "every \(rule)"
  case .tag(let tag): tag
  case .field(let key, let value): "\(key.rawValue) \(value)"
  case .words(let words): "“\(words)”"
  }
}
