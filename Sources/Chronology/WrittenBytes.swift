/// Days and times behind other bytes. A text of each, which is made and let go, takes three times as long.
extension [UInt8] {
  /// Appends the written form of a day.
  package mutating func append(written date: CivilDate) {
    // All at once: to append digit after digit takes several times as long.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 10) { room in
      date.put(into: room, at: 0)
      append(contentsOf: room)
    }
  }

  /// Appends the written form of a time.
  package mutating func append(written time: TimeOfDay) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 5) { room in
      time.put(into: room, at: 0)
      append(contentsOf: room)
    }
  }
}
