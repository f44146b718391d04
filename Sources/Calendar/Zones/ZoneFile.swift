/// A time zone as the system describes it in a file (TZif, RFC 9636): when its clocks were set, and by which rule they are from
/// then on.
public struct ZoneFile: Hashable, Sendable {
  /// What clocks show for some time.
  struct Offset: Hashable, Sendable {
    /// Seconds east of UTC.
    var seconds: Int
    var isDaylight: Bool
    /// `CET`, `-03`.
    var name: String
  }

  /// A moment at which clocks are set.
  struct Transition: Hashable, Sendable {
    /// In seconds since 1970-01-01 00:00 UTC.
    var time: Int
    var offset: Offset
  }

  /// What holds before the first transition.
  let first: Offset
  /// Rising.
  let transitions: [Transition]
  /// What holds after the last; nil where the file does not say.
  let rule: ZoneRule?

  /// Reads the bytes of such a file; nil for what is none, and for one that counts leap seconds, as no calendar does.
  public init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard let head = reader.header() else { return nil }
    var sizes = head.sizes
    if head.version > 0 {
      guard reader.skip(sizes.count(ofTime: 4)), let second = reader.header() else { return nil }
      sizes = second.sizes
    }
    guard sizes.leaps == 0, sizes.types > 0, reader.has(sizes.count(ofTime: head.version > 0 ? 8 : 4)) else { return nil }
    let times = (0..<sizes.times).map { _ in reader.number(head.version > 0 ? 8 : 4) }
    let indices = (0..<sizes.times).map { _ in reader.number(1) & 0xFF }
    let types = (0..<sizes.types).map { _ in
      (seconds: reader.number(4), isDaylight: reader.number(1) != 0, name: reader.number(1))
    }
    let names = reader.bytes(sizes.letters)
    _ = reader.skip(sizes.standards + sizes.universals)
    let offsets = types.map { type in
      let letters = names.dropFirst(max(type.name, 0)).prefix { $0 != 0 }
      return Offset(seconds: type.seconds, isDaylight: type.isDaylight, name: String(decoding: letters, as: UTF8.self))
    }
    guard indices.allSatisfy(offsets.indices.contains), zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }),
      offsets.allSatisfy({ abs($0.seconds) < 93_600 })
    else { return nil }
    first = offsets[0]
    transitions = zip(times, indices).map { Transition(time: $0, offset: offsets[$1]) }
    rule = head.version > 0 ? reader.footer().flatMap(ZoneRule.init) : nil
  }

  /// What clocks show at a moment, in seconds since 1970-01-01 00:00 UTC: seconds east of UTC.
  public func secondsEast(at time: Int) -> Int { offset(at: time).seconds }

  /// What clocks show at a moment, in seconds since 1970-01-01 00:00 UTC.
  func offset(at time: Int) -> Offset {
    guard let last = transitions.last, time < last.time else {
      return rule?.offset(at: time) ?? transitions.last?.offset ?? first
    }
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : transitions[low - 1].offset
  }

  /// The moment at which clocks show a time, in seconds since 1970-01-01 00:00; of two such moments the first, and of a time that
  /// clocks pass over, what it would be had they not been set (RFC 5545, 3.3.5).
  func time(ofLocal local: Int) -> Int {
    let before = offset(at: local - 86_400)
    for candidate in [before, offset(at: local + 86_400)] {
      let time = local - candidate.seconds
      if offset(at: time).seconds == candidate.seconds { return time }
    }
    return local - before.seconds
  }
}

extension ZoneFile {
  /// How many things of each sort a part of the file holds.
  private struct Sizes {
    var universals, standards, leaps, times, types, letters: Int

    func count(ofTime size: Int) -> Int {
      times * (size + 1) + types * 6 + letters + leaps * (size + 4) + standards + universals
    }
  }

  /// Reads numbers with the largest byte first.
  private struct Reader {
    private let all: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { all = bytes }

    func has(_ count: Int) -> Bool { count <= all.count - position }

    mutating func skip(_ count: Int) -> Bool {
      guard count >= 0, has(count) else { return false }
      position += count
      return true
    }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8> {
      defer { position += count }
      return all[position..<position + count]
    }

    mutating func number(_ count: Int) -> Int {
      let value = bytes(count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let shift = UInt64(64 - 8 * count)
      return Int(Int64(bitPattern: value << shift) >> Int64(shift))
    }

    mutating func header() -> (version: Int, sizes: Sizes)? {
      guard has(44), Array(bytes(4)) == Array("TZif".utf8) else { return nil }
      let version = number(1)
      _ = skip(15)
      let numbers = (0..<6).map { _ in number(4) }
      // Files of the system are small; whatever claims more than this is none.
      guard numbers.allSatisfy({ 0...100_000 ~= $0 }) else { return nil }
      let sizes = Sizes(
        universals: numbers[0],
        standards: numbers[1],
        leaps: numbers[2],
        times: numbers[3],
        types: numbers[4],
        letters: numbers[5]
      )
      return (version, sizes)
    }

    /// What stands between two line feeds at the end.
    func footer() -> String? {
      let rest = all[position...]
      guard rest.first == 0x0A, let end = rest.dropFirst().firstIndex(of: 0x0A) else { return nil }
      return String(validating: rest[(position + 1)..<end], as: UTF8.self)
    }
  }
}
