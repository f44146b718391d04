/// What the items of an outline were read as, by their index in it.
public struct ItemReadings: Sendable, Equatable, RandomAccessCollection {
  /// For each item the place of its reading, or -1. Most items of a long file are entries of logs and have none, and a reading is
  /// large.
  private var places: [Int32]
  private var readings: [ItemReading] = []

  /// No reading yet, for so many items.
  init(count: Int) {
    places = Array(repeating: -1, count: count)
  }

  /// Nil for the entries of logs.
  public internal(set) subscript(index: Int) -> ItemReading? {
    get { places[index] < 0 ? nil : readings[Int(places[index])] }
    set {
      guard let newValue else {
        places[index] = -1
        return
      }
      if places[index] < 0 {
        places[index] = Int32(readings.count)
        readings.append(newValue)
      } else {
        readings[Int(places[index])] = newValue
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }
}
