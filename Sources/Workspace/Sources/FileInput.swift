package import Diagnostics
package import Vault

/// The files that a command was given.
package protocol FileInput {
  /// Where other files are found that they need.
  var source: any TextSource { get }
  /// The walk over what was named on the disk.
  var walker: FileWalker { get }
  /// The paths of the files, as far as they are known beforehand.
  var filePaths: [String] { get }

  /// Reads each file, makes something of it on one of several threads, and hands both over in the order of the files to `take`,
  /// which says whose the file is.
  ///
  /// - Parameters:
  ///   - jobs: How many threads may work.
  ///   - make: Makes something of a file. It may let go of the text of one whose owner is known.
  ///   - problem: Takes what could not be read, when all is read and said.
  /// - Returns: whether all could be read.
  func forEach<Made: Sendable>(
    _ listener: Listener,
    jobs: Int,
    make: @Sendable (inout FileSet.File) -> Made,
    problem: (UnreadFile) -> Void,
    take: (FileSet.File, Made) -> FileSet.Owner
  ) -> Bool
}

extension FileSet: FileInput {
  package var source: any TextSource { DiskSource() }
  package var filePaths: [String] { walker.files.map(\.path) }
}
