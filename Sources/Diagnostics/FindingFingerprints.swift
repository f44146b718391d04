import SourceText

/// Names by which a platform knows a finding again in the next run.
///
/// A fingerprint is made of the rule, the path, the text of the line in which the finding begins, without its spaces, and the
/// text that it is about; of several findings that agree in all of it, of their order too. So it stays the same while other
/// lines come and go. No two of one value are alike.
struct FindingFingerprints {
  /// How many findings agree in everything, by what they agree in.
  private var counts: [UInt64: Int] = [:]
  private var taken: Set<UInt64> = []

  /// How many bytes of a line and of a range count. Many findings may stand in one long line.
  private static let limit = 400

  /// Sixteen digits of lower-case hexadecimal.
  mutating func next(for finding: Diagnostic, in source: SourceText) -> String {
    var hash = FNV()
    hash.combine(finding.rule.utf8)
    hash.combine(finding.file.asRepositoryPath.utf8)
    let line = source.contentRange(ofLine: source.line(at: finding.range.lowerBound))
    let bytes = source.bytes[line.prefix(Self.limit)]
    hash.combine(bytes.filter { $0 != 0x20 && $0 != 0x09 })
    hash.combine(source.bytes[finding.range.clamped(to: 0..<source.bytes.count).prefix(Self.limit)])
    return text(of: hash)
  }

  /// The same for a file that could not be read.
  mutating func next(forUnread path: String) -> String {
    var hash = FNV()
    hash.combine("cannot-read".utf8)
    hash.combine(path.asRepositoryPath.utf8)
    return text(of: hash)
  }

  private mutating func text(of hash: FNV) -> String {
    var unique = hash
    repeat {
      let count = counts[hash.value, default: 0]
      counts[hash.value] = count + 1
      unique = hash
      if count > 0 { unique.combine(String(count).utf8) }
    } while !taken.insert(unique.value).inserted
    let digits = String(unique.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
