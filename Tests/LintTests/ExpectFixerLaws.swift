import TestLaws
import Testing

/// Expects that all laws of fixing hold of a vault.
///
/// - Parameter rule: the rule of which all fixes are applied; nil for the safe fixes of all rules.
func expectFixerLaws(
  _ vault: FixerVault,
  all rule: String? = nil,
  _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for words in FixerLaws.broken(by: vault, all: rule) {
    Issue.record("\(comment): \(words)", sourceLocation: sourceLocation)
  }
}
