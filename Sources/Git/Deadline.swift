#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A moment in the future, by a clock that nobody sets: it tells how long something took, and never what day it is.
struct Deadline {
  /// In milliseconds from the clock's own beginning.
  private let end: Int

  init(seconds: Int) {
    self.init(milliseconds: seconds * 1000)
  }

  init(milliseconds: Int) {
    end = Self.now + milliseconds
  }

  /// The milliseconds that are left, at least 0.
  var remaining: Int { max(end - Self.now, 0) }

  private static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }
}
