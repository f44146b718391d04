import Outline
import Planner

/// Writes front matter.
enum PropertyWriter {
  static func frontMatter(of page: FocusPage) -> String {
    var lines = ["---", "kind: page"]
    if let icon = page.icon { lines.append("icon: " + scalar(icon.text)) }
    if let theme = page.theme { lines.append("theme: " + theme.rawValue) }
    if !page.tags.isEmpty { lines.append("tags: " + list(page.tags)) }
    if !page.allow.isEmpty { lines.append("allow: " + list(page.allow)) }
    for property in page.otherProperties { lines.append(line(of: property)) }
    return (lines + ["---"]).joined(separator: "\n") + "\n"
  }

  private static func line(of property: OtherProperty) -> String {
    let name = scalar(property.name) + ":"
    switch property.value {
    case .text(let text): return text.isEmpty ? name : name + " " + scalar(text)
    case .list(let texts): return name + " " + list(texts)
    case .unread(let yaml):
      guard yaml.first == "\n" else { return name + " " + yaml }
      let lines = yaml.dropFirst().split(separator: "\n", omittingEmptySubsequences: false)
      return name + lines.map { $0.isEmpty ? "\n" : "\n  " + $0 }.joined()
    }
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(scalar).joined(separator: ", ") + "]"
  }

  /// A plain scalar where YAML reads it as itself everywhere, else one in double quotes.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isLetter || $0.isNumber || !$0.isASCII } ?? false
      && text.last != " " && text.last != ":"
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || " -_./".unicodeScalars.contains(scalar)
          || scalar.properties.isEmoji || scalar.properties.isVariationSelector || scalar.value == 0x200D
      }
      && !text.contains("#")
    return isPlain ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
      case _ where scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF:
        quoted += "\\u" + String(scalar.value, radix: 16, uppercase: true)
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
