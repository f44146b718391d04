/// What each item of an outline was read as, by its place in the outline; nil for the entries of logs.
///
/// A reading is large, and a log of years has thousands of entries: only what there is takes room.
public struct ItemReadings: Sendable, RandomAccessCollection, MutableCollection {
  /// For each item the place of its reading.
  private var places: [Int32]
  /// The first is nil, and that of all items without one; so what is asked for is lent and not copied.
  private var readings: [ItemReading?] = [nil]

  /// None yet, of so many items.
  ///
  /// - Parameter readCount: how many of them are read, which need not be exact.
  public init(count: Int, readCount: Int = 0) {
    places = Array(repeating: 0, count: count)
    readings.reserveCapacity(readCount + 1)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }

  /// Adds the reading of an item that has none.
  mutating func add(_ reading: consuming ItemReading, at index: Int) {
    places[index] = Int32(readings.count)
    readings.append(reading)
  }

  /// The bytes of an item's number and of its goal, without copying its reading.
  package func valueRanges(at index: Int) -> (valueRange: Range<Int>?, goalRange: Range<Int>?) {
    (readings[Int(places[index])]?.valueRange, readings[Int(places[index])]?.goalRange)
  }

  /// The words of an item (`ItemReading.title`), in the same way.
  package func title(at index: Int) -> String? { readings[Int(places[index])]?.title }

  /// Where the words of an item stand (`ItemReading.titleRange`), in the same way.
  package func titleRange(at index: Int) -> Range<Int>? { readings[Int(places[index])]?.titleRange }

  /// Whether an item uses the time or date that it begins with (`ItemReading.usesAnchor`), in the same way.
  package func usesAnchor(at index: Int) -> Bool { readings[Int(places[index])]?.usesAnchor == true }

  public subscript(index: Int) -> ItemReading? {
    _read { yield readings[Int(places[index])] }
    set {
      let place = Int(places[index])
      guard let newValue else {
        // What stood there stays, and is not found any more.
        places[index] = 0
        return
      }
      if place > 0 { readings[place] = newValue } else { add(newValue, at: index) }
    }
  }
}
