public import Diagnostics
import Languages
import Outline

/// `conflicting-keys`: two keys that each say what an item is.
public enum ConflictingKeys: Rule {
  public static let name = "conflicting-keys"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> (first: FieldKey, second: FieldKey)? in
      if case .conflictingKeys(let first, let second) = kind { (first, second) } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = file.headlines
    for (keys, range) in problems {
      let type = index[range.lowerBound]?.item.flatMap { file.reading?.items[$0]?.type }
      findings.add(
        at: range,
        ConflictingKeysMessage.sayWhatItIs(keys.first.rawValue, keys.second.rawValue),
        help: ConflictingKeysMessage.keepOne(readAs: type?.rawValue)
      )
    }
  }

  public static let example = RuleExample(
    found: "- Meditate (streak: daily, every: day)",
    instead: "- Meditate (streak: daily)"
  )
}

/// What `conflicting-keys` says.
enum ConflictingKeysMessage: Message {
  /// Two keys of one item.
  case sayWhatItIs(String, String)
  /// With the type of the item as it is now.
  case keepOne(readAs: String?)
}
