extension Document {
  /// The fields that brackets would hold if they were read as a group: those of a misplaced group, or of one that does not
  /// close. Nil where a part has not the shape `key: value`.
  ///
  /// - Parameter inner: what stands between the brackets.
  public func meantFields(between inner: Range<Int>) -> [Field]? {
    var fields: [Field] = []
    for part in FieldGroup.parts(of: inner, in: source.bytes) {
      guard let name = part.name else { return nil }
      let key = FieldKey(word: source.string(in: name))
      fields.append(Field(key: key, name: name, value: part.value, isQuoted: part.isQuoted))
    }
    return fields
  }
}
