#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A lock of the system (pthreads(7)) with two conditions to wait for.
///
/// It may be used by many threads: pthreads say so of locks and conditions whose address stays, and the memory here is the
/// monitor's own from its beginning to its end. The compiler cannot see that, hence `@unchecked`.
final class Monitor: @unchecked Sendable {
  enum Condition: Int, CaseIterable {
    /// Something has been done.
    case done
    /// There is room again.
    case room
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let conditions = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: Condition.allCases.count)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    conditions.initialize(repeating: pthread_cond_t(), count: Condition.allCases.count)
    pthread_mutex_init(mutex, nil)
    for condition in Condition.allCases { pthread_cond_init(conditions + condition.rawValue, nil) }
  }

  /// No thread may still wait.
  deinit {
    for condition in Condition.allCases { pthread_cond_destroy(conditions + condition.rawValue) }
    pthread_mutex_destroy(mutex)
    conditions.deallocate()
    mutex.deallocate()
  }

  /// Runs a function while no other thread runs one in this monitor. It may not call `locked` again.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Within `locked`: lets others in until the condition is signalled. It may return early, so ask again.
  func wait(for condition: Condition) {
    pthread_cond_wait(conditions + condition.rawValue, mutex)
  }

  /// Wakes one thread that waits for the condition.
  func signal(_ condition: Condition) {
    pthread_cond_signal(conditions + condition.rawValue)
  }

  /// Wakes all threads that wait for the condition.
  func signalAll(_ condition: Condition) {
    pthread_cond_broadcast(conditions + condition.rawValue)
  }
}
