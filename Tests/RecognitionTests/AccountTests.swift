import Lint
import Outline
import Testing

/// What the recognizer does about each rule, key, property and kind. One that is new fails here until somebody has considered it: what
/// the recognizer does not know it must give up, and only a person can say whether it does.
@Suite struct AccountTests {
  /// Rules that tell of what a reader reports. The readers of headlines and of fields are asked, and any problem gives the file up;
  /// what only the reader of blocks reports has no line that is accepted.
  private static let ofReaders = [
    "accidental-list", "conflict-marker", "conflicting-keys", "duplicate-key", "duplicate-property", "empty-heading",
    "end-before-start",
    "field-value", "foreign-field", "front-matter", "half-range", "indented-item", "invalid-utf8", "meant-field",
    "misplaced-group",
    "misplaced-key", "missing-number", "month-end", "nested-block", "never-due", "over-limit", "property-value",
    "unclosed-group",
    "unknown-key", "unphased-rule", "unread-brackets", "unread-part", "vanishing-text",
  ]

  /// Rules of lines that are given up by their form: setext headings, HTML, images, tags, signs of other programs, and so on.
  private static let ofForms = [
    "accidental-heading", "foreign-line", "foreign-state", "late-front-matter", "malformed-box", "misplaced-vault",
    "missing-date",
    "missing-image", "missing-title", "misspelled-kind", "misspelled-property", "second-title", "unknown-box",
    "unknown-suppression", "unread-line", "unread-mark", "unread-property", "unread-section",
  ]

  /// Rules that look among words, which are asked what they would find.
  private static let asked = ["unread-anchor", "unread-priority", "unread-when"]

  /// Rules whose condition is computed.
  private static let computed = [
    "arc-length", "arc-number", "arc-to-renew", "best-mismatch", "block-past-midnight", "date-mismatch",
    "details-belong-to-project", "duplicate-entry", "duplicate-name", "duplicate-section", "duplicate-task", "duplicate-week",
    "ended-outside-arc", "entry-not-due", "entry-outside-arc", "entry-value", "future-entry", "idle-habit", "long-phrase",
    "mark-out-of-life", "missing-arc", "missing-born", "missing-end", "missing-time", "negative-note", "not-a-link",
    "notify-needs-due", "open-with-done", "other-case",
    "outside-day", "overlapping-arcs", "overlapping-blocks", "overlapping-phases", "reserved-title", "set-aside-last",
    "ticked-recurring", "unreachable-goal", "unread-arc", "unread-entry", "unread-value", "weekday-mismatch",
  ]

  /// Rules that look at what the vault remembers, as they do for every file.
  private static let ofVaults = [
    "dead-link", "disagreeing-copy", "duplicate-day", "duplicate-title", "missing-task", "several-lives", "unclaimed-folder",
    "unknown-category", "unknown-project", "unread-project",
  ]

  @Test func everyRuleIsConsideredOnce() {
    let considered = Self.ofReaders + Self.ofForms + Self.asked + Self.computed + Self.ofVaults
    #expect(considered.sorted() == RuleCatalogue.names)
    #expect(Set(Self.ofVaults) == Set(RuleCatalogue.all.filter { $0 is any VaultRule.Type }.map { $0.name }))
  }

  /// A key in a plain group is accepted where it leads and its value reads, unless a rule holds it against others of its headline
  /// (`TaskWords.fieldsAgree`), it changes what the item is, or how it is read. Of a page `PageRecognizer` says which may stand together,
  /// and of activities `ActivitiesRecognizer` which there are.
  @Test func everyKeyIsConsidered() {
    let plain: [FieldKey] = [
      .color, .category, .ended, .goal, .marked, .rating, .source, .theme, .type, .was, .best, .count, .to,
    ]
    let ofPages: [FieldKey] = [.every, .at, .from, .until, .since, .streak, .in]
    let heldAgainstOthers: [FieldKey] = [.icon, .due, .done, .notify, .priority, .project]
    #expect(Set(plain + ofPages + heldAgainstOthers) == Set(FieldKey.allCases))
  }

  /// Front matter is accepted where it is the kind and such other properties as `FrontLines` reads; that of a root where the reader of
  /// properties finds nothing in it (`RootRecognizer`).
  @Test func everyPropertyIsConsidered() {
    #expect(PropertyKey.allCases.count == 27)
  }

  @Test func everyKindIsConsidered() {
    let recognized: [DocumentKind] = [.activities, .day, .life, .page, .project, .ritual, .stacks, .vault]
    #expect(Set(recognized) == Set(DocumentKind.allCases))
  }
}
