public import Diagnostics
import Outline
package import SourceText
public import Vault

/// Runs the rules over a file.
public struct Linter: Sendable {
  /// The rules that are run on a file by itself, and on a file of a vault, in the order of the catalogue.
  private let fileRules: [any Rule.Type]
  private let vaultRules: [any Rule.Type]
  private let looksAtForeignLines: Bool

  /// - Parameters:
  ///   - only: the names of the rules to run; nil for all.
  ///   - allowed: the names of rules that are silent.
  public init(only: [String]? = nil, allowed: [String] = []) {
    let rules = RuleCatalogue.all.filter { rule in
      (only?.contains(rule.name) ?? true) && !allowed.contains(rule.name)
    }
    fileRules = rules.filter { !$0.looksAtVault }
    vaultRules = rules.filter { $0.looksAtVault }
    looksAtForeignLines = rules.contains { $0.looksAtForeignLines }
  }

  /// Whether any of the rules looks at other files of the vault.
  public var looksAtVault: Bool { !vaultRules.isEmpty }

  /// What the rules find in a file, by place. What the file and its vault keep silent is left out.
  ///
  /// - Parameter jobs: how many threads may work on a large file.
  public func lint(_ file: LintedFile, jobs: Int = 1) -> [Diagnostic] {
    let isGarbled = file.document.isGarbled
    // All rules look at the file of a kind that can be read, as most can.
    let rules =
      file.document.kind != nil && !isGarbled
      ? fileRules
      : fileRules.filter { !isSilent($0, in: file.document) && (!isGarbled || $0.looksAtText) }
    let file = looksAtForeignLines && !isGarbled ? file.readingForeignLines() : file
    let jobs = Linter.jobs(for: file.source, of: jobs)
    return findings(of: rules, in: file.path, file.source, SuppressionIndex(of: file), jobs: jobs) { $0.check(file, &$1) }
  }

  /// How many threads, of some that may, are to work on one file: one on a small file, which is read and linted sooner than a thread is
  /// started.
  package static func jobs(for source: SourceText, of jobs: Int) -> Int { source.bytes.count < 16_384 ? 1 : jobs }

  /// What the rules find that hold a file against the others of its vault, by place.
  public func lint(_ record: VaultRecord, in vault: LintedVault) -> [Diagnostic] {
    guard !record.isGarbled else { return [] }
    return findings(of: vaultRules, in: record.path, record.source, SuppressionIndex(of: record, besides: vault.allow)) {
      $0.check(record, in: vault, &$1)
    }
  }

  /// Which other files of its vault these rules must have.
  public func need(of record: VaultRecord) -> VaultNeed {
    guard !record.isGarbled else { return .root }
    return vaultRules.reduce(.root) { max($0, $1.need(of: record)) }
  }

  private func findings(
    of rules: [any Rule.Type],
    in path: String,
    _ source: SourceText,
    _ suppressions: SuppressionIndex,
    jobs: Int = 1,
    _ check: @Sendable (any Rule.Type, inout Findings) -> Void
  ) -> [Diagnostic] {
    guard let first = rules.first else { return [] }
    // Most files are small, and make no list for each rule.
    if jobs == 1 {
      var findings = Findings(of: first, in: path)
      for rule in rules { Linter.add(&findings, of: rule, in: source, suppressions, check) }
      return Linter.sorted(findings.diagnostics)
    }
    let found = Workers.map(count: rules.count, jobs: jobs, portion: 1) { index in
      var findings = Findings(of: rules[index], in: path)
      Linter.add(&findings, of: rules[index], in: source, suppressions, check)
      return findings.diagnostics
    }
    return Linter.sorted(found.flatMap(\.self))
  }

  /// Adds what a rule finds, but for what is silent. Most rules find nothing in most files, and no finding is copied.
  private static func add(
    _ findings: inout Findings,
    of rule: any Rule.Type,
    in source: SourceText,
    _ suppressions: SuppressionIndex,
    _ check: (any Rule.Type, inout Findings) -> Void
  ) {
    guard !suppressions.silences(rule) else { return }
    findings.begin(rule)
    check(rule, &findings)
    guard findings.countOfRule > 0, let silentLines = suppressions.silentLines(of: rule) else { return }
    findings.removeAllOfRule { silentLines.contains(source.line(at: $0.range.lowerBound)) }
  }

  /// The findings of both kinds of rules, by place.
  public static func merged(_ left: [Diagnostic], _ right: [Diagnostic]) -> [Diagnostic] {
    left.isEmpty ? right : right.isEmpty ? left : sorted(left + right)
  }

  /// By place. A finding is large, so that places are put in order, and each finding is copied once.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    return diagnostics.indices.sorted { isBefore(diagnostics[$0], diagnostics[$1]) }.map { diagnostics[$0] }
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
    document.kind == nil && !rule.looksAtNotes
  }
}
