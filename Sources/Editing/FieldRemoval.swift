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
    var start = field.nameRange.lowerBound
    while source.bytes[start] != UInt8(ascii: ",") { start -= 1 }
    return TextEdit(deleting: start..<field.valueRange.upperBound + (field.isQuoted ? 1 : 0))
  }
}
