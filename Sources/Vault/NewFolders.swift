/// The folders that a commit makes for its new files, so that those of one that fails are removed again.
struct NewFolders {
  /// In the order in which they were made: what holds a folder comes before it.
  private(set) var made: [String] = []

  /// Makes the folders above a path that are missing.
  mutating func make(above path: String, _ calls: CommitCalls) throws(FileError) {
    let folder = FileSystem.folder(of: path)
    // Above “.” and “/” there is nothing to make, though they may not be there for this user.
    guard folder != path, !FileSystem.exists(folder) else { return }
    try make(above: folder, calls)
    if try calls.makeFolder(folder) { made.append(folder) }
  }

  /// Removes them, but those into which somebody has put something meanwhile.
  mutating func remove(_ calls: CommitCalls) {
    for folder in made.reversed() { try? calls.removeFolder(folder) }
    made = []
  }
}
