/// Places for the values of the things that are in hand, by their indexes.
///
/// There is no lock: a place belongs to the thread that does the thing of that index, and then to the one that takes it, and
/// `WorkerWindow`, which says so, lies between. The compiler cannot see that, hence `@unchecked`.
final class WorkerSlots<Value: Sendable>: @unchecked Sendable {
  private let size: Int
  private let places: UnsafeMutablePointer<Value?>

  /// - Parameter size: How many things may be in hand at a time.
  init(size: Int) {
    self.size = size
    places = .allocate(capacity: size)
    places.initialize(repeating: nil, count: size)
  }

  deinit {
    places.deinitialize(count: size)
    places.deallocate()
  }

  func put(_ value: Value, at index: Int) {
    places[index % size] = value
  }

  /// The value of an index, which must be there.
  func take(at index: Int) -> Value {
    places[index % size].take()!
  }
}
