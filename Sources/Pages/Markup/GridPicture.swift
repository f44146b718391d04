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
    let columns = grid.rows.map { $0.squares.count }.max() ?? 0
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
      for (square, path) in shapes(x: margin, y: 0, pitch: GridPicture.pitch) {
        $0.element(.path) {
          $0.attribute("class", GridPicture.look(square))
          $0.attribute("d") { $0.append(path) }
        }
      }
    }
  }

  /// What is drawn, one path for all squares that look alike.
  ///
  /// - Parameters:
  ///   - x: of the first square.
  ///   - pitch: from one square to the next.
  func paths(x: Int, y: Int, pitch: Int) -> [(square: PageGrid.Square, path: String)] {
    shapes(x: x, y: y, pitch: pitch).map { (square: $0, path: String(decoding: $1.bytes, as: UTF8.self)) }
  }

  /// The same as it is written.
  private func shapes(x: Int, y: Int, pitch: Int) -> Zip2Sequence<[PageGrid.Square], [Markup]> {
    var squares: [PageGrid.Square] = []
    var paths: [Markup] = []
    // Squares that look alike are often beside each other.
    var place = 0
    for (row, line) in grid.rows.enumerated() {
      for (column, square) in line.squares.enumerated() where square.mark != .blank {
        if place >= squares.count || squares[place] != square {
          place = squares.firstIndex(of: square) ?? squares.count
          if place == squares.count {
            squares.append(square)
            paths.append(Markup())
          }
        }
        GridPicture.write(square.mark, x: x + column * pitch, y: y + row * pitch, to: &paths[place])
      }
    }
    return zip(squares, paths)
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

  static func path(of mark: PageGrid.Mark, x: Int, y: Int) -> String {
    var path = Markup()
    write(mark, x: x, y: y, to: &path)
    return String(decoding: path.bytes, as: UTF8.self)
  }

  /// Holes are drawn the other way round, so that they stay open.
  private static func write(_ mark: PageGrid.Mark, x: Int, y: Int, to path: inout Markup) {
    switch mark {
    case .blank: break
    case .empty: path.shape(x: x + 3, y: y + 3, "h2v2h-2z")
    case .full: path.shape(x: x, y: y, "h8v8h-8z")
    case .marked:
      path.shape(x: x, y: y, "h8v8h-8z")
      path.shape(x: x + 3, y: y + 3, "v2h2v-2z")
    case .now:
      path.shape(x: x, y: y, "h8v8h-8z")
      path.shape(x: x + 2, y: y + 2, "v4h4v-4z")
    }
  }
}
