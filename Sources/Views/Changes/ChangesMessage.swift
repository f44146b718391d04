import Languages

/// What `tidemark changes` says besides what changed.
enum ChangesMessage: Message {
  /// Instead of a commit, as a heading.
  case notCommittedHeading
  case notCommitted
  /// `9 files added; --plain lists them`
  case filesAdded(Int)
  /// `new.md, was old.md`
  case moved(String, from: String)
  /// `new.md: the file was old.md`
  case fileMoved(String, from: String)
}
