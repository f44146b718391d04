import Merging

/// Three versions of a file and what a merge of them is, in one text: `==> base <==` and so on, each on a line of its own.
struct MergeCase {
  var base = ""
  var ours = ""
  var theirs = ""
  var result = ""

  /// - Parameter kind: of which kind the file is, if the versions begin without front matter.
  init(_ text: String, kind: String = "page") {
    var parts: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("==> "), line.hasSuffix(" <==") {
        name = String(line.dropFirst(4).dropLast(4))
        parts[name] = ""
      } else {
        parts[name, default: ""] += line + "\n"
      }
    }
    func whole(_ name: String) -> String {
      var text = parts[name] ?? ""
      while text.hasSuffix("\n\n") { text.removeLast() }
      if text == "\n" { text = "" }
      if text.hasPrefix("---") || kind.isEmpty { return text }
      let title = kind == "day" ? "2026-11-20" : "Title"
      return "---\nkind: \(kind)\n---\n\n# \(title)\n" + (text.isEmpty ? "" : "\n" + text)
    }
    (base, ours, theirs, result) = (whole("base"), whole("ours"), whole("theirs"), whole("result"))
  }

  var merge: Merge { Merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)) }

  /// With the sides in each other's place.
  var swapped: Merge {
    Merge(
      base: Array(base.utf8),
      ours: Array(theirs.utf8),
      theirs: Array(ours.utf8),
      labels: Merge.Labels(ours: "theirs", theirs: "ours")
    )
  }
}

extension Merge {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
