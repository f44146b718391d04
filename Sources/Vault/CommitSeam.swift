/// A call of the system that a commit makes.
package enum CommitStep: String, Sendable, CaseIterable {
  case create, write, adopt, synchronize, close, exchange, compare, rename, remove, truncate, synchronizeFolder, makeFolder,
    removeFolder
}

/// Where tests reach into a commit: to end the process, to change a file under it, or to let a call fail.
package struct CommitSeam {
  /// Runs before each call of the system that changes something, and before what was swapped out is compared. If it throws, the
  /// call is not made and counts as one that failed so.
  package var before: (CommitStep) throws(FileError) -> Void = { _ throws(FileError) in }
  /// Whether names may be exchanged, and renamed without replacing; false stands for a file system that can do neither.
  package var exchanges = true
  /// Whether to wait for the disk, which takes most of the time and matters for a power cut alone.
  package var synchronizes = true
  /// How many milliseconds a program that has the file open for writing gets to close it. One that is saving does so at once, and
  /// a process that has just been started holds for a moment what its parent had open.
  package var patience = 500
  /// How many milliseconds to wait for the lock of a folder. A commit takes a few; who keeps the lock so long is no commit.
  package var folderPatience = 2000
  /// Whether a folder is looked through for what dead writers left only once in a process.
  package var remembersFolders = true

  package init() {}
}
