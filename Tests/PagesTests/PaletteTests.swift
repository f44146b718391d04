import Foundation
import Pages
import Planner
import Testing

/// What is to be read has a contrast of at least 4.5 to what is behind it, and what carries meaning 3 (WCAG 2.2, 1.4.3 and 1.4.11).
@Suite struct PaletteTests {
  enum Scheme: String, CaseIterable, Sendable {
    case light, dark, print

    var palette: Palette {
      switch self {
      case .light: .light
      case .dark: .dark
      case .print: .print
      }
    }
  }

  /// The relative luminance of WCAG 2.2.
  private func luminance(_ color: Palette.RGB) -> Double {
    func linear(_ part: Int) -> Double {
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ one: Palette.RGB, _ other: Palette.RGB) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test func contrastIsThatOfTheGuidelines() {
    let (black, white) = (Palette.print.text, Palette.print.background)
    #expect(abs(contrast(black, white) - 21) < 0.001)
    #expect(contrast(white, white) == 1)
  }

  @Test(arguments: Scheme.allCases)
  func wordsCanBeRead(_ scheme: Scheme) {
    let palette = scheme.palette
    for (name, color) in [
      ("text", palette.text), ("quiet", palette.quiet), ("link", palette.link), ("now", palette.now),
      ("accent", palette.accent),
    ] {
      for ground in [palette.background, palette.surface] {
        // A sign that is set off by the accent stands for words beside it.
        #expect(contrast(color, ground) >= (name == "accent" ? 3 : 4.5), "\(name) in \(scheme)")
      }
    }
  }

  @Test(arguments: Scheme.allCases, Color.allCases)
  func colorsCanBeSeen(_ scheme: Scheme, _ color: Color) throws {
    let palette = scheme.palette
    let named = try #require(palette.named[color])
    for ground in [palette.background, palette.surface] {
      #expect(contrast(named, ground) >= 3, "\(color) in \(scheme)")
    }
  }
}
