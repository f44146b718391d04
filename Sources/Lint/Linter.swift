public import Diagnostics
import Outline

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

  /// What the rules find in a file, by place. Suppressions in the file are heeded.
  public func lint(_ file: LintedFile) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let isGarbled = isGarbled(file.document)
    for rule in rules where !isSilent(rule, in: file.document) && (!isGarbled || rule is any TextRule.Type) {
      var findings = Findings(of: rule, in: file.path)
      rule.check(file, &findings)
      diagnostics += findings.diagnostics
    }
    diagnostics.removeAll { isSuppressed($0, in: file) }
    return diagnostics.sorted { left, right in
      (left.range.lowerBound, left.range.upperBound, left.rule) < (right.range.lowerBound, right.range.upperBound, right.rule)
    }
  }

  /// A file that says nothing of Tidemark is somebody's note.
  private func isSilent(_ rule: any Rule.Type, in document: Document) -> Bool {
    document.kind == nil && !(rule is any RuleForNotes.Type)
  }

  /// Whether the blocks of a file say little about it: with the marks of a merge among them, or none at all past a bound.
  private func isGarbled(_ document: Document) -> Bool {
    document.problems.contains { problem in
      switch problem.kind {
      case .conflictMarker, .overLimit: true
      default: false
      }
    }
  }

  private func isSuppressed(_ diagnostic: Diagnostic, in file: LintedFile) -> Bool {
    if file.page?.page.allow.contains(diagnostic.rule) == true { return true }
    return file.document.suppressions.contains { suppression in
      guard suppression.rules.contains(diagnostic.rule) else { return false }
      guard let lines = suppression.lines else { return true }
      return lines.contains(file.source.line(at: diagnostic.range.lowerBound))
    }
  }
}

/// A rule that also looks at files without a known `kind`, to find those that were meant to have one.
protocol RuleForNotes: Rule {}

/// A rule about the text as such, which also looks at a file that is garbled by a merge or too large to be read.
protocol TextRule: Rule {}
