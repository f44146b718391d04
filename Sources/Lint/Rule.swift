public import Diagnostics
public import Languages
public import Vault

/// One rule: a name, a severity, a page about it, and a check (format specification, *Diagnostics*).
///
/// A rule lives in a file of its own in `Rules/`, named like its type. What it says to people is a message of its own, as
/// `HalfRangeMessage`, which stands at the foot of that file; the words are in `Languages/`, and so are those of its page.
public protocol Rule: Sendable {
  /// The stable kebab-case name.
  static var name: String { get }
  static var severity: Severity { get }
  /// What its page says in English.
  static var english: RuleWords { get }
  /// What its page says in Spanish.
  static var spanish: RuleWords { get }
  /// What its page says in French.
  static var french: RuleWords { get }
  /// What its page shows, which is the same in each language.
  static var example: RuleExample { get }
  /// Whether a comment, or the property `allow`, keeps it silent (format specification, *Suppressions*).
  static var canBeSuppressed: Bool { get }

  /// Whether it holds a file against the others of its vault (`VaultRule`), and does not look at the file by itself.
  static var looksAtVault: Bool { get }
  /// Whether it looks at the lines of other programs, which are read only for such rules.
  static var looksAtForeignLines: Bool { get }
  /// Whether it also looks at files without a known `kind`, to find those that were meant to have one.
  static var looksAtNotes: Bool { get }
  /// Whether it is about the text as such, and also looks at a file that is garbled by a merge or too large to be read.
  static var looksAtText: Bool { get }

  /// Looks for what the rule is about in one file.
  static func check(_ file: LintedFile, _ findings: inout Findings)

  /// Looks for what the rule is about in one file of a vault.
  static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings)

  /// Which other files that vault must have for the rule to find what it would find among all of them.
  static func need(of record: VaultRecord) -> VaultNeed
}

extension Rule {
  public static var canBeSuppressed: Bool { !looksAtText }
  public static var looksAtVault: Bool { false }
  public static var looksAtForeignLines: Bool { false }
  public static var looksAtNotes: Bool { false }
  public static var looksAtText: Bool { false }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {}

  public static func need(of record: VaultRecord) -> VaultNeed { .root }
}

extension Rule {
  /// What its page says in a language.
  public static func words(in language: Language) -> RuleWords {
    func text(_ part: (RuleWords) -> String) -> String {
      language.say(RuleText(english: part(english), spanish: part(spanish), french: part(french)))
    }
    return RuleWords(
      summary: text(\.summary),
      explanation: text(\.explanation),
      reason: text(\.reason),
      fix: english.fix == nil ? nil : text { $0.fix ?? "" }
    )
  }
}

/// What a rule's page says in one language, under fixed headings.
public struct RuleWords: Hashable, Sendable {
  /// What it finds: one line, no full stop.
  public var summary: String
  /// What it does.
  public var explanation: String
  /// Why that is worth a finding.
  public var reason: String
  /// What the fix does and whether it is safe; nil where there is none.
  public var fix: String?

  public init(summary: String, explanation: String, reason: String, fix: String?) {
    self.summary = summary
    self.explanation = explanation
    self.reason = reason
    self.fix = fix
  }
}

/// A text of a rule's page.
struct RuleText: Message {
  let english: String
  let spanish: String
  let french: String
}

/// What a rule's page shows.
public struct RuleExample: Hashable, Sendable {
  /// A file, or a part of a page's section, in which the rule finds something.
  public var found: String
  /// The same as it should be.
  public var instead: String

  public init(found: String, instead: String) {
    self.found = found
    self.instead = instead
  }
}

/// What rules found in a file, one after the other.
public struct Findings: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []
  private var rule: any Rule.Type
  private let file: String
  /// Where those of the rule begin that is looking now.
  private var start = 0

  init(of rule: any Rule.Type, in file: String) {
    (self.rule, self.file) = (rule, file)
  }

  /// Begins with the next rule. Most find nothing, and one value for all of them counts no references for each.
  mutating func begin(_ rule: any Rule.Type) {
    self.rule = rule
    start = diagnostics.count
  }

  /// How many findings the rule has by now.
  var countOfRule: Int { diagnostics.count - start }

  /// Leaves out some findings of the rule.
  mutating func removeAllOfRule(where isSilent: (Diagnostic) -> Bool) {
    diagnostics.replaceSubrange(start..., with: diagnostics[start...].filter { !isSilent($0) })
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - range: the bytes it is about.
  ///   - problem: what is wrong, quoting the text.
  ///   - advice: what to do.
  ///   - fixes: ways to mend it, the best first.
  ///   - line: the other line of the file that it names, from 1.
  ///   - places: the places of other files that it names.
  mutating func add(
    at range: Range<Int>,
    _ problem: some Message,
    help advice: (any Message)? = nil,
    fixes: [Fix] = [],
    line: Int? = nil,
    places: [RelatedPlace] = []
  ) {
    let advice = advice.map { Told($0) }
    add(at: range, problem: Told(problem), advice: advice, fixes: fixes, line: line, places: places)
  }

  /// Adds a finding that can be mended in one way, or in none.
  mutating func add(
    at range: Range<Int>,
    _ problem: some Message,
    help advice: (any Message)? = nil,
    fix: Fix?,
    line: Int? = nil
  ) {
    add(at: range, problem, help: advice, fixes: fix.map { [$0] } ?? [], line: line)
  }

  private mutating func add(
    at range: Range<Int>,
    problem: Told,
    advice: Told?,
    fixes: [Fix],
    line: Int?,
    places: [RelatedPlace]
  ) {
    var finding = Diagnostic(
      rule: rule.name,
      severity: rule.severity,
      file: file,
      range: range,
      problem: problem,
      advice: advice,
      fixes: fixes
    )
    if let line { finding.related = [RelatedPlace(file: file, line: line)] }
    if !places.isEmpty { finding.related += places }
    // Without the word it would be copied.
    diagnostics.append(finding)
  }
}
