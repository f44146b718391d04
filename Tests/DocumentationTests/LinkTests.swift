import Foundation
import TestSupport
import Testing

/// The links between the documents lead somewhere.
@Suite struct LinkTests {
  @Test(arguments: [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Examples/README.md", "docs/README.md", "docs/architecture.md",
    "docs/guide.md", "docs/hooks.md", "docs/security.md", "docs/git.md", "docs/programs.md", "docs/reliability.md",
    "docs/editors.md",
  ])
  func linksLeadSomewhere(_ document: String) throws {
    let text = try ProjectFiles.text(document)
    let folder = ProjectFiles.root.appendingPathComponent(document).deletingLastPathComponent()
    for link in links(in: text) where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty ? ProjectFiles.root.appendingPathComponent(document) : folder.appendingPathComponent(String(parts[0]))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(document): nothing is at \(link)")
      if parts.count == 2, let headings = try? String(contentsOf: target, encoding: .utf8) {
        #expect(anchors(in: headings).contains(String(parts[1])), "\(document): no heading is at \(link)")
      }
    }
  }

  @Test func linksAreFound() {
    #expect(links(in: "[a](b.md), `[c](d.md)`\n```\n[e](f.md)\n```\n[g](#h)") == ["b.md", "#h"])
  }

  @Test func anchorsAreThoseOfForges() {
    #expect(anchors(in: "# In an editor, in git\n\n```\n# no\n```\n## `fmt`") == ["in-an-editor-in-git", "fmt"])
  }

  /// The addresses of the links outside of code.
  private func links(in text: String) -> [String] {
    prose(of: text).replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
  }

  /// The names that forges give to headings: small letters, digits, hyphens; spaces become hyphens.
  private func anchors(in text: String) -> [String] {
    prose(of: text).split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
      return String(title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.map { $0 == " " ? "-" : $0 })
    }
  }

  /// A document without its fenced blocks.
  private func prose(of text: String) -> String {
    var fence: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if let open = fence {
        if line == open { fence = nil }
        return false
      }
      guard line.hasPrefix("```") else { return true }
      fence = line.prefix { $0 == "`" }
      return false
    }.joined(separator: "\n")
  }
}
