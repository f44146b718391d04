public import Diagnostics
import Outline

/// `misplaced-key`: a known key that is not read where it stands.
public enum MisplacedKey: Rule {
  public static let name = "misplaced-key"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let inWords = file.problems { kind -> FieldKey? in
      if case .misplacedKey(let key) = kind { key } else { nil }
    }
    let inFields = file.readingProblems { kind -> FieldKey? in
      switch kind {
      case .misplacedKey(let key), .missingLeader(let key): key
      default: nil
      }
    }
    guard !inWords.isEmpty || !inFields.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    for (key, range) in inWords + inFields {
      let entry = index[range.lowerBound]
      if let entry, isInConflict(key, in: entry) { continue }
      let type = entry?.item.flatMap { file.reading?.items[$0]?.type }
      // A line of the routine that is no block is an affair of `missing-time`.
      if entry?.headline.places.contains(.routine) == true, type != .routine { continue }
      let words = words(for: key, in: entry, type?.rawValue, file.document.kind)
      findings.add(at: range, words.message, help: words.help)
    }
  }

  /// Two keys that each say what an item is are an affair of `conflicting-keys`.
  private static func isInConflict(_ key: FieldKey, in entry: HeadlineIndex.Entry) -> Bool {
    let kinds: [FieldKey] = [.every, .streak, .best, .count]
    return kinds.contains(key) && kinds.contains { $0 != key && entry.field($0) != nil }
  }

  private static func words(
    for key: FieldKey,
    in entry: HeadlineIndex.Entry?,
    _ type: String?,
    _ kind: DocumentKind?
  ) -> (message: String, help: String) {
    let name = key.rawValue
    let leaders = key.leaders.map { "“\($0.rawValue)”" }
    guard let entry, let row = KeyTable.row(for: key, in: entry.headline.places) else {
      let isInRoutine = entry?.headline.places.contains(.routine) == true
      let help = isInRoutine ? routineHelp(for: key) : "it is read \(KeyPlaces.words(for: key, in: kind))"
      return ("“\(name)” is not read here", help)
    }
    if row.leading.isDisjoint(with: entry.headline.places), !key.leaders.contains(where: { entry.field($0) != nil }) {
      let needed = leaders.joined(separator: " or ")
      let isForBoxless = row.leading.contains(.boxless) && entry.headline.box != nil
      return (
        "“\(name)” means nothing without \(needed)",
        isForBoxless
          ? "add \(needed), or remove the box: then the item counts the days until then"
          : "add \(needed), or delete “\(name)”"
      )
    }
    if key == .in { return ("“in” means nothing beside “after done”", "delete “in”, or write a rule of the calendar") }
    return (
      "“\(name)” means nothing here" + (type.map { ": another field makes the item one of type “\($0)”" } ?? ""),
      "delete one of the two fields"
    )
  }

  private static func routineHelp(for key: FieldKey) -> String {
    key == .at ? ValueMessage.routineTimeHelp : "delete it, or write it on a task below the block"
  }

  public static let page = RulePage(
    summary: "A key that is not read in its place",
    explanation: """
      Finds a key that items of this sort do not have (`due` without a box), and one that means something only beside another \
      (`goal` beside `streak`). Keys that belong to other kinds of files are words in a bracket of their own, and are found only \
      beside keys that are read.
      """,
    reason: "The key is spelt correctly, so the line looks right, but what it says is ignored.",
    example: """
      - Pay the rent (due: 2026-12-31)
      - [ ] Water plants (every: mon, goal: 2)
      """,
    instead: """
      - [ ] Pay the rent (due: 2026-12-31)
      - [ ] Water plants (every: mon)
      """
  )
}
