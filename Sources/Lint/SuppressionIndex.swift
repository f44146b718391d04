public import Outline
import Vault

/// What the comments and the properties of a file, and those of its vault, keep silent (format, *Suppressions*).
struct SuppressionIndex {
  /// The rules that are silent in the whole file.
  private let rules: Set<String>
  /// The lines in which a rule is silent.
  private let lines: [String: RangeUnion]

  init(of file: LintedFile) {
    self.init(file.document.suppressions, allowed: file.document.allowedRules + file.context.vaultAllow)
  }

  /// - Parameter vaultAllow: what `allow` says in the root of the vault.
  init(of record: VaultRecord, besides vaultAllow: [String]) {
    self.init(record.suppressions, allowed: Document.rules(inAllow: record.allowed + vaultAllow))
  }

  private init(_ suppressions: [Suppression], allowed: [String]) {
    guard !suppressions.isEmpty || !allowed.isEmpty else {
      (rules, lines) = ([], [:])
      return
    }
    var rules = Set(allowed)
    var lines: [String: [Range<Int>]] = [:]
    for suppression in suppressions {
      if let covered = suppression.lines {
        for rule in suppression.rules { lines[rule, default: []].append(covered) }
      } else {
        rules.formUnion(suppression.rules)
      }
    }
    self.rules = rules
    self.lines = lines.mapValues { RangeUnion($0) }
  }

  /// Whether a rule is silent in the whole file.
  func silences(_ rule: any Rule.Type) -> Bool {
    !rules.isEmpty && rule.canBeSuppressed && rules.contains(rule.name)
  }

  /// The lines in which a rule is silent; nil where there is none.
  func silentLines(of rule: any Rule.Type) -> RangeUnion? {
    lines.isEmpty || !rule.canBeSuppressed ? nil : lines[rule.name]
  }
}

extension Document {
  /// The names in the property `allow`, parted by spaces or commas; in `tidemark.md` they hold for the whole vault.
  public var allowedRules: [String] {
    Document.rules(inAllow: properties[.allow]?.texts ?? [])
  }

  static func rules(inAllow texts: [String]) -> [String] {
    texts.flatMap { $0.split { $0 == "," || $0.isWhitespace } }.map(String.init)
  }
}
