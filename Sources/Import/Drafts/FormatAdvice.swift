public import Languages

/// What a person does after an import of a format.
public enum FormatAdvice: Message {
  /// After an import of Obsidian's notes.
  case findMoreLines
}
