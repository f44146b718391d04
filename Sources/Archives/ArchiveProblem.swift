/// Why the bytes of an archive or of a database are not read: one thing, in words for people, without a full stop.
package struct ArchiveProblem: Error, Equatable {
  /// What is wrong, and where: the entry, the table, or the byte.
  package var words: String

  init(_ words: String) { self.words = words }
}
