extension Document {
  /// The fields that brackets would hold if they were read as a group: those of a misplaced group, or of one that does not
  /// close. Nil where a part has not the shape `key: value`.
  ///
  /// - Parameter innerRange: what stands between the brackets.
  public func meantFields(between innerRange: Range<Int>) -> [Field]? {
    var fields: [Field] = []
    for part in FieldGroup.parts(of: innerRange, in: source.bytes) {
      guard let name = part.nameRange else { return nil }
      fields.append(Field(key: part.key, nameRange: name, valueRange: part.valueRange, isQuoted: part.isQuoted))
    }
    return fields
  }

  /// What the key of a field is called: as it is written, or by its own name where another word stands for it.
  public func name(of field: Field) -> String {
    let written = text(field.nameRange)
    guard let key = field.key, FieldKey(word: written) == nil else { return written }
    return key.rawValue
  }
}
