public import Chronology

/// What days left open: of each task the last mention, where it is open and the day that it is to go to does not have it
/// (commands, *What was left*).
///
/// Its functions can be inlined, so that the compiler makes them for the type of name that another room has.
public struct Leftovers<Name: Hashable> {
  /// A task as a day has it.
  public struct Mention {
    public var date: CivilDate
    /// What tells tasks apart: the project, the title and the id.
    public var name: Name
    public var box: BoxState

    @inlinable
    public init(date: CivilDate, name: Name, box: BoxState) {
      (self.date, self.name, self.box) = (date, name, box)
    }
  }

  @usableFromInline let mentions: [Mention]
  @usableFromInline let target: CivilDate
  /// The mentions of each name up to the day that the tasks are to go to, by their days.
  @usableFromInline let places: [Name: [Int]]

  /// - Parameters:
  ///   - mentions: of all days, in any order of days; those of one day in the order of its file.
  ///   - target: the day that what is left is to go to.
  @inlinable
  public init(_ mentions: [Mention], before target: CivilDate) {
    self.mentions = mentions
    self.target = target
    let known = mentions.indices.filter { mentions[$0].date <= target }
    places = Dictionary(grouping: known) { mentions[$0].name }.mapValues { places in
      places.sorted { (mentions[$0].date, $0) < (mentions[$1].date, $1) }
    }
  }

  /// The places of those that are left, the earliest day first.
  ///
  /// - Parameter days: the days that they come from; nil for all before the day that they are to go to.
  @inlinable
  public func places(from days: DateRange? = nil) -> [Int] {
    places.values.compactMap { place(in: $0, from: days) }.sorted { (mentions[$0].date, $0) < (mentions[$1].date, $1) }
  }

  @inlinable
  func place(in places: [Int], from days: DateRange?) -> Int? {
    guard places.allSatisfy({ mentions[$0].date < target }) else { return nil }
    guard let last = places.last(where: { mentions[$0].box == .open && days?.contains(mentions[$0].date) ?? true }) else {
      return nil
    }
    // What a later day ticks or drops is settled.
    let later = places.drop { $0 != last }.dropFirst()
    return later.allSatisfy { mentions[$0].box == .open } ? last : nil
  }
}
