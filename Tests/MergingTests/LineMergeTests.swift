import TestSupport
import Testing

@testable import Merging

@Suite struct LineMergeTests {
  private static func text(_ base: String, _ left: String, _ right: String) -> String {
    LineMerge.pieces(base: Array(base.utf8), left: Array(left.utf8), right: Array(right.utf8)).map { piece in
      switch piece {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .conflict(let left, let right):
        "{\(String(decoding: left, as: UTF8.self))|\(String(decoding: right, as: UTF8.self))}"
      }
    }.joined()
  }

  static let cases: [(String, String, String, String)] = [
    ("a\nb\nc\n", "a\nb\nc\n", "x\n", "x\n"),
    ("a\nb\nc\n", "1\nb\nc\n", "a\nb\n3\n", "1\nb\n3\n"),
    ("a\nb\nc\n", "a\n2\nc\n", "a\n3\nc\n", "a\n{2\n|3\n}c\n"),
    ("a\nb\nc\n", "a\n2\nx\nc\n", "a\n2\ny\nc\n", "a\n2\n{x\n|y\n}c\n"),
    ("a\nb\n", "a\nb\nc\n", "a\nb\nc\n", "a\nb\nc\n"),
    ("a\nb\n", "b\n", "a\nc\n", "{b\n|a\nc\n}"),
    ("a\nb\n", "a\r\nb\r\n", "a\nc\n", "a\r\nc\n"),
    ("a", "a\nb", "0\na", "0\na\nb"),
    ("", "a\n", "b\n", "{a\n|b\n}"),
  ]

  @Test(arguments: cases) func merges(_ base: String, _ left: String, _ right: String, _ result: String) {
    #expect(Self.text(base, left, right) == result)
  }

  /// Where git merges lines without a conflict, so does this, and to the same.
  @Test(arguments: caseSeeds(default: 10)) func agreesWithGit(_ seed: UInt64) throws {
    guard seed < 2_000 else { return }
    var random = SplitMix64(seed: seed)
    let base = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(["a", "b", "c", "d", "e", "f"]) }
    func side() -> [String] {
      var lines = base
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0...lines.count, using: &random)
        if random.chance(50) || place == lines.count {
          lines.insert(random.pick(["x", "y", "z"]), at: place)
        } else {
          lines.remove(at: place)
        }
      }
      return lines
    }
    let scene = try GitScene()
    let sides = [base, side(), side()]
    for (name, lines) in zip(["base", "left", "right"], sides) {
      try scene.folder.write(name, lines.map { $0 + "\n" }.joined())
    }
    let git = try scene.run("git", ["merge-file", "-p", "-q", "left", "base", "right"], in: "")
    let texts = sides.map { Array($0.map { $0 + "\n" }.joined().utf8) }
    let pieces = LineMerge.pieces(base: texts[0], left: texts[1], right: texts[2])
    guard git.status == 0, pieces.conflictCount == 0 else { return }
    #expect(String(decoding: pieces.bytes(resolvedTo: .left), as: UTF8.self) == git.text, "seed \(seed): \(sides)")
  }
}
