/// What the items of an outline were read as, by their index in it.
public struct ItemReadings: Sendable, Equatable, RandomAccessCollection {
  /// For each item the place of its reading. Most items of a long file are entries of logs and have none, and a reading is large.
  private var places: [Int32]
  /// The first is that of all items without one.
  private var readings: [ItemReading?] = [nil]

  /// No reading yet, for so many items.
  init(count: Int) {
    places = Array(repeating: 0, count: count)
  }

  /// Nil for the entries of logs.
  public internal(set) subscript(index: Int) -> ItemReading? {
    // A part of a reading is asked for more often than all of it.
    _read { yield readings[Int(places[index])] }
    set {
      if places[index] > 0 {
        readings[Int(places[index])] = newValue
      } else if newValue != nil {
        places[index] = Int32(readings.count)
        readings.append(newValue)
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }
}
