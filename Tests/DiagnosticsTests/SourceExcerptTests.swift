import Foundation
import SourceText
import TestSupport
import Testing

@testable import Diagnostics

/// A line in which `‹` and `›` stand at the ends of the range, and what is to be shown.
struct ExcerptCase: CustomTestStringConvertible {
  var marked: String
  var width = 60
  var line: String
  var marker: String

  init(_ marked: String, width: Int = 60, _ line: String, _ marker: String) {
    self.marked = marked
    self.width = width
    self.line = line
    self.marker = marker
  }

  var testDescription: String { marked }

  /// The source without its marks, and the range between them.
  var input: (source: SourceText, range: Range<Int>) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "‹" || scalar == "›" {
        offsets.append(bytes.count)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return (SourceText(bytes), offsets[0]..<offsets[offsets.count - 1])
  }
}

@Suite struct SourceExcerptTests {
  @Test(arguments: [
    ExcerptCase("- Call (‹duw›: x)", "- Call (duw: x)", "        ^^^"),
    ExcerptCase("first\n- a ‹b›\nlast", "- a b", "    ^"),
    ExcerptCase("empty ‹›range", "empty range", "      ^"),
    ExcerptCase("at the end‹›", "at the end", "          ^"),
    ExcerptCase("at the end‹\nnext›", "at the end", "          ^"),
    ExcerptCase("‹›", "", "^"),
    ExcerptCase("\u{FEFF}‹# Title›", "# Title", "^^^^^^^"),
    ExcerptCase("‹\u{FEFF}# ›Title", "# Title", "^^"),
    ExcerptCase("one ‹two\nthree› four", "one two", "    ^^^"),
    ExcerptCase("crlf ‹x\r\n›y", "crlf x", "     ^"),
    ExcerptCase("trailing‹  ›", "trailing", "        ^^"),
    ExcerptCase("日本‹語›です", "日本語です", "    ^^"),
    ExcerptCase("👩‍👩‍👧‍👦 ‹x›", "👩‍👩‍👧‍👦 x", "   ^"),
    ExcerptCase("nai\u{308}ve ‹x›", "nai\u{308}ve x", "      ^"),
    ExcerptCase("❤\u{FE0F} 🇩🇪 ‹x›", "❤\u{FE0F} 🇩🇪 x", "      ^"),
    ExcerptCase("half of ‹👩›‍👧 a cluster", "half of 👩‍👧 a cluster", "        ^^"),
    ExcerptCase("\t‹x›\ty", "    x   y", "    ^"),
    ExcerptCase("ab\t‹x›", "ab  x", "    ^"),
    ExcerptCase("‹\t›x", "    x", "^^^^"),
    ExcerptCase("a\u{1B}[‹x›", "a\\u{1B}[x", "        ^"),
    ExcerptCase("a‹\u{202E}›b", "a\\u{202E}b", " ^^^^^^^^"),
    ExcerptCase("a\u{0}‹b›", "a\\u{0}b", "      ^"),
  ])
  func showsAndMarks(example: ExcerptCase) {
    check(example)
  }

  @Test(arguments: [
    ExcerptCase("‹0›123456789abcdefghij", width: 20, "0123456789abcdefghij", "^"),
    ExcerptCase("‹0›123456789abcdefghijk", width: 20, "0123456789abcdefghi…", "^"),
    ExcerptCase("0123456789abcdefghij‹k›", width: 20, "…23456789abcdefghijk", "                   ^"),
    ExcerptCase("0123456789abcdefghi‹›", width: 19, "…23456789abcdefghi", "                  ^"),
    ExcerptCase("0123456789abcdefghij‹klm›nopqrstuvwxyz", width: 15, "…fghijklmnopqr…", "      ^^^"),
    ExcerptCase("0123456789‹abcdefghijklmnopqrstu›vwxyz", width: 12, "…abcdefghij…", " ^^^^^^^^^^"),
    ExcerptCase("日本語日本語‹日›本語日本語", width: 12, "…本語日本語…", "     ^^"),
    ExcerptCase("0123456789abcdefgh ‹klm› opqrstuvwxyz", width: 3, "… klm o…", "  ^^^"),
  ])
  func cutsLongLines(example: ExcerptCase) {
    check(example)
  }

