public import Chronology

/// A set of days, as ranges of day numbers (`CivilDate.dayNumber`) that rise and neither overlap nor touch.
public struct DaySet: Hashable, Sendable {
  public let ranges: [ClosedRange<Int>]

  /// No day.
  public static let empty = DaySet(rising: [])

  /// The days of ranges in any order, which may overlap.
  public init(_ ranges: [ClosedRange<Int>]) {
    var (isRising, isApart) = (true, true)
    ranges.withUnsafeBufferPointer { ranges in
      for place in ranges.indices.dropFirst() {
        if ranges[place].lowerBound < ranges[place - 1].lowerBound { isRising = false }
        if ranges[place].lowerBound <= ranges[place - 1].upperBound + 1 { isApart = false }
      }
    }
    // Most logs are written in order, and many without two days in a row.
    guard !isRising || !isApart else {
      self.ranges = ranges
      return
    }
    var merged = ranges
    if !isRising { merged.sort { $0.lowerBound < $1.lowerBound } }
    var last = 0
    for index in merged.indices.dropFirst() {
      let range = merged[index]
      if range.lowerBound <= merged[last].upperBound + 1 {
        merged[last] = merged[last].lowerBound...max(merged[last].upperBound, range.upperBound)
      } else {
        last += 1
        merged[last] = range
      }
    }
    merged.removeLast(merged.count - last - 1)
    self.ranges = merged
  }

  public init(_ days: DateRange) {
    ranges = [days.dayNumbers]
  }

  private init(rising ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
  }

  public var isEmpty: Bool { ranges.isEmpty }

  /// How many days.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  public var first: Int? { ranges.first?.lowerBound }

  /// From its first day to its last; nil for no day.
  public var bounds: ClosedRange<Int>? {
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound...last.upperBound
  }

  /// Its first day on or after one.
  public func first(onOrAfter date: CivilDate) -> CivilDate? {
    first(onOrAfter: date.dayNumber).map(CivilDate.init(dayNumber:))
  }

  func first(onOrAfter day: Int) -> Int? {
    let index = firstIndex(endingAtOrAfter: day)
    return index < ranges.count ? max(ranges[index].lowerBound, day) : nil
  }

  /// Its last day on or before one.
  func last(onOrBefore day: Int) -> Int? {
    let index = firstIndex(endingAtOrAfter: day)
    if index < ranges.count, ranges[index].lowerBound <= day { return day }
    return index > 0 ? ranges[index - 1].upperBound : nil
  }

  public func contains(_ day: Int) -> Bool {
    let index = firstIndex(endingAtOrAfter: day)
    return index < ranges.count && ranges[index].lowerBound <= day
  }

  public func contains(_ date: CivilDate) -> Bool { contains(date.dayNumber) }

  /// The days without a gap of which all days of a range are some; nil where one is missing.
  func stretch(holding days: ClosedRange<Int>) -> ClosedRange<Int>? {
    let index = firstIndex(endingAtOrAfter: days.upperBound)
    return index < ranges.count && ranges[index].lowerBound <= days.lowerBound ? ranges[index] : nil
  }

  /// Its days within a range.
  public func clamped(to limits: ClosedRange<Int>) -> DaySet {
    // Most sets are of one arc, and lie in it.
    guard let first = ranges.first, let last = ranges.last else { return self }
    if limits.lowerBound <= first.lowerBound, last.upperBound <= limits.upperBound { return self }
    var kept: [ClosedRange<Int>] = []
    for range in ranges[firstIndex(endingAtOrAfter: limits.lowerBound)...] {
      guard range.lowerBound <= limits.upperBound else { break }
      kept.append(range.clamped(to: limits))
    }
    return DaySet(rising: kept)
  }

  /// Its days up to one, that one included.
  public func through(_ date: CivilDate) -> DaySet {
    guard let first, first <= date.dayNumber else { return .empty }
    return clamped(to: first...date.dayNumber)
  }

  /// The first of its days, so many of them.
  func prefix(_ count: Int) -> DaySet {
    var kept: [ClosedRange<Int>] = []
    var left = count
    for range in ranges where left > 0 {
      kept.append(range.lowerBound...min(range.upperBound, range.lowerBound + left - 1))
      left -= range.count
    }
    return DaySet(rising: kept)
  }

  /// The last of its days, so many of them.
  func suffix(_ count: Int) -> DaySet { subtracting(prefix(max(0, self.count - count))) }

  public func union(_ other: DaySet) -> DaySet {
    other.isEmpty ? self : isEmpty ? other : DaySet(ranges + other.ranges)
  }

  public func intersection(_ other: DaySet) -> DaySet {
    // Of a habit of every day one of them is one range.
    if ranges.count == 1 { return other.clamped(to: ranges[0]) }
    if other.ranges.count == 1 { return clamped(to: other.ranges[0]) }
    if ranges.isEmpty || other.isEmpty { return .empty }
    var common: [ClosedRange<Int>] = []
    common.reserveCapacity(min(ranges.count, other.ranges.count))
    var (left, right) = (0, 0)
    while left < ranges.count, right < other.ranges.count {
      let (one, two) = (ranges[left], other.ranges[right])
      if one.overlaps(two) { common.append(one.clamped(to: two)) }
      if one.upperBound < two.upperBound { left += 1 } else { right += 1 }
    }
    return DaySet(rising: common)
  }

  /// Its days that are not of the other.
  public func subtracting(_ other: DaySet) -> DaySet {
    guard !isEmpty, !other.isEmpty else { return self }
    var rest: [ClosedRange<Int>] = []
    rest.reserveCapacity(ranges.count)
    var place = 0
    for range in ranges {
      var start = range.lowerBound
      while place < other.ranges.count, other.ranges[place].upperBound < start { place += 1 }
      var taken = place
      while taken < other.ranges.count, other.ranges[taken].lowerBound <= range.upperBound {
        let hole = other.ranges[taken]
        if start < hole.lowerBound { rest.append(start...hole.lowerBound - 1) }
        start = hole.upperBound + 1
        taken += 1
      }
      if start <= range.upperBound { rest.append(start...range.upperBound) }
    }
    return DaySet(rising: rest)
  }

  /// The first day of a range that is none of its days.
  ///
  /// - Parameter index: where to look first, no further than the first of its ranges that ends on the first day or later. It is moved
  ///   on, for days that rise.
  func firstGap(in days: ClosedRange<Int>, from index: inout Int) -> Int? {
    var day = days.lowerBound
    while index < ranges.count, ranges[index].upperBound < day { index += 1 }
    if index < ranges.count, ranges[index].lowerBound <= day { day = ranges[index].upperBound + 1 }
    return day <= days.upperBound ? day : nil
  }

  /// The place of the first of its ranges that ends on a day or later; that behind the last if there is none.
  func firstIndex(endingAtOrAfter day: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension DateRange {
  /// The day numbers from the first day to the last.
  public var dayNumbers: ClosedRange<Int> { first.dayNumber...last.dayNumber }
}
