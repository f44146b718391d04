import Chronology
import Planner

/// The items of a calendar in parts, which follow one another and can be made at the same time.
public struct CalendarParts: Sendable {
  private enum Part: Sendable {
    /// The blocks of a day.
    case blocks(CivilDate)
    /// What else a file says, by its place among the files.
    case file(Int)
    /// What is made already, by its place in `made`.
    case made(Int)
  }

  private let parts: [Part]
  private let basis: CalendarBasis
  /// What files say that have one title.
  private let made: [[CalendarItem]]

  public init(of vault: CalendarVault, _ options: CalendarOptions) {
    let basis = CalendarBasis(vault, options)
    var parts = basis.days.dates.map { Part.blocks($0) }
    var made: [[CalendarItem]] = []
    let titles = CalendarParts.titlesOfSeveral(vault.files)
    // Names are numbered across the files of one title, so that these are made one after another.
    var items: [CalendarItem] = []
    var builder = CalendarBuilder(basis) { items.append($0) }
    for (place, file) in vault.files.enumerated() where file.isChosen {
      if file.day?.tasks.isEmpty ?? false { continue }
      if let title = CalendarParts.title(of: file), titles.contains(title) {
        builder.add(file)
        parts.append(.made(made.count))
        made.append(items)
        items = []
      } else {
        parts.append(.file(place))
      }
    }
    (self.basis, self.parts, self.made) = (basis, parts, made)
  }

  public var count: Int { parts.count }

  /// Hands over the items of a part, one by one. It may be called on any thread.
  public func forEachItem(at place: Int, _ take: (CalendarItem) -> Void) {
    withoutActuallyEscaping(take) { take in
      var builder = CalendarBuilder(basis, take)
      switch parts[place] {
      case .blocks(let date):
        if let day = basis.days.day(on: date) { builder.addBlocks(of: day, on: date) }
      case .file(let place):
        let files = basis.vault.files
        // What has the same name in a file before it counts.
        if let date = files[place].day?.date {
          for earlier in basis.days.files(on: date) where earlier < place && files[earlier].isChosen {
            builder.count(files[earlier])
          }
        }
        builder.add(files[place])
      case .made(let place): made[place].forEach(take)
      }
    }
  }

  /// By what the names of a file are told from those of others. Nil for the file of a day: its names are of its day.
  private static func title(of file: CalendarVault.File) -> String? {
    switch file.plan {
    // The names of the routine say no title.
    case .vault: ""
    case .page, .project, .ritual, .life, .stacks, .activities: file.plan.map { CalendarBuilder.line($0.content.title) }
    case .day, nil: nil
    }
  }

  /// The titles that more than one of the files has.
  private static func titlesOfSeveral(_ files: [CalendarVault.File]) -> Set<String> {
    var (titles, several): (Set<String>, Set<String>) = ([], [])
    for file in files where file.isChosen {
      if let title = title(of: file), !titles.insert(title).inserted { several.insert(title) }
    }
    return several
  }
}
