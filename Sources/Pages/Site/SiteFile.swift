import Outline
package import Planner
import SourceText
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

  /// The most characters of a name in an index.
  private static let longest = 100

  package init(_ record: VaultRecord, _ plan: Plan) {
    self.record = record
    self.record.forgetText()
    color = plan.project?.color
    var tags = Once(plan.tags)
    let isDay = plan.kind.traits.identity == .date
    var things: [String] = []
    func add(_ title: String) {
      let name = SiteFile.name(title)
      if !name.isEmpty { things.append(name) }
    }
    if !isDay { add(plan.title) }
    for section in plan.content.allSections {
      if !isDay { add(section.title) }
      section.forEachItem { item in
        tags.add(item.trailingTags)
        tags.add(Document.tags(ofTitle: item.text))
        if item.type.standsInList { add(item.text) }
      }
    }
    self.tags = tags.texts
    self.things = things
  }

  /// The words of a title, on one line and not longer than a name is.
  private static func name(_ markdown: String) -> String {
    let plain = markdown.utf8.allSatisfy(isPlain) ? markdown : PageText(markdown: markdown).words
    let words = plain.onOneLine
    return words.utf8.count <= longest || words.count <= longest ? words : words.prefix(longest - 1) + "…"
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
