import SourceText

/// The name of a file that a commit keeps beside one that it changes: `.tidemark-ID-KIND-...-NAME~`.
///
/// It is hidden, ends as no Markdown file does, and says whose it is, so that a person who meets one after a power cut knows.
/// What it says besides lets the next writer tell whether the file is still needed.
struct TemporaryName: Hashable {
  enum Kind: Character {
    /// Bytes that are just being written, and that nobody has seen.
    case fresh = "n"
    /// The new bytes, and once names are exchanged the old ones.
    case single = "s"
    /// The same, in a change of several files.
    case several = "m"
    /// A copy of the old bytes, while a file of several names is written into.
    case copy = "c"
  }

  var kind: Kind
  /// Sixty-four random bits: a name that is taken is an error, and does not happen.
  var id: UInt64
  /// The digests of the old and the new bytes; nil where there are none.
  var before: UInt64?
  var after: UInt64?
  /// The name of the file that it stands beside, cut where it is too long. What stands beside another such file has the same owner: a
  /// commit that removes what an ended one has left may be ended, too.
  var owner: String

  private static let start = ".tidemark-"
  private static let mostOwnerBytes = 160

  init(_ kind: Kind, beside name: String, before: [UInt8]? = nil, after: [UInt8]? = nil) {
    self.kind = kind
    id = .random(in: .min ... .max)
    self.before = before.map(Self.digest)
    self.after = after.map(Self.digest)
    owner = TemporaryName(name)?.owner ?? Self.owner(name)
  }

  /// Another name for the same use.
  func another() -> TemporaryName {
    var other = self
    other.id = .random(in: .min ... .max)
    return other
  }

  /// Reads a name; nil if no commit has given it.
  init?(_ text: String) {
    guard text.hasPrefix(Self.start), text.hasSuffix("~") else { return nil }
    let fields = text.dropFirst(Self.start.count).dropLast().split(
      separator: "-",
      maxSplits: 4,
      omittingEmptySubsequences: false
    )
    guard fields.count == 5, let id = UInt64(fields[0], radix: 36), fields[1].count == 1,
      let kind = fields[1].first.flatMap(Kind.init)
    else { return nil }
    self.kind = kind
    self.id = id
    before = UInt64(fields[2], radix: 36)
    after = UInt64(fields[3], radix: 36)
    owner = String(fields[4])
  }

  var text: String {
    let digests = [before, after].map { $0.map { String($0, radix: 36) } ?? "" }
    return Self.start + [String(id, radix: 36), String(kind.rawValue), digests[0], digests[1], owner].joined(separator: "-")
      + "~"
  }

  /// What of a file's name stands in the names beside it.
  static func owner(_ name: String) -> String {
    guard name.utf8.count > mostOwnerBytes else { return name }
    var short = ""
    for scalar in name.unicodeScalars {
      if short.utf8.count + String(scalar).utf8.count > mostOwnerBytes { break }
      short.unicodeScalars.append(scalar)
    }
    return short
  }

  /// Tells bytes apart that nobody has forged.
  static func digest(_ bytes: [UInt8]) -> UInt64 { ContentDigest(of: bytes).value }
}
