internal import CFileSystem

/// The memory that this process has freed.
package enum FreedMemory {
  /// Lets it serve what is allocated next, where the C library else gives it back to the system after each piece of work: a program
  /// that does much the same again and again then waits for the same pages each time (mallopt(3)). Only glibc does so.
  ///
  /// - Parameter bytes: how many may be kept.
  package static func keep(_ bytes: Int32) { tidemark_keep_freed_memory(bytes) }
}
