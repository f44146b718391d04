import Planner

/// Sets words off in a terminal by the escape sequences of ECMA-48. The text without them is the same, so that nothing is lost
/// where there is no color.
package struct TerminalColor: Sendable {
  /// Whether words are set off at all.
  var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  /// How a text is set off.
  enum Style: Hashable, Sendable {
    case plain
    /// What matters most.
    case strong
    /// What matters less, but still is to be read.
    case quiet
    /// What is now.
    case now
    /// What belongs to a block or a project of this color.
    case color(Color)
  }

  func text(_ text: String, _ style: Style) -> String {
    guard isOn, !text.isEmpty, let code = TerminalColor.code(of: style) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private static func code(of style: Style) -> String? {
    switch style {
    case .plain: nil
    case .strong: "1"
    case .quiet: palette(243)
    case .now: "1;" + palette(167)
    case .color(let color): palette(number(of: color))
    }
  }

  private static func palette(_ number: Int) -> String { "38;5;\(number)" }

  /// Colors of the palette of 256 that stand out on a dark ground and on a light one. The quiet one, 243, has the contrast 4.5
  /// to both black and white that the Web Content Accessibility Guidelines ask of text.
  private static func number(of color: Color) -> Int {
    switch color {
    case .red: 167
    case .orange: 172
    case .yellow: 178
    case .green: 71
    case .mint: 79
    case .teal: 37
    case .cyan: 74
    case .blue: 68
    case .indigo: 62
    case .purple: 134
    case .pink: 169
    case .brown: 137
    case .gray: 245
    }
  }
}
