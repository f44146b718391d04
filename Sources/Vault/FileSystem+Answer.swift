internal import CFileSystem

extension FileSystem {
  /// Ends this process after some milliseconds, whatever it does then, even if a disk does not answer: it prints an answer to
  /// standard output and exits with 0. With 0 milliseconds it does not end any more.
  public static func answer(_ bytes: [UInt8], after milliseconds: Int) {
    // The bytes stay as long as the process does.
    let answer = UnsafeMutablePointer<CChar>.allocate(capacity: max(bytes.count, 1))
    for (offset, byte) in bytes.enumerated() { answer[offset] = CChar(bitPattern: byte) }
    _ = tidemark_answer_after(Int32(milliseconds), answer, bytes.count)
  }
}
