import Testing

@testable import Diagnostics

@Suite struct MessageWrappingTests {
  @Test(arguments: [
    ("short\n", "short\n"),
    ("", ""),
    ("tidemark add: one two three four five\n", "tidemark add: one\n  two three four\n  five\n"),
    ("  help: one two three four five\n", "  help: one two\n        three four\n        five\n"),
    (
      "    help: wide help is indented as it was\n",
      "    help: wide help\n          is\n          indented\n          as it was\n"
    ),
    ("  1  pages/a.md:9  A name of some words\n", "  1  pages/a.md:9  A\n    name of some\n    words\n"),
    ("one two three four five\nshort\n\nsix\n", "one two three four\n  five\nshort\n\nsix\n"),
    // What is quoted is not torn apart where it fits.
    ("it is “one two three” or so\n", "it is\n  “one two three” or\n  so\n"),
    ("did you mean `day friday noon`?\n", "did you mean\n  `day friday noon`?\n"),
    ("take “day \"one two\"” and go\n", "take “day \"one two\"”\n  and go\n"),
    ("it is “one two three four five six” or so\n", "it is “one two three\n  four five six” or\n  so\n"),
    ("a mark “that is never closed at all\n", "a mark “that is\n  never closed at\n  all\n"),
    ("it is taken from 9:00 - 10:00, or\n", "it is taken from\n  9:00 - 10:00, or\n"),
    // Commands are copied in one piece.
    ("  type: tidemark block add Dentist 9:30\n", "  type: tidemark block add Dentist 9:30\n"),
    ("  next: tidemark add \"The first step\"\n", "  next: tidemark add \"The first step\"\n"),
    ("\u{1B}[1mone two three four five six\u{1B}[0m\n", "\u{1B}[1mone two three four five six\u{1B}[0m\n"),
    ("aWordThatIsMuchTooWide and\n", "aWordThatIsMuchTooWide\n  and\n"),
    ("日本語の言葉 日本語の言葉\n", "日本語の言葉\n  日本語の言葉\n"),
  ])
  func breaksLinesAtTwentyCells(text: String, expected: String) {
    #expect(MessageWrapping.wrapped(text, width: 20) == expected)
  }

  /// Of any words nothing is lost but where lines are broken.
  @Test(arguments: 1...60)
  func keepsAllWords(width: Int) {
    let text = "tidemark add: “a b c” is `not one` of \"these d e\" but (f) at days/2026-11-20.md:5; g\n  help: h i\n"
    let wrapped = MessageWrapping.wrapped(text, width: width)
    #expect(wrapped.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace))
    #expect(width < 30 || wrapped.split(separator: "\n").allSatisfy { $0.count <= width })
  }
}
