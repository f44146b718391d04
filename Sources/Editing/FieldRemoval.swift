public import Outline
public import SourceText

/// Takes one field out of a headline, and the comma that parted it from another.
public enum FieldRemoval {
  /// - Parameter group: the group in which the field stands.
  public static func edit(of field: Field, from group: FieldGroup, of headline: Headline, in source: SourceText) -> TextEdit {
    let others = headline.fields[group.fieldIndexes].filter { $0 != field }
    guard !others.isEmpty else { return HeadlineEdit.removal(of: group.range, in: source) }
    if let next = others.first(where: { $0.nameRange.lowerBound > field.nameRange.lowerBound }),
      others.allSatisfy({ $0.nameRange.lowerBound > field.nameRange.lowerBound })
    {
      return TextEdit(deleting: field.nameRange.lowerBound..<next.nameRange.lowerBound)
    }
    let before = others.last { $0.nameRange.lowerBound < field.nameRange.lowerBound }
    let start = before.map { end(of: $0, in: source) } ?? group.range.lowerBound + 1
    return TextEdit(deleting: start..<end(of: field, in: source))
  }

  /// Where a field ends, with the quote behind its value, which may be curly.
  private static func end(of field: Field, in source: SourceText) -> Int {
    let end = field.valueRange.upperBound
    guard field.isQuoted else { return end }
    return source.bytes[end] == UInt8(ascii: "\"") ? end + 1 : end + 3
  }
}
