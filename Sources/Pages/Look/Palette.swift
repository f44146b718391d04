package import Planner

/// The colors of a page on a light screen, on a dark one, or on paper.
package struct Palette: Sendable {
  /// A color of the sRGB space, 0 to 255 each.
  package struct RGB: Hashable, Sendable {
    package var red: Int
    package var green: Int
    package var blue: Int

    /// - Parameter hex: such as `0x1F2328`.
    init(_ hex: Int) { (red, green, blue) = (hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF) }

    /// `#1f2328`.
    var text: String {
      "#"
        + [red, green, blue].map { part in
          let digits = String(part, radix: 16)
          return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
  }

  package var background: RGB
  /// Below what is set off from the rest, such as a section of the theme *soft*.
  package var surface: RGB
  /// Of words.
  package var text: RGB
  package var quiet: RGB
  package var link: RGB
  /// Of what is now, and of what is late.
  package var now: RGB
  /// Of a heading of the theme *color* that has no color of its own, and of what is done in a calendar.
  package var accent: RGB
  /// Lines that mean nothing.
  package var rule: RGB
  package var named: [Color: RGB]

  package static let light = Palette(
    background: RGB(0xFFFFFF),
    surface: RGB(0xF4F2ED),
    text: RGB(0x1F2328),
    quiet: RGB(0x5A6069),
    link: RGB(0x0A4F94),
    now: RGB(0x9C2A1C),
    accent: RGB(0x16797F),
    rule: RGB(0xDAD6CD),
    named: [
      .red: RGB(0xCF3A2E), .orange: RGB(0xB85A00), .yellow: RGB(0x8F7200), .green: RGB(0x2A8439), .mint: RGB(0x0C8068),
      .teal: RGB(0x16797F), .cyan: RGB(0x1877A0), .blue: RGB(0x2F6BD0), .indigo: RGB(0x5856D6), .purple: RGB(0x9A3FC4),
      .pink: RGB(0xC9306D), .brown: RGB(0x86643F), .gray: RGB(0x6B7078),
    ]
  )

  package static let dark = Palette(
    background: RGB(0x16181B),
    surface: RGB(0x22262B),
    text: RGB(0xE8E6E1),
    quiet: RGB(0xA6ABB2),
    link: RGB(0x8AB8F0),
    now: RGB(0xFF9B8A),
    accent: RGB(0x4CC0C9),
    rule: RGB(0x3A3F46),
    named: [
      .red: RGB(0xFF6B5E), .orange: RGB(0xFF9F2E), .yellow: RGB(0xE6C229), .green: RGB(0x53C566), .mint: RGB(0x4FD0B3),
      .teal: RGB(0x4CC0C9), .cyan: RGB(0x5CC0EE), .blue: RGB(0x6AA2FF), .indigo: RGB(0x9A98FF), .purple: RGB(0xC98AF0),
      .pink: RGB(0xFF7EB0), .brown: RGB(0xC49D74), .gray: RGB(0x9AA0A6),
    ]
  )

  /// Paper is white whatever the theme, and words on it are black.
  package static let print = {
    var palette = Palette.light
    palette.surface = palette.background
    palette.text = RGB(0x000000)
    palette.quiet = RGB(0x3D4248)
    palette.link = RGB(0x000000)
    return palette
  }()

  /// As properties of CSS.
  var properties: String {
    let own = [
      ("bg", background), ("surface", surface), ("text", text), ("quiet", quiet), ("link", link), ("now", now),
      ("accent", accent), ("rule", rule),
    ]
    let all = own + Color.allCases.map { ($0.rawValue, named[$0] ?? quiet) }
    return all.map { "--\($0):\($1.text)" }.joined(separator: ";")
  }
}
