import Merging
import SourceText

/// What holds of every merge of three texts, whatever is in them.
enum MergeLaws {
  /// The three versions stand behind one another, the base first, each but the last before a line of `%%`. Of what is not there the
  /// base takes the place.
  static func broken(by bytes: [UInt8]) -> [String] {
    var versions: [[UInt8]] = [[]]
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if versions.count < 3, line.elementsEqual("%%".utf8) {
        versions.append([])
      } else {
        if !versions[versions.count - 1].isEmpty { versions[versions.count - 1].append(UInt8(ascii: "\n")) }
        versions[versions.count - 1] += line
      }
    }
    let base = versions[0]
    return broken(base, versions.count > 1 ? versions[1] : base, versions.count > 2 ? versions[2] : base)
  }

  private static func broken(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ words: @autoclosure () -> String) { if !holds { broken.append(words()) } }
    expect(Merge(base: ours, ours: ours, theirs: theirs).bytes == theirs, "merge(x, x, y) is not y")
    expect(Merge(base: base, ours: ours, theirs: base).bytes == ours, "merge(b, x, b) is not x")
    expect(Merge(base: base, ours: ours, theirs: ours).bytes == ours, "merge(b, x, x) is not x")
    let merge = Merge(base: base, ours: ours, theirs: theirs)
    let swapped = Merge(base: base, ours: theirs, theirs: ours)
    expect(
      merge.conflicts == swapped.conflicts,
      "\(swapped.conflicts) conflicts with the sides swapped, not \(merge.conflicts)"
    )
    if merge.conflicts == 0 { expect(merge.bytes == swapped.bytes, "another result with the sides swapped") }
    let (old, one, other, new) = (lines(base), lines(ours), lines(theirs), lines(merge.bytes))
    for (line, count) in old where one[line] == count && other[line] == count {
      expect(new[line, default: 0] >= count, "“\(line)” stands in every version, and is lost: \(merge.way)")
    }
    return broken
  }

  /// The lines that say something, without indent and marker, and how often each stands in a text.
  private static func lines(_ bytes: [UInt8]) -> [String: Int] {
    let lines = LineLaw.Line.all(SourceText(bytes)).filter { !$0.isBlank }
    return Dictionary(lines.map { ($0.bare, 1) }, uniquingKeysWith: +)
  }
}
