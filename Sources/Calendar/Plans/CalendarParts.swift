import Chronology

/// The items of a calendar in parts, which follow one another and can be made at the same time.
public struct CalendarParts: Sendable {
  private enum Part: Sendable {
    /// The blocks of a day.
    case blocks(CivilDate)
    /// The tasks of the file of a day, by its place among the files.
    case tasks(Int)
    /// What other files say, by its place in `others`.
    case others(Int)
  }

  private let parts: [Part]
  /// Names are numbered across files. Those of days are of their days, and so can be numbered apart.
  private let others: [[CalendarItem]]
  private let builder: CalendarBuilder
  /// The files of each day that has several.
  private let files: [CivilDate: [Int]]

  public init(of vault: CalendarVault, _ options: CalendarOptions) {
    var builder = CalendarBuilder(vault, options)
    self.builder = builder
    var parts = builder.days.written.keys.sorted().map { Part.blocks($0) }
    var others: [[CalendarItem]] = []
    var files: [CivilDate: [Int]] = [:]
    for (place, file) in vault.files.enumerated() where file.isChosen {
      if let day = file.day {
        if let date = day.date { files[date, default: []].append(place) }
        if !day.tasks.isEmpty { parts.append(.tasks(place)) }
        continue
      }
      builder.add(file)
      let items = builder.takeItems()
      guard !items.isEmpty else { continue }
      parts.append(.others(others.count))
      others.append(items)
    }
    (self.parts, self.others) = (parts, others)
    self.files = files.filter { $0.value.count > 1 }
  }

  public var count: Int { parts.count }

  /// The items of a part. It may be called on any thread.
  public func items(at place: Int) -> [CalendarItem] {
    var builder = builder
    switch parts[place] {
    case .others(let place): return others[place]
    case .blocks(let date):
      if let day = builder.days.written[date] { builder.addBlocks(of: day, on: date) }
    case .tasks(let place):
      // What has the same name in a file before it counts.
      let date = builder.vault.files[place].day?.date
      for earlier in date.flatMap({ files[$0] }) ?? [] where earlier < place { builder.add(builder.vault.files[earlier]) }
      _ = builder.takeItems()
      builder.add(builder.vault.files[place])
    }
    return builder.takeItems()
  }
}
