/// What has a written form of so many ASCII bytes, whatever its value.
///
/// The bytes go to where they are wanted all at once: to append digit after digit takes several times as long, and so does a text that
/// is made for it and let go.
package protocol WrittenBytes {
  static var writtenLength: Int { get }

  /// Puts the bytes of the written form into some room.
  func put(into bytes: UnsafeMutableBufferPointer<UInt8>, at offset: Int)
}

extension WrittenBytes {
  @inline(__always)
  var writtenText: String {
    String(unsafeUninitializedCapacity: Self.writtenLength) { bytes in
      put(into: bytes, at: 0)
      return Self.writtenLength
    }
  }

  /// The written form of a range that begins with this and ends with another.
  @inline(__always)
  func writtenText(to last: Self) -> String {
    let length = Self.writtenLength
    return String(unsafeUninitializedCapacity: 2 * length + 3) { bytes in
      put(into: bytes, at: 0)
      bytes[length] = 0x20
      bytes[length + 1] = UInt8(ascii: "-")
      bytes[length + 2] = 0x20
      last.put(into: bytes, at: length + 3)
      return 2 * length + 3
    }
  }
}

extension [UInt8] {
  /// Appends the written form of a day.
  package mutating func append(written date: CivilDate) { appendBytes(of: date) }

  /// Appends the written form of a time.
  package mutating func append(written time: TimeOfDay) { appendBytes(of: time) }

  /// Appends the written form of days, of which one day is a date.
  package mutating func append(written days: DateRange) {
    append(written: days.first)
    guard days.last != days.first else { return }
    append(contentsOf: [0x20, UInt8(ascii: "-"), 0x20])
    append(written: days.last)
  }

  @inline(__always)
  private mutating func appendBytes(of value: some WrittenBytes) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: type(of: value).writtenLength) { room in
      value.put(into: room, at: 0)
      append(contentsOf: room)
    }
  }
}
