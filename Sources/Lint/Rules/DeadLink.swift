public import Diagnostics
import Languages
import Outline
import Reading
import SourceText
public import Vault

/// `dead-link`: a line of the vault's lists that leads nowhere, or to a file of another kind.
public enum DeadLink: VaultRule {
  public static let name = "dead-link"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { record.needOfRoot }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard record.name == VaultRoot.fileName else { return }
    for link in record.links {
      if let target = vault.index.target(of: link.link, in: link.section) {
        guard let kind = link.section.kind, target.kind != kind else { continue }
        findings.add(
          at: link.wordsRange,
          DeadLinkMessage.isOfOtherKind(
            LintedFile.excerpt(link.link.words),
            kind: target.kind.rawValue,
            section: link.section.rawValue
          ),
          help: target.kind.traits.list.map { DeadLinkMessage.moveLine(section: $0.rawValue) } ?? .hasNoList,
          fixes: [removal(of: link, in: record)]
        )
        continue
      }
      let nearest = link.section.kind.flatMap { vault.linkTargets(of: $0).nearest(to: link.link) }
      let rewriting = nearest.map { replacement(of: link, by: $0, in: record) }
      let help: any Message =
        nearest.map { CommonMessage.didYouMean(text(of: link.link, to: $0)) } ?? DeadLinkMessage.correctOrDelete
      findings.add(
        at: link.wordsRange,
        problem(of: link.link),
        help: help,
        fixes: [rewriting, removal(of: link, in: record)].compactMap(\.self)
      )
    }
  }

  private static func problem(of link: VaultLink) -> DeadLinkMessage {
    switch link.target {
    case .path(let path): .isNoFile(LintedFile.excerpt(path))
    case .title(let title): .isNoDocument(LintedFile.excerpt(title))
    }
  }

  // MARK: Fixes

  private static func replacement(of link: VaultRecord.Link, by target: VaultRecord, in record: VaultRecord) -> Fix {
    let text = text(of: link.link, to: target)
    let edit = TextEdit(replacing: link.wordsRange, with: text)
    return Fix(name: Told(CommonMessage.write(text)), isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
  }

  /// The link as it is spelt, to another file.
  private static func text(of link: VaultLink, to target: VaultRecord) -> String {
    switch link.target {
    case .title(let title):
      return link.words == title ? "[[\(target.title)]]" : "[[\(target.title)|\(link.words)]]"
    case .path:
      let isPlain = !target.name.contains { " ()<>".contains($0) }
      return "[\(link.words)](\(isPlain ? target.name : "<\(target.name)>"))"
    }
  }

  private static func removal(of link: VaultRecord.Link, in record: VaultRecord) -> Fix {
    let edit = TextEdit(deleting: record.source.fullRange(ofLines: link.lines))
    return Fix(name: Told(DeadLinkMessage.deleteLine), isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
  }

  public static let example = RuleExample(
    found: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ## Pages

      - [Deep Work](pages/deep-work.md)

      ==> pages/deepwork.md <==
      ---
      kind: page
      ---

      # Deep Work
      """,
    instead: """
      ==> tidemark.md <==
      ---
      kind: vault
      ---

      # My Tidemark

      ## Pages

      - [Deep Work](pages/deepwork.md)

      ==> pages/deepwork.md <==
      ---
      kind: page
      ---

      # Deep Work
      """
  )
}

/// What `dead-link` says.
enum DeadLinkMessage: Message {
  case isNoFile(String)
  case isNoDocument(String)
  /// The words of a link, the kind of the file that it leads to, and the section in which it stands.
  case isOfOtherKind(String, kind: String, section: String)
  case correctOrDelete
  case moveLine(section: String)
  /// What to do with a file of a kind that no section lists.
  case hasNoList
  case deleteLine
}
