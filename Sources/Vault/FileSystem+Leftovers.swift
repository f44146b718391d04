/// What a change that was ended leaves behind.
extension FileSystem {
  /// A file that a commit kept beside another, and could not remove again.
  package struct Leftover: Sendable {
    /// The name of the file that held these bytes.
    package var owner: String
    package var path: String
    package var bytes: [UInt8]
  }

  /// The old bytes of changes of several files that were ended in a folder. No commit removes them, as nobody knows whether the others
  /// were changed as well; whoever can make all of the files anew needs none of them.
  package static func replacedBytes(in folder: String) -> [Leftover] {
    ((try? names(in: folder).get()) ?? []).compactMap { text in
      guard let name = TemporaryName(text), name.kind == .several else { return nil }
      let path = path(of: text, in: folder)
      guard let bytes = try? read(path).get(), TemporaryName.digest(bytes) == name.before else { return nil }
      return Leftover(owner: name.owner, path: path, bytes: bytes)
    }
  }
}
