public import Chronology
public import Diagnostics
import Outline
public import Vault

/// Runs the rules over a file.
public struct Linter: Sendable {
  /// The rules that are run, in the order of the catalogue.
  private let rules: [any Rule.Type]

  /// - Parameters:
  ///   - only: the names of the rules to run; nil for all.
  ///   - allowed: the names of rules that are silent.
  public init(only: [String]? = nil, allowed: [String] = []) {
    rules = RuleCatalogue.all.filter { rule in
      (only?.contains(rule.name) ?? true) && !allowed.contains(rule.name)
    }
  }

  /// What the rules find in a file, by place. What the file and its vault keep silent is left out.
  public func lint(_ file: LintedFile) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let isGarbled = isGarbled(file.document)
    let suppressions = SuppressionIndex(of: file)
    for rule in rules where !isSilent(rule, in: file.document) && (!isGarbled || rule is any TextRule.Type) {
      guard !suppressions.silences(rule) else { continue }
      var findings = Findings(of: rule, in: file.path)
      rule.check(file, &findings)
      diagnostics += findings.diagnostics.filter { finding in
        !suppressions.silences(rule, inLine: file.source.line(at: finding.range.lowerBound))
      }
    }
    return diagnostics.sorted(by: Linter.isBefore)
  }

  /// Whether any of the rules looks at other files of the vault.
  public var looksAtVault: Bool { rules.contains { $0 is any VaultRule.Type } }

  /// What the rules find that hold a file against the others of its vault, by place.
  public func lint(_ record: VaultRecord, in vault: VaultIndex, today: CivilDate) -> [Diagnostic] {
    guard !record.isGarbled else { return [] }
    var diagnostics: [Diagnostic] = []
    let suppressions = SuppressionIndex(of: record, in: vault)
    for case let rule as any VaultRule.Type in rules where !suppressions.silences(rule) {
      var findings = Findings(of: rule, in: record.path)
      rule.check(record, in: vault, today: today, &findings)
      diagnostics += findings.diagnostics.filter { finding in
        !suppressions.silences(rule, inLine: record.source.line(at: finding.range.lowerBound))
      }
    }
    return diagnostics.sorted(by: Linter.isBefore)
  }

  /// The findings of both kinds of rules, by place.
  public static func merged(_ left: [Diagnostic], _ right: [Diagnostic]) -> [Diagnostic] {
    left.isEmpty ? right : right.isEmpty ? left : (left + right).sorted(by: isBefore)
  }

  /// By place; of two at one place, the graver comes first (format specification, *Diagnostics*).
  private static func isBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (leftStart, rightStart) = (left.range.lowerBound, right.range.lowerBound)
    guard leftStart == rightStart, left.severity == right.severity else {
      return leftStart == rightStart ? left.severity > right.severity : leftStart < rightStart
    }
    return (left.rule, left.range.upperBound) < (right.rule, right.range.upperBound)
  }

  /// A file that says nothing of Tidemark is somebody's note.
  private func isSilent(_ rule: any Rule.Type, in document: Document) -> Bool {
    document.kind == nil && !(rule is any RuleForNotes.Type)
  }

  /// Whether the blocks of a file say little about it: with the marks of a merge among them, or none at all past a bound.
  private func isGarbled(_ document: Document) -> Bool { document.isGarbled }
}

/// A rule that also looks at files without a known `kind`, to find those that were meant to have one.
protocol RuleForNotes: Rule {}

/// A rule about the text as such, which also looks at a file that is garbled by a merge or too large to be read.
protocol TextRule: Rule {}

extension TextRule {
  public static var canBeSuppressed: Bool { false }
}
