import Planner
import Views

/// Rows of small squares as a picture: one path for all squares that look alike.
struct GridPicture {
  let grid: PageGrid

  /// The side of a square, and the space after it.
  private static let pitch = 10
  private static let side = 8
  private static let label = 24

  init(_ grid: PageGrid) { self.grid = grid }

  func markup(titleID: String, descriptionID: String) -> Markup {
    let hasLabels = grid.rows.contains { !$0.label.isEmpty }
    let margin = hasLabels ? GridPicture.label : 0
    let columns = grid.rows.map(\.squares.count).max() ?? 0
    let (width, height) = (margin + columns * GridPicture.pitch, grid.rows.count * GridPicture.pitch)
    let paths = paths(x: margin, y: 0, pitch: GridPicture.pitch)
    return .of(
      .svg,
      [
        Markup.Attribute("viewBox", "0 0 \(width) \(height)"), Markup.Attribute("role", "img"),
        Markup.Attribute("aria-labelledby", "\(titleID) \(descriptionID)"),
        Markup.Attribute("class", "grid"),
      ],
      [
        .of(.title, [Markup.Attribute("id", titleID)], [.text(grid.title)]),
        .of(.desc, [Markup.Attribute("id", descriptionID)], [.text(grid.description)]),
      ] + labels
        + paths.map { square, path in
          .of(.path, [Markup.Attribute("class", GridPicture.look(square)), Markup.Attribute("d", path)])
        }
    )
  }

  /// What is drawn, one path for all squares that look alike.
  ///
  /// - Parameters:
  ///   - x: of the first square.
  ///   - pitch: from one square to the next.
  func paths(x: Int, y: Int, pitch: Int) -> [(square: PageGrid.Square, path: String)] {
    var paths: [(square: PageGrid.Square, path: String)] = []
    for (row, line) in grid.rows.enumerated() {
      for (column, square) in line.squares.enumerated() where square.mark != .blank {
        let path = GridPicture.path(of: square.mark, x: x + column * pitch, y: y + row * pitch)
        if let place = paths.firstIndex(where: { $0.square == square }) {
          paths[place].path += path
        } else {
          paths.append((square, path))
        }
      }
    }
    return paths
  }

  private var labels: [Markup] {
    grid.rows.enumerated().filter { !$0.element.label.isEmpty }.map { row, line in
      .of(
        .g,
        [Markup.Attribute("transform", "translate(0 \(row * GridPicture.pitch + GridPicture.side))")],
        [.of(.label, [], [.text(line.label)])]
      )
    }
  }

  /// One square alone, for what is said of it.
  static func sample(of square: PageGrid.Square) -> Markup {
    let path = path(of: square.mark, x: 0, y: 0)
    return .of(
      .svg,
      [
        Markup.Attribute("viewBox", "0 0 \(side) \(side)"), Markup.Attribute("class", "sample"),
        Markup.Attribute("aria-hidden", "true"),
      ],
      [.of(.path, [Markup.Attribute("class", look(square)), Markup.Attribute("d", path)])]
    )
  }

  private static func look(_ square: PageGrid.Square) -> String {
    "m-\(square.mark.rawValue)" + (square.color.map { " c-\($0.rawValue)" } ?? "")
  }

  /// Holes are drawn the other way round, so that they stay open.
  static func path(of mark: PageGrid.Mark, x: Int, y: Int) -> String {
    func square(_ inset: Int, isHole: Bool = false) -> String {
      let side = side - 2 * inset
      let start = "M\(x + inset) \(y + inset)"
      return isHole ? "\(start)v\(side)h\(side)v-\(side)z" : "\(start)h\(side)v\(side)h-\(side)z"
    }
    switch mark {
    case .blank: return ""
    case .empty: return square(3)
    case .full: return square(0)
    case .marked: return square(0) + square(3, isHole: true)
    case .now: return square(0) + square(2, isHole: true)
    }
  }
}
