/// What each item of an outline was read as, by its place in the outline; nil for the entries of logs.
///
/// A reading is large, and a log of years has thousands of entries: only what there is takes room.
public struct ItemReadings: Sendable, RandomAccessCollection, MutableCollection {
  /// For each item the place of its reading, or -1.
  private var places: [Int32]
  private var readings: [ItemReading] = []

  /// None yet, of so many items.
  public init(count: Int) {
    places = Array(repeating: -1, count: count)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }

  public subscript(index: Int) -> ItemReading? {
    get {
      let place = places[index]
      return place < 0 ? nil : readings[Int(place)]
    }
    set {
      let place = places[index]
      switch (newValue, place < 0) {
      case (let reading?, true):
        places[index] = Int32(readings.count)
        readings.append(reading)
      case (let reading?, false): readings[Int(place)] = reading
      // What stood there stays, and is not found any more.
      case (nil, _): places[index] = -1
      }
    }
  }
}
