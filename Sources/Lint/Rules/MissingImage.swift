public import Diagnostics
import Languages
import Outline
import SourceText

/// `missing-image`: an image that no file is there for.
public enum MissingImage: Rule {
  public static let name = "missing-image"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in items.indices {
      switch items[index].form {
      case .listItem, .quote: continue
      case .image:
        if let image = items[index].image { check(image, of: items[index], in: file, &findings) }
      case .paragraph:
        guard let path = pathWithSpaces(items[index].headline.textRange, in: file.source.bytes) else { continue }
        let edits = (TextEdit(insertingAt: path.lowerBound, "<"), TextEdit(insertingAt: path.upperBound, ">"))
        let fix = file.fix(MissingImageMessage.putInBrackets, isSafe: true, edits.0, edits.1)
        let help = MissingImageMessage.writeInBrackets(file.text(path))
        findings.add(at: path, MissingImageMessage.hasSpace(file.excerpt(path)), help: help, fix: fix)
      }
    }
  }

  private static func check(_ image: ImageParts, of item: Item, in file: LintedFile, _ findings: inout Findings) {
    guard !image.sourceRange.isEmpty else {
      return findings.add(at: item.headline.textRange, MissingImageMessage.hasNoPath, help: MissingImageMessage.writePath)
    }
    let path = Escapes.resolved(file.source.string(in: image.sourceRange))
    guard let exists = file.context.exists, isRelative(path) else { return }
    guard !exists(path) else { return }
    // Most paths have none of these signs, which bytes tell faster than characters.
    let hasEnd = path.holds(UInt8(ascii: "?")) || path.holds(UInt8(ascii: "#"))
    let written = hasEnd ? String(path.prefix { $0 != "?" && $0 != "#" }) : path
    guard !(hasEnd && exists(written)), !(written.holds(UInt8(ascii: "%")) && exists(decoded(written))) else { return }
    let turned = written.holds(UInt8(ascii: "\\")) ? String(written.map { $0 == "\\" ? "/" : $0 }) : written
    let isTurned = turned != written && exists(turned)
    findings.add(
      at: image.sourceRange,
      MissingImageMessage.doesNotExist(file.excerpt(image.sourceRange)),
      help: isTurned ? MissingImageMessage.writeSlashes(turned) : .correctPath
    )
  }

  /// Whether a path counts from the folder of the file: not an address, and not from a root, which another program may have
  /// elsewhere.
  private static func isRelative(_ path: String) -> Bool {
    guard !path.hasPrefix("/") else { return false }
    guard path.holds(UInt8(ascii: ":")), let colon = path.firstIndex(of: ":") else { return true }
    let scheme = path[..<colon]
    return scheme.count < 2 || !scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// A path with its percent escapes resolved (RFC 3986, section 2.1).
  private static func decoded(_ path: String) -> String {
    let bytes = Array(path.utf8)
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[offset + 1...offset + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The path in `![words](a path.jpg)`, which Markdown does not read as an image because of the space.
  private static func pathWithSpaces(_ textRange: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    guard textRange.count > 5, bytes[textRange.lowerBound] == UInt8(ascii: "!"),
      bytes[textRange.lowerBound + 1] == UInt8(ascii: "["),
      bytes[textRange.upperBound - 1] == UInt8(ascii: ")"),
      let close = textRange.first(where: { bytes[$0] == UInt8(ascii: "]") }), bytes[close + 1] == UInt8(ascii: "(")
    else { return nil }
    let path = close + 2..<textRange.upperBound - 1
    guard let first = path.first, let last = path.last, bytes[first] != 0x20, bytes[last] != 0x20 else { return nil }
    let isPath = path.contains { bytes[$0] == 0x20 } && !path.contains { "\n\r\t\"'()<>[]".utf8.contains(bytes[$0]) }
    return isPath ? path : nil
  }

  public static let example = RuleExample(
    found: "![Sunrise](img/sunrse.jpg)",
    instead: "![Sunrise](img/here.jpg)"
  )
}

/// What `missing-image` says.
enum MissingImageMessage: Message {
  case doesNotExist(String)
  case correctPath
  /// A path as it is to be written, with slashes for backslashes.
  case writeSlashes(String)
  case hasNoPath
  case writePath
  case hasSpace(String)
  case writeInBrackets(String)
  /// The name of the fix for that.
  case putInBrackets
}
