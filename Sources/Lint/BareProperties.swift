import Outline
import SourceText

/// Properties with a known kind on the first lines of a file, without the line `---` above them, or with another one: `+++`,
/// `----`.
struct BareProperties {
  /// Where the first of them begins.
  let start: Int
  let kindRange: Range<Int>
  /// The line below them.
  let end: Int
  /// The first line, if it is a fence of another sort.
  let fenceRange: Range<Int>?
  /// What is written otherwise behind another fence: `kind = page`.
  private let respellings: [TextEdit]

  /// - Parameter lines: the lines of the front matter; a file that has some has no others.
  init?(of source: SourceText, below lines: Range<Int>) {
    guard lines.isEmpty, source.lineCount > 0 else { return nil }
    fenceRange = BareProperties.isFence(line: 0, of: source) ? source.contentRange(ofLine: 0) : nil
    let first = fenceRange == nil ? 0 : 1
    var line = first
    var kindRange: Range<Int>?
    var respellings: [TextEdit] = []
    while line < source.lineCount, let sign = BareProperties.sign(ofLine: line, in: source, isLoose: fenceRange != nil) {
      let content = source.contentRange(ofLine: line)
      if source.bytes[sign].contains(UInt8(ascii: "=")) { respellings.append(TextEdit(replacing: sign, with: ": ")) }
      if kindRange == nil, let kind = KindLine(content, in: source), kind.isExact { kindRange = content }
      line += 1
    }
    guard let kindRange else { return nil }
    if fenceRange != nil, let kind = KindLine(kindRange, in: source) {
      respellings.removeAll { kindRange.contains($0.range.lowerBound) }
      respellings.append(TextEdit(replacing: kindRange, with: "kind: \(kind.kind)"))
    }
    self.kindRange = kindRange
    self.respellings = respellings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    start = source.contentRange(ofLine: first).lowerBound
    end = line
  }

  /// Writes the lines `---` above and below them.
  func edits(_ source: SourceText) -> [TextEdit] {
    let opening =
      fenceRange.map { TextEdit(replacing: $0, with: "---") } ?? TextEdit(insertingAt: start, "---" + source.lineEnding)
    return [opening] + respellings + closing(source)
  }

  private func closing(_ source: SourceText) -> [TextEdit] {
    guard end < source.lineCount else { return [TextEdit(insertingAt: source.bytes.count, source.lineEnding + "---")] }
    let content = source.contentRange(ofLine: end)
    if BareProperties.isFence(line: end, of: source) { return [TextEdit(replacing: content, with: "---")] }
    if source.string(in: content).prefix(3) == "---" { return [] }
    return [TextEdit(insertingAt: content.lowerBound, "---" + source.lineEnding)]
  }

  /// Whether a line is nothing but two or more of one sign that people write for `---`, which is none of them here; or begins a
  /// block of code in YAML.
  static func isFence(line: Int, of source: SourceText) -> Bool {
    let content = LineSign.trimmed(source.contentRange(ofLine: line), in: source.bytes)
    guard let sign = content.first.map({ source.bytes[$0] }), content.count > 1, "-+=*_~`".utf8.contains(sign) else {
      return false
    }
    let rest = content.drop { source.bytes[$0] == sign }
    if rest.isEmpty { return !(sign == UInt8(ascii: "-") && content.count == 3) }
    return sign == UInt8(ascii: "`")
      && ["yaml", "yml", "toml"].contains(source.string(in: rest.startIndex..<content.upperBound))
  }

  /// The `:` or `=` behind a name at the start of a line, with the spaces round it. Where it is not loose, the name is in small
  /// letters and dashes, and a colon follows it.
  private static func sign(ofLine line: Int, in source: SourceText, isLoose: Bool) -> Range<Int>? {
    let content = source.contentRange(ofLine: line)
    let name = content.prefix { offset in
      let byte = source.bytes[offset]
      return byte &- 0x61 < 26 || byte == UInt8(ascii: "-") || isLoose && (byte &- 0x41 < 26 || byte == UInt8(ascii: "_"))
    }
    guard !name.isEmpty else { return nil }
    let spaces = isLoose ? LineSign.skipSpaces(source.bytes, from: name.endIndex, end: content.upperBound) : name.endIndex
    guard spaces < content.upperBound,
      source.bytes[spaces] == UInt8(ascii: ":") || isLoose && source.bytes[spaces] == UInt8(ascii: "=")
    else { return nil }
    return name.endIndex..<LineSign.skipSpaces(source.bytes, from: spaces + 1, end: content.upperBound)
  }
}
