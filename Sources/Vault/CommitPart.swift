/// One file's part of a commit. When it is made and settled, all that can fail for want of space or permission is done, and nothing is
/// changed yet.
protocol CommitPart {
  /// The path as the change spells it.
  var path: String { get }
  /// The folder that holds the file.
  var folder: String { get }
  /// What is not as it was, after `take` has failed or `undo` has run.
  var left: CommitFailure.Left? { get }
  /// The files beside, which `clear` removes.
  var temporaries: [String] { get }

  /// Waits until all that it needs is on the disk.
  mutating func settle(_ calls: CommitCalls) throws(FileError)
  /// Makes the change. After an error the file is as it was, but for `left`.
  mutating func take(_ calls: CommitCalls) throws(FileError)
  /// Brings back what was there before `take`, unless somebody has changed the file since: then it stays, and is `left`.
  mutating func undo(_ calls: CommitCalls)
}

extension CommitPart {
  /// Most parts have waited for the disk when they are made.
  mutating func settle(_ calls: CommitCalls) throws(FileError) {}

  /// Removes the files beside, when they are no longer needed. What is kept for a person stays.
  func clear(_ calls: CommitCalls) {
    for temporary in temporaries where temporary != left?.kept { try? calls.remove(temporary) }
  }
}
