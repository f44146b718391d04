/// Values that take long to make and are asked for again: the latest of them, up to a bound.
///
/// It may be used by many threads: what it holds is reached within `locked` alone. The compiler cannot see that, hence
/// `@unchecked`. Two threads that ask for the same value at once may both make it, so that none waits for another.
public final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private struct Entry {
    var value: Value
    var weight: Int
    /// When it was asked for last, as a number that rises.
    var time: Int
  }

  private let most: Int
  private let monitor = Monitor()
  private var entries: [Key: Entry] = [:]
  private var made = 0
  private var time = 0
  /// What the values weigh together.
  private(set) var weight = 0

  /// - Parameter most: what the values may weigh together. One that is heavier by itself is kept alone.
  public init(most: Int) {
    self.most = most
  }

  /// How many values are kept.
  public var count: Int { monitor.locked { entries.count } }

  /// How many values were made so far.
  public var madeCount: Int { monitor.locked { made } }

  /// The value of a key, which is made if it is not kept.
  ///
  /// - Parameters:
  ///   - weight: a measure of the memory that it takes; at least 1.
  ///   - isCurrent: whether a value that is kept still holds; else it is made anew.
  public func value(
    for key: Key,
    weight: Int,
    where isCurrent: (Value) -> Bool = { _ in true },
    make: () -> Value
  ) -> Value {
    if let known = known(key), isCurrent(known) { return known }
    let made = make()
    monitor.locked { keep(made, key, max(1, weight)) }
    return made
  }

  /// Lets go of the value of a key, if it is kept.
  public func forget(_ key: Key) {
    monitor.locked { weight -= entries.removeValue(forKey: key)?.weight ?? 0 }
  }

  private func known(_ key: Key) -> Value? {
    monitor.locked {
      time += 1
      guard let index = entries.index(forKey: key) else { return nil }
      entries.values[index].time = time
      return entries.values[index].value
    }
  }

  private func keep(_ value: Value, _ key: Key, _ own: Int) {
    made += 1
    weight += own - (entries[key]?.weight ?? 0)
    entries[key] = Entry(value: value, weight: own, time: time)
    guard weight > most else { return }
    // Half of the bound becomes free, so that not each new value has all others looked through.
    for (old, entry) in entries.sorted(by: { $0.value.time < $1.value.time }) where old != key && weight > most / 2 {
      weight -= entry.weight
      entries[old] = nil
    }
  }
}
