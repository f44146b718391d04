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

  func write(to markup: inout Markup, titleID: String, descriptionID: String) {
    let hasLabels = grid.rows.contains { !$0.label.isEmpty }
    let margin = hasLabels ? GridPicture.label : 0
    let columns = grid.rows.map(\.squares.count).max() ?? 0
    let (width, height) = (margin + columns * GridPicture.pitch, grid.rows.count * GridPicture.pitch)
    let attributes = [
      Markup.Attribute("viewBox", "0 0 \(width) \(height)"), Markup.Attribute("role", "img"),
      Markup.Attribute("aria-labelledby", "\(titleID) \(descriptionID)"),
      Markup.Attribute("class", "grid"),
    ]
    markup.element(.svg, attributes) {
      $0.element(.title, [Markup.Attribute("id", titleID)]) { $0.text(grid.title) }
      $0.element(.desc, [Markup.Attribute("id", descriptionID)]) { $0.text(grid.description) }
      writeLabels(to: &$0)
      for (square, path) in paths(x: margin, y: 0, pitch: GridPicture.pitch) {
        $0.element(.path, [Markup.Attribute("class", GridPicture.look(square)), Markup.Attribute("d", path)])
      }
    }
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

  private func writeLabels(to markup: inout Markup) {
    for (row, line) in grid.rows.enumerated() where !line.label.isEmpty {
      let place = "translate(0 \(row * GridPicture.pitch + GridPicture.side))"
      markup.element(.g, [Markup.Attribute("transform", place)]) { $0.element(.label) { $0.text(line.label) } }
    }
  }

  /// One square alone, for what is said of it.
  static func writeSample(of square: PageGrid.Square, to markup: inout Markup) {
    let path = path(of: square.mark, x: 0, y: 0)
    let attributes = [
      Markup.Attribute("viewBox", "0 0 \(side) \(side)"), Markup.Attribute("class", "sample"),
      Markup.Attribute("aria-hidden", "true"),
    ]
    markup.element(.svg, attributes) {
      $0.element(.path, [Markup.Attribute("class", look(square)), Markup.Attribute("d", path)])
    }
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
