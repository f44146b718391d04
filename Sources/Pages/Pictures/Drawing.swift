import Planner

/// A picture that stands alone: an SVG document with plain colors, which a reader needs no style sheet for. It has a light ground
/// of its own, so that it is the same on every page.
struct Drawing {
  /// How words stand at their place.
  enum Anchor: String {
    case start, middle, end
  }

  private static let palette = Palette.light
  private static let font = "Helvetica Neue, Arial, sans-serif"

  let title: String
  /// What the picture shows, for those who do not see it.
  let description: String
  let width: Int
  let height: Int
  private var elements = Markup()

  init(_ title: String, description: String, width: Int, height: Int) {
    (self.title, self.description, self.width, self.height) = (title, description, width, height)
    fill("M0 0h\(width)v\(height)h-\(width)z", Drawing.palette.background)
  }

  /// A shape.
  ///
  /// - Parameter path: as the attribute `d` has it.
  mutating func fill(_ path: String, _ color: Palette.RGB) {
    elements.element(.path, [Markup.Attribute("fill", color.text), Markup.Attribute("d", path)])
    elements.endLine()
  }

  /// A line.
  mutating func stroke(_ path: String, _ color: Palette.RGB, width: Int) {
    let own = [
      Markup.Attribute("fill", "none"), Markup.Attribute("stroke", color.text), Markup.Attribute("stroke-width", "\(width)"),
      Markup.Attribute("stroke-linejoin", "round"), Markup.Attribute("d", path),
    ]
    elements.element(.path, own)
    elements.endLine()
  }

  mutating func write(
    _ words: String,
    x: Int,
    y: Int,
    size: Int,
    _ color: Palette.RGB = palette.text,
    isBold: Bool = false,
    _ anchor: Anchor = .start
  ) {
    var own = [
      Markup.Attribute("x", "\(x)"), Markup.Attribute("y", "\(y)"), Markup.Attribute("font-size", "\(size)"),
      Markup.Attribute("fill", color.text),
    ]
    if isBold { own.append(Markup.Attribute("font-weight", "bold")) }
    if anchor != .start { own.append(Markup.Attribute("text-anchor", anchor.rawValue)) }
    elements.element(.label, own) { $0.text(words) }
    elements.endLine()
  }

  /// As many of a text's words as have room, as far as can be told without the font.
  static func fitted(_ words: String, width: Int, size: Int) -> String {
    let most = max(width * 100 / (size * 56), 1)
    return words.count <= most ? words : words.prefix(most - 1) + "…"
  }

  // MARK: What shapes mean

  struct Meaning {
    var words: String
    var color: Palette.RGB
    /// The shape, as the attribute `d` has it, in a square of 8 from its left upper corner.
    var path: (_ x: Int, _ y: Int) -> String

    init(_ words: String, _ color: Palette.RGB, path: @escaping (_ x: Int, _ y: Int) -> String) {
      (self.words, self.color, self.path) = (Drawing.fitted(words, width: 300, size: 12), color, path)
    }

    fileprivate var width: Int { 16 + words.count * 7 + 24 }
  }

  static let legendPitch = 20

  /// Meanings in as many rows as they take.
  static func rows(_ meanings: [Meaning], width: Int) -> [[Meaning]] {
    var rows: [[Meaning]] = []
    var room = 0
    for meaning in meanings {
      if meaning.width > room || rows.isEmpty {
        rows.append([])
        room = width
      }
      rows[rows.count - 1].append(meaning)
      room -= meaning.width
    }
    return rows
  }

  /// - Parameter y: of the words of the first row.
  mutating func write(_ rows: [[Meaning]], x: Int, y: Int) {
    for (place, row) in rows.enumerated() {
      var x = x
      let y = y + place * Drawing.legendPitch
      for meaning in row {
        fill(meaning.path(x, y - 9), meaning.color)
        write(meaning.words, x: x + 16, y: y, size: 12)
        x += meaning.width
      }
    }
  }

  var bytes: [UInt8] {
    let attributes = [
      Markup.Attribute("xmlns", "http://www.w3.org/2000/svg"), Markup.Attribute("viewBox", "0 0 \(width) \(height)"),
      Markup.Attribute("width", "\(width)"), Markup.Attribute("height", "\(height)"), Markup.Attribute("role", "img"),
      Markup.Attribute("aria-labelledby", "title text"), Markup.Attribute("font-family", Drawing.font),
    ]
    var markup = Markup.document
    markup.element(.svg, attributes) {
      $0.endLine()
      $0.element(.title, [Markup.Attribute("id", "title")]) { $0.text(title) }
      $0.endLine()
      $0.element(.desc, [Markup.Attribute("id", "text")]) { $0.text(description) }
      $0.endLine()
      $0.append(elements)
    }
    markup.endLine()
    return markup.takeBytes()
  }
}
