import Chronology
import Lint
import Outline
import SourceText

/// The words of a task, as the rules that look among them do.
enum TaskWords {
  /// Whether no rule finds anything among the words of a task with a box, but for those about times of a day.
  ///
  /// - Parameters:
  ///   - boxEnd: where the words begin of which another program may have written some.
  ///   - day: from which words such as `tomorrow` count.
  ///   - mayTellProgress: whether `Read 60%` and `Read 7/12` are told.
  static func areSilent(
    _ headline: Headline,
    behind boxEnd: Int,
    in bytes: [UInt8],
    on day: CivilDate,
    mayTellProgress: Bool
  ) -> Bool {
    guard let state = headline.box?.state, agree(headline, behind: boxEnd, in: bytes, mayTellProgress: mayTellProgress),
      endInNoField(headline.textRange, behind: state, in: bytes)
    else { return false }
    return state != .open
      || !UnreadPriority.speaks(of: headline, in: bytes) && !UnreadWhen.speaks(of: headline, in: bytes, from: day)
  }

  /// Whether the words of a task do not begin as another program's, and its fields, its emoji, a sign at its end and its progress
  /// contradict neither its box nor each other.
  static func agree(_ headline: Headline, behind boxEnd: Int, in bytes: [UInt8], mayTellProgress: Bool) -> Bool {
    guard let state = headline.box?.state, !ForeignLines.mayBeginTask(bytes, boxEnd..<headline.range.upperBound),
      fieldsAgree(headline)
    else { return false }
    guard state == .open else { return true }
    if mayTellProgress, headline.textRange.suffix(24).contains(where: { bytes[$0].isOne(of: "%/") }) { return false }
    // An emoji alone may be the sign of a state.
    return headline.iconRange.map { bytes[$0.lowerBound] != 0xE2 } != false && !mayEndInSign(headline.textRange, in: bytes)
  }

  /// Whether the last of some words may be the sign of a state, as `✔` is: it begins beyond ASCII, and with no quote and no dash.
  private static func mayEndInSign(_ textRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard let last = textRange.last, bytes[last] >= 0x80 else { return false }
    let start = textRange.last(where: { bytes[$0] <= 0x20 }).map { $0 + 1 } ?? textRange.lowerBound
    // A selector of how a sign is shown may stand before it, too.
    return bytes[start] == 0xEF || bytes[start] == 0xE2 && bytes[start + 1] != 0x80
  }

  /// Whether the words behind a box end in nothing that was meant as a field.
  static func endInNoField(_ textRange: Range<Int>, behind state: Box.State, in bytes: [UInt8]) -> Bool {
    state == .dropped || LastWords.find(textRange, in: bytes, isOpen: state == .open) == nil
  }

  /// Whether the fields say nothing that belongs elsewhere, or that the box contradicts.
  private static func fieldsAgree(_ headline: Headline) -> Bool {
    let fields = headline.fields
    guard !fields.isEmpty else { return true }
    func has(_ key: FieldKey) -> Bool { fields.contains { $0.key == key } }
    let hasDetails = has(.due) || has(.priority) || has(.done)
    return !(has(.project) && hasDetails) && !(has(.notify) && !has(.due) && headline.anchor == nil)
      && !(headline.box?.state == .open && has(.done))
  }
}
