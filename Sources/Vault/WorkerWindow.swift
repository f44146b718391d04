/// Which part of a row of things is in hand: begun by one of several threads, or done and waiting for the one that takes them in
/// order. The part moves on as things are taken.
///
/// Threads begin several things at a time, so that they seldom meet. Every property is read and written within the monitor only;
/// that is what makes it safe to share, and the compiler cannot see it, hence `@unchecked`.
final class WorkerWindow: @unchecked Sendable {
  /// What the thread that takes things is to do next.
  enum Turn {
    /// These are done. They count as taken when the next turn is asked for.
    case take(Range<Int>)
    /// The next one is not done yet; meanwhile these are to be done, and `finish` to be told.
    case work(Range<Int>)
    case end
  }

  private let monitor = Monitor()
  private let count: Int
  private let jobs: Int
  /// The most things that a thread begins at a time.
  private let portion: Int
  /// Whether a thing in hand is done; that of an index stands at its remainder.
  private var isDone: [Bool]
  /// The first index that nobody has begun.
  private var next = 0
  /// The first index that is not taken.
  private var taken = 0
  /// How many from there on are being taken.
  private var handed = 0

  /// - Parameters:
  ///   - count: The length of the row.
  ///   - jobs: How many threads work; at least 1.
  ///   - size: How many things may be in hand at a time; at least 1.
  ///   - portion: The most things that a thread begins at a time; at least 1.
  init(count: Int, jobs: Int, size: Int, portion: Int) {
    self.count = count
    self.jobs = jobs
    self.portion = min(max(size / (4 * jobs), 1), portion)
    isDone = Array(repeating: false, count: size)
  }

  /// Does things as long as there are any to begin. Each of the threads but the taking one calls it.
  func work(_ body: (Int) -> Void) {
    var indexes = monitor.locked(begin)
    while let begun = indexes {
      for index in begun { body(index) }
      indexes = monitor.locked {
        markDone(begun)
        return begin()
      }
    }
  }

  /// What the taking thread is to do; waits where there is nothing to do yet.
  func turn() -> Turn {
    monitor.locked {
      giveUpTaken()
      while taken < count {
        while handed < portion, taken + handed < next, isDone[(taken + handed) % isDone.count] { handed += 1 }
        if handed > 0 { return .take(taken..<taken + handed) }
        if let indexes = beginNow() { return .work(indexes) }
        monitor.wait(for: .done)
      }
      return .end
    }
  }

  /// Tells that the things of a turn are done.
  func finish(_ indexes: Range<Int>) {
    monitor.locked { markDone(indexes) }
  }

  /// Lets nothing further be begun.
  func stop() {
    monitor.locked {
      next = count
      monitor.signalAll(.room)
    }
  }

  // MARK: Within the monitor

  /// Makes room of what the last turn has handed out.
  private func giveUpTaken() {
    guard handed > 0 else { return }
    for index in taken..<taken + handed { isDone[index % isDone.count] = false }
    taken += handed
    handed = 0
    monitor.signalAll(.room)
  }

  /// The next indexes, when there is room for one; nil when all are begun.
  private func begin() -> Range<Int>? {
    while next < count {
      if let indexes = beginNow() { return indexes }
      monitor.wait(for: .room)
    }
    return nil
  }

  /// The next indexes, if there are any and there is room. Towards the end they are fewer, so that all threads end together.
  private func beginNow() -> Range<Int>? {
    let room = isDone.count - (next - taken)
    guard next < count, room > 0 else { return nil }
    let start = next
    next += min(room, portion, max((count - next) / (2 * jobs), 1))
    return start..<next
  }

  private func markDone(_ indexes: Range<Int>) {
    for index in indexes { isDone[index % isDone.count] = true }
    if indexes.lowerBound == taken { monitor.signal(.done) }
  }
}
