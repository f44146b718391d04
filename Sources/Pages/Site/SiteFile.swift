import Outline
package import Planner
package import SourceText
package import Vault
import Views

/// What a site must know of a file before any of its pages is written: not its text, which is read again for its page.
package struct SiteFile: Sendable {
  /// Without its text; its name is the path from the root of the vault.
  package var record: VaultRecord
  let color: Color?
  /// Those of its front matter and of its items, each once.
  let tags: [String]
  /// What has a name in it, without markup: its title, its sections and its items.
  let things: [String]
  /// Of its bytes.
  package let digest: UInt64
  /// Whether it has anything to do, be it done.
  let hasTasks: Bool

  /// The most characters of a name in an index.
  private static let longest = 100

  /// - Parameter digest: of the bytes of the file.
  package init(_ record: VaultRecord, _ plan: Plan, _ digest: ContentDigest) {
    self.record = record
    self.digest = digest.value
    self.record.forgetText()
    color = plan.project?.color
    var found = Found(plan.tags)
    // A day is looked for by its date, and by what else its title says.
    found.add(title: plan.day?.date.map { DayName.markdown(besides: $0, in: plan.title) } ?? plan.title)
    let mayHaveTasks = plan.kind.traits.tasks != .none
    for section in plan.content.allSections {
      found.add(title: section.title)
      section.forEachItem { found.add($0, mayBeTask: mayHaveTasks) }
    }
    tags = found.tags.texts
    things = found.things
    hasTasks = found.hasTasks
  }

  /// What is found in a file, item by item.
  private struct Found {
    var tags: Once
    var things: [String] = []
    var hasTasks = false

    init(_ tags: [String]) { self.tags = Once(tags) }

    mutating func add(title: String) {
      // The items before the first section have no title.
      guard !title.isEmpty else { return }
      let name = SiteFile.name(title)
      if !name.isEmpty { things.append(name) }
    }

    mutating func add(_ item: PlanItem, mayBeTask: Bool) {
      if mayBeTask, !hasTasks, item.box != nil || item.isTask { hasTasks = true }
      tags.add(item.trailingTags)
      let text = item.text
      tags.add(Document.tags(ofTitle: text))
      if item.type.standsInList { add(title: text) }
    }
  }

  /// The words of a title, on one line and not longer than a name is.
  private static func name(_ markdown: String) -> String {
    // Most have neither markup nor anything else that a name has not.
    if isWords(markdown) { return markdown.utf8.count <= longest ? markdown : beginning(ofASCII: markdown) }
    let plain = markdown.utf8.allSatisfy(isPlain) ? markdown : PageText(markdown: markdown).words
    let words = plain.onOneLine
    if words.utf8.count <= longest { return words }
    if words.utf8.allSatisfy({ $0 < 0x80 }) { return beginning(ofASCII: words) }
    return words.count <= longest ? words : words.prefix(longest - 1) + "…"
  }

  /// The beginning of some words that are too long for a name. On one line each byte of them is a character.
  private static func beginning(ofASCII words: String) -> String {
    String(decoding: words.utf8.prefix(longest - 1), as: UTF8.self) + "…"
  }

  /// Whether a text is words of ASCII on one line, without any byte that could be markup.
  private static func isWords(_ markdown: String) -> Bool {
    var markdown = markdown
    return markdown.withUTF8 { bytes in
      var before = UInt8(ascii: " ")
      for byte in bytes {
        guard byte < 0x7F, isPlain(byte), byte != 0x20 || before != 0x20 else { return false }
        before = byte
      }
      return before != 0x20
    }
  }

  /// Whether a byte stands for itself in Markdown, wherever it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"),
      UInt8(ascii: "\\"), UInt8(ascii: "!"):
      false
    default: byte >= 0x20
    }
  }
}

/// Texts, each of which is taken once, whatever its case.
private struct Once {
  private(set) var texts: [String] = []
  private var seen: Set<String> = []

  init(_ texts: [String]) { add(texts) }

  mutating func add(_ texts: [String]) {
    for text in texts { add(text) }
  }

  mutating func add(_ text: String) {
    if seen.insert(text.lowercased()).inserted { texts.append(text) }
  }
}
