internal import CFileSystem

/// The memory that this process has freed.
package enum FreedMemory {
  /// Lets it serve what is allocated next, where the C library else gives it back to the system after each piece of work: a program
  /// that does much the same again and again then waits for the same pages each time (mallopt(3)). Only glibc does so.
  ///
  /// - Parameter bytes: how many may be kept.
  package static func keep(_ bytes: Int32) { tidemark_keep_freed_memory(bytes) }

  /// Gives it back to the system, where the C library else keeps what lies between things that are still held: between two pieces of
  /// work, of which the second needs much memory for other things than the first (malloc_trim(3)). Only glibc does so.
  package static func giveBack() { tidemark_give_back_freed_memory() }
}
