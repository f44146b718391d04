#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A thread of the system that runs one function and is then waited for.
///
/// Its stack is as large as that of the main thread usually is: nesting that the one can read is no danger to the other.
struct WorkerThread {
  private let thread: pthread_t

  /// In bytes. The system gives memory only to the part that is used.
  private static let stackSize = 8 << 20

  /// Starts the thread. Nil where the system has none to give.
  init?(running function: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(function: function))
    #if canImport(Darwin)
      var started: pthread_t!
    #else
      var started = pthread_t()
    #endif
    let failure = pthread_create(&started, &attributes, { Work.run($0) }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return nil
    }
    thread = started
  }

  /// Returns when the function has returned. It must be called exactly once.
  func join() {
    pthread_join(thread, nil)
  }

  /// What a thread gets to run.
  private final class Work: Sendable {
    private let function: @Sendable () -> Void

    init(function: @escaping @Sendable () -> Void) {
      self.function = function
    }

    /// Runs the work at an address that `passRetained` has given. Nothing of it is left when the thread ends.
    static func run(_ address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let address { Unmanaged<Work>.fromOpaque(address).takeRetainedValue().function() }
      return nil
    }
  }
}
