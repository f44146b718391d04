internal import CFileSystem

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Signals that do not end or stop this process any more, but are read: for a program that has to put its terminal in order first.
public struct CaughtSignals {
  /// A file that poll(2) may wait for.
  public let descriptor: Int32

  /// From here on for as long as the process runs; nil where that cannot be.
  public init?(_ numbers: [Int32]) {
    descriptor = tidemark_catch_signals(numbers, Int32(numbers.count))
    guard descriptor >= 0 else { return nil }
  }

  /// The numbers of those that have come since. It does not wait.
  public func take() -> [Int32] {
    var numbers: [Int32] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 { numbers.append(Int32(byte)) }
    return numbers
  }
}
