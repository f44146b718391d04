internal import CFileSystem

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Work on many things at a time, with the results in order.
///
/// Threads of the system do it and are gone when a call returns: to start one costs some hundredths of a millisecond, and the
/// pool of Swift's own concurrency much more than a millisecond. The calling thread works as well, so that with two jobs one
/// thread is started, and with one job, or one thing, none.
public enum Workers {
  /// What is to come after a result.
  public enum Step: Sendable {
    case goOn
    /// The results that follow are not wanted.
    case stop
  }

  /// The most things that a thread begins at a time where nothing else is said.
  public static let standardPortion = 16

  /// The number of processors that this program may use; at least 1.
  public static var standardJobs: Int {
    // Those that the program is bound to, where the system tells them.
    let allowed = Int(tidemark_allowed_processors())
    return allowed > 0 ? allowed : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The results of two functions, which work at the same time where two threads may.
  public static func both<First: Sendable, Second: Sendable>(
    jobs: Int,
    _ first: @Sendable () -> First,
    _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(count: 2, jobs: jobs, portion: 1) { place -> (First?, Second?) in
      place == 0 ? (first(), nil) : (nil, second())
    }
    guard let first = results[0].0, let second = results[1].1 else { preconditionFailure("both have worked") }
    return (first, second)
  }

  /// The results of a function for `0..<count`, in that order.
  ///
  /// - Parameters:
  ///   - jobs: How many threads may work, the calling one among them.
  ///   - portion: The most things that a thread begins at a time, of which some may take much longer than others.
  ///   - body: What makes a result. It is called once for each index, in any order, on any of the threads.
  public static func map<Value: Sendable>(
    count: Int,
    jobs: Int,
    portion: Int = standardPortion,
    _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    forEachInOrder(count: count, jobs: jobs, window: count, portion: portion, make: body) { _, value in
      values.append(value)
      return .goOn
    }
    return values
  }

  /// Makes a value for each of `0..<count` and hands them over in that order, with a bounded number of them at a time.
  ///
  /// - Parameters:
  ///   - jobs: How many threads may work, the calling one among them.
  ///   - window: How many values may be in the making, or made and not yet handed over. A value that takes long holds up the
  ///     others no longer than the window lets them run ahead.
  ///   - portion: The most things that a thread begins at a time; of a small window they are fewer.
  ///   - make: What makes a value. It is called at most once for each index, in any order, on any of the threads.
  ///   - consume: What gets the values with their indexes, on the calling thread. After `stop` no other value is begun and none
  ///     handed over; those in the making are waited for.
  public static func forEachInOrder<Value: Sendable>(
    count: Int,
    jobs: Int,
    window: Int,
    portion: Int = standardPortion,
    make: @Sendable (Int) -> Value,
    consume: (Int, Value) -> Step
  ) {
    let threads = min(jobs, count, window) - 1
    guard threads > 0 else {
      for index in 0..<max(count, 0) {
        if consume(index, make(index)) == .stop { return }
      }
      return
    }
    let size = min(window, count)
    let row = WorkerWindow(count: count, jobs: threads + 1, size: size, portion: portion)
    let slots = WorkerSlots<Value>(size: size)
    withoutActuallyEscaping(make) { make in
      let work: @Sendable (Int) -> Void = { slots.put(make($0), at: $0) }
      let started = (0..<threads).compactMap { _ in WorkerThread { row.work(work) } }
      takeAll(row, work) { consume($0, slots.take(at: $0)) }
      row.stop()
      for thread in started { thread.join() }
    }
  }

  /// What the calling thread does.
  private static func takeAll(_ row: WorkerWindow, _ work: (Int) -> Void, _ take: (Int) -> Step) {
    while true {
      switch row.turn() {
      case .take(let indexes):
        for index in indexes where take(index) == .stop { return }
      case .work(let indexes):
        for index in indexes { work(index) }
        row.finish(indexes)
      case .end: return
      }
    }
  }
}