  private func check(_ example: ExcerptCase) {
    let (source, range) = example.input
    let excerpt = SourceExcerpt(of: source, range: range, width: example.width)
    #expect(excerpt.line == example.line)
    #expect(excerpt.marker == example.marker)
    #expect(DisplayWidth.cells(of: excerpt.line) <= max(example.width, 8))
    #expect(excerpt.marker.count <= max(example.width, 8))
    #expect(isAsPlain(excerpt, source, range, example.width))
  }

  /// Whether a line that is found to be plain is shown the same.
  private func isAsPlain(_ excerpt: SourceExcerpt, _ source: SourceText, _ range: Range<Int>, _ width: Int) -> Bool {
    guard let plain = PlainExcerpt(of: source, range: range, width: width) else { return true }
    let marker = String(repeating: " ", count: plain.spaces) + String(repeating: "^", count: plain.carets)
    return source.string(in: plain.lineRange) == excerpt.line && marker == excerpt.marker
  }

  @Test func aPlainLineIsShownTheSame() {
    let source = SourceText("(a) plain line, with spaces   ")
    for width in [3, 31, 32, 80] {
      for lower in 0...source.bytes.count {
        for upper in lower...source.bytes.count {
          let excerpt = SourceExcerpt(of: source, range: lower..<upper, width: width)
          #expect(isAsPlain(excerpt, source, lower..<upper, width), "\(lower)..<\(upper), width \(width)")
        }
      }
    }
  }

  @Test func showsBytesThatAreNoText() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x28, 0x62]
    let excerpt = SourceExcerpt(of: SourceText(bytes), range: 4..<5, width: 60)
    #expect(excerpt.line == "a\u{FFFD}\u{FFFD}(b")
    #expect(excerpt.marker == "    ^")
  }

  @Test func everyPlaceOfALongLineFits() {
    let text = String(repeating: "wörd 日本 👩‍👧\t\u{7}\u{FEFF} ", count: 60)
    let source = SourceText(text)
    for width in [8, 9, 20, 77] {
      for offset in stride(from: 0, through: source.bytes.count, by: 7) {
        let range = offset..<min(offset + offset % 11, source.bytes.count)
        let excerpt = SourceExcerpt(of: source, range: range, width: width)
        #expect(DisplayWidth.cells(of: excerpt.line) <= width, "width \(width), range \(range)")
        #expect(excerpt.marker.count <= width, "width \(width), range \(range)")
        #expect(excerpt.marker.hasSuffix("^"), "width \(width), range \(range)")
      }
    }
  }

  /// Only the bytes near the range are decoded; they must begin and end at a character.
  @Test(arguments: [0, 1, 2, 3, 4])
  func cutsAVeryLongLine(shift: Int) {
    let source = SourceText(String(repeating: "x", count: shift) + String(repeating: "日é", count: 20_000))
    let excerpt = SourceExcerpt(of: source, range: shift + 50_000..<shift + 50_003, width: 21)
    #expect(excerpt.line == "…é日é日é日é日é日é日…")
    #expect(excerpt.marker == "        ^^")
  }

  /// Whatever the bytes are and wherever the range stands, there is an excerpt, it fits, and it shows no control character.
  @Test func anyBytesCanBeShown() {
    let seed = ProcessInfo.processInfo.environment["TIDEMARK_SEED"].flatMap { UInt64($0) } ?? 0x71DE
    var random = SplitMix64(seed: seed)
    let pieces: [[UInt8]] = [
      [0x61], [0x20], [0x09], [0x0A], [0x0D], [0x1B], [0x00], [0xFF], [0xC3], [0xC2, 0x9B], [0xE2, 0x80, 0xAE], [0xE2, 0x80],
      Array("日".utf8), Array("👩‍👧".utf8), Array("\u{301}".utf8), Array("\u{200D}".utf8), Array("🇩".utf8), [0xF0, 0x9F], [0x80],
    ]
    for _ in 0..<randomCases(300) {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).flatMap { _ in random.pick(pieces) }
      let lower = Int.random(in: 0...bytes.count, using: &random)
      let range = lower..<Int.random(in: lower...bytes.count, using: &random)
      let width = Int.random(in: 8...40, using: &random)
      let excerpt = SourceExcerpt(of: SourceText(bytes), range: range, width: width)
      let isHarmless = !excerpt.line.unicodeScalars.contains(where: ControlCharacters.mustEscape)
      let fits = DisplayWidth.cells(of: excerpt.line) <= width && excerpt.marker.count <= width
      #expect(isHarmless && fits && excerpt.marker.hasSuffix("^"), "seed \(seed), \(bytes), \(range), width \(width)")
    }
  }
}
