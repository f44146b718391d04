/// A key at the start of some brackets that begins no prose, and behind it no value, or a few words that are none: `(due)`,
/// `(priority very high)` (format, *Brackets that say when*).
public enum KeyWithoutValue {
  /// More words behind the key are a sentence.
  private static let mostWords = 2

  /// Nil for other words, and where the key is not read.
  ///
  /// - Parameter innerRange: what stands between the brackets.
  public static func key(in innerRange: Range<Int>, of bytes: [UInt8], _ places: Place) -> FieldKey? {
    let range = Spaces.trimmed(innerRange, in: bytes)
    guard range.count <= MeantFieldScan.mostBytesInside,
      let wordEnd = FieldGroup.wordEnd(in: bytes, at: range.lowerBound, end: range.upperBound),
      let key = FieldKey(word: range.lowerBound..<wordEnd, in: bytes), keys.contains(key), KeyTable.leads(key, in: places)
    else { return nil }
    let rest = String(decoding: bytes[wordEnd..<range.upperBound], as: UTF8.self).lowercased()
    let words = rest.split(separator: " ")
    // `(due to fog)`; and what a sign follows is a field.
    guard words.count <= mostWords, words.first != "to", rest.first.map({ $0 == " " }) ?? true else { return nil }
    return words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } } ? key : nil
  }

  private static let keys: Set<FieldKey> = [.due, .streak, .priority, .notify]
}
