package import Chronology
package import SourceText

/// The words of an item of a page that are a label, a colon and other words: `Plumber: Mrs Adeyemi, 555 0164`.
package enum LabelWords {
  /// Whether a rule may find a value, a day or months in them. Each looks closer than is asked here.
  ///
  /// - Parameter wordsRange: one line without brackets, of which only the end has numbers, each of three digits or more.
  package static func maySayMore(_ wordsRange: Range<Int>, in source: SourceText, today: CivilDate) -> Bool {
    let bytes = source.bytes
    if MeantMonths.mayBegin(wordsRange, in: bytes) || MeantMonths.mayBeginElsewhere(wordsRange, in: bytes) { return true }
    if MeantValue(source.string(in: wordsRange)) != nil { return true }
    // A day is all of the words from one on.
    return wordsRange.dropFirst().contains { start in
      bytes[start - 1] == 0x20 && mayBeDay(source.string(in: start..<wordsRange.upperBound), today)
    }
  }

  private static func mayBeDay(_ text: String, _ today: CivilDate) -> Bool {
    CivilDate(text) != nil || MeantDateRange(text, today: today, .ahead) != nil
      || MeantDate(text, today: today, .ahead) != nil || MeantDate(text, today: today, .back) != nil
  }
}
