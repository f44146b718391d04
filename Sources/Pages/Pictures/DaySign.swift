import Languages
import Planner
import Views

/// What came of a day, as a shape: fonts have letters of such shapes, but each in another size.
enum DaySign: CaseIterable {
  case all, half, less, skipped, nothingDue

  init(_ band: RateBand) {
    self =
      switch band {
      case .all: .all
      case .half: .half
      case .less: .less
      case .nothingDue: .nothingDue
      }
  }

  func words(in language: Language) -> String {
    switch self {
    case .all: HistoryPage.words(of: .all, in: language)
    case .half: HistoryPage.words(of: .half, in: language)
    case .less: HistoryPage.words(of: .less, in: language)
    case .skipped: HistoryPage.skippedWords(in: language)
    case .nothingDue: HistoryPage.words(of: .nothingDue, in: language)
    }
  }

  var color: Palette.RGB { self == .all || self == .half ? Palette.light.accent : Palette.light.quiet }

  /// A full disk, one that is full at its left, a ring, a dash, a dot.
  func path(_ x: Int, _ y: Int, _ radius: Int) -> String {
    switch self {
    case .all: DaySign.disk(x, y, radius)
    case .half:
      DaySign.ring(x, y, radius) + "M\(x) \(y + radius)a\(radius) \(radius) 0 0 1 0 -\(2 * radius)z"
    case .less: DaySign.ring(x, y, radius)
    case .skipped: "M\(x - radius) \(y - 1)h\(2 * radius)v2h-\(2 * radius)z"
    case .nothingDue: DaySign.disk(x, y, 2)
    }
  }

  private static func disk(_ x: Int, _ y: Int, _ radius: Int, turns: Int = 1) -> String {
    let arc = "a\(radius) \(radius) 0 1 \(turns) "
    return "M\(x - radius) \(y)\(arc)\(2 * radius) 0\(arc)-\(2 * radius) 0z"
  }

  /// The hole is drawn the other way round, so that it stays open.
  private static func ring(_ x: Int, _ y: Int, _ radius: Int) -> String {
    disk(x, y, radius) + disk(x, y, radius - 1, turns: 0)
  }
}
