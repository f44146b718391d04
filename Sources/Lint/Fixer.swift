public import Diagnostics
import Outline
public import SourceText

/// Applies fixes to files, round by round, until there is none left that can be applied.
///
/// What holds of the result: every fix that was applied mended its finding, no finding came up that was not there before, and
/// the fixer finds nothing to apply in it. What mends an error or a warning may bring a note (`info`): less is wrong than before.
/// Only in a file that a fix gives what the rules need to look at it, as its kind (`Fix.opensFile`), they may find something. A fix for which that would not hold is declined. A file that may not be rewritten
/// (`Document.isRewritable`) is never touched.
///
/// It knows files by their paths, as findings name them, and reads and writes none.
public struct Fixer {
  /// A fix that was applied, and the finding that it mended, as it stood when it was.
  public struct Applied: Sendable {
    public var finding: Diagnostic
    public var fix: Fix
  }

  /// A file that the fixes changed or made.
  public struct Change: Sendable {
    public var path: String
    /// Nil for a file that was made.
    public var before: SourceText?
    public var after: SourceText
  }

  /// What was applied, in order.
  public private(set) var applied: [Applied] = []
  /// The findings that are left.
  public private(set) var findings: [Diagnostic] = []
  /// Those of them whose fix was declined, as another finding would have come of it.
  public private(set) var declined: [Diagnostic] = []
  /// The rule whose finding would have come of each of them, in the same order.
  public private(set) var obstacles: [String] = []
  /// Whether all was tried. Else another run may find more to apply.
  public private(set) var isComplete = true

  private let choose: (Diagnostic) -> Fix?
  private let original: (String) -> SourceText?
  private let lint: ([String: SourceText]) -> [Diagnostic]

  /// All files that a fix was about, as they stand now; those that it would make are not among them.
  private var files: [String: SourceText] = [:]
  /// What was read of each path; nil where there is no file.
  private var originals: [String: SourceText?] = [:]
  /// Whether a file may be rewritten, as it stands now.
  private var rewritable: [String: Bool] = [:]
  /// What was declined, each with the rule whose finding would have come of it; empty where it mends nothing.
  private var declinedKeys: [FindingKey: String] = [:]
  private var trialsLeft: Int

  /// Applies fixes.
  ///
  /// - Parameters:
  ///   - choose: the fix of a finding that is to be applied, or nil.
  ///   - original: the text of a file by its path; nil where there is none, so that an edit makes it.
  ///   - lint: what is found when some files read as given, whatever they were before. It tells of all these files, and of all
  ///     others in which a change of them could bring up a finding.
  ///   - mostTrials: how often the files may be linted with some fixes applied. A round of fixes that all hold costs one trial;
  ///     each that is declined costs a few.
  public init(
    choose: @escaping (Diagnostic) -> Fix?,
    original: @escaping (String) -> SourceText?,
    lint: @escaping ([String: SourceText]) -> [Diagnostic],
    mostTrials: Int = 2_000
  ) {
    self.choose = choose
    self.original = original
    self.lint = lint
    trialsLeft = mostTrials
    findings = lint([:])
    while applyRound() {}
    declined = declinedKeys.isEmpty ? [] : findings.filter { choose($0) != nil && declinedKeys[FindingKey($0)] != nil }
    obstacles = declined.map { declinedKeys[FindingKey($0)] ?? "" }
  }

  /// The files that are another now, by path.
  public var changes: [Change] {
    files.sorted { $0.key < $1.key }.compactMap { path, source in
      let before = originals[path] ?? nil
      return before == source ? nil : Change(path: path, before: before, after: source)
    }
  }

  // MARK: Rounds

  /// Applies what can be applied to the files as they stand; false where nothing can.
  ///
  /// Each candidate is tried, alone or with others, before that is said. Those that were declined in an earlier round come last:
  /// what changed since may have made them good, but seldom has.
  private mutating func applyRound() -> Bool {
    let candidates = candidates()
    // Those that may bring a note come first, and together: in the company of others nobody could say whose it is.
    let (graver, notes) = (candidates.filter(\.mayBringNotes), candidates.filter { !$0.mayBringNotes })
    let pools =
      [graver, notes].map { pool in pool.filter { declinedKeys[$0.key] == nil } }
      + [graver, notes].map { pool in pool.filter { declinedKeys[$0.key] != nil } }
    for var pool in pools {
      while !pool.isEmpty {
        let batch = FixBatch(from: pool)
        pool = batch.waiting
        var trial = Trial(files: files, findings: findings)
        let accepted = accepted(of: batch.chosen[...], besides: [], &trial)
        guard accepted.isEmpty else {
          take(accepted, trial)
          return true
        }
      }
    }
    return false
  }

  private mutating func take(_ accepted: [FixCandidate], _ trial: Trial) {
    applied += accepted.map { Applied(finding: $0.finding, fix: $0.fix) }
    for path in accepted.flatMap(\.paths) { rewritable[path] = true }
    (files, findings) = (trial.files, trial.findings)
  }

  /// The fixes that may be applied, in the order of the findings. The files that they are about are read where that was not done.
  private mutating func candidates() -> [FixCandidate] {
    while true {
      let candidates = findings.compactMap { finding in choose(finding).map { FixCandidate(finding: finding, fix: $0) } }
      let unread = Set(candidates.flatMap(\.paths)).filter { originals[$0] == nil }
      if unread.isEmpty { return candidates.filter { $0.paths.allSatisfy { mayRewrite($0) } } }
      for path in unread {
        let source = original(path)
        originals[path] = .some(source)
        files[path] = source
      }
      findings = lint(files)
    }
  }

  private mutating func mayRewrite(_ path: String) -> Bool {
    if let known = rewritable[path] { return known }
    let result = files[path].map { Document(reading: $0).isRewritable } ?? true
    rewritable[path] = result
    return result
  }

  // MARK: Trials

  /// What became of the files.
  private struct Trial {
    var files: [String: SourceText]
    var findings: [Diagnostic]
  }

  /// Those of some fixes that hold beside others, found by halves, so that many good ones cost one trial.
  ///
  /// - Parameter trial: takes the files after all that was accepted.
  private mutating func accepted(
    of batch: ArraySlice<FixCandidate>,
    besides sure: [FixCandidate],
    _ trial: inout Trial
  ) -> [FixCandidate] {
    guard trialsLeft > 0 else {
      isComplete = false
      return []
    }
    trialsLeft -= 1
    switch self.trial(of: sure + batch) {
    case .success(let made):
      trial = made
      return Array(batch)
    case .failure(let obstacle):
      guard batch.count > 1 else {
        for candidate in batch { declinedKeys[candidate.key] = obstacle.rule }
        return []
      }
    }
    let middle = batch.startIndex + batch.count / 2
    let first = accepted(of: batch[..<middle], besides: sure, &trial)
    return first + accepted(of: batch[middle...], besides: sure + first, &trial)
  }

  /// Why some fixes do not hold.
  private struct Obstacle: Error {
    /// That of the first finding that would come up; empty where it is something else.
    var rule = ""
  }

  /// The files with some fixes applied; a failure where that does not hold what the fixer promises.
  private func trial(of candidates: [FixCandidate]) -> Result<Trial, Obstacle> {
    var files = files
    for (path, edits) in Dictionary(grouping: candidates.flatMap(\.fix.edits), by: \.file) {
      guard let bytes = (files[path] ?? SourceText("")).applying(edits.map(\.edit)) else { return .failure(Obstacle()) }
      let source = SourceText(bytes)
      guard Document(reading: source).isRewritable else { return .failure(Obstacle()) }
      files[path] = source
    }
    let after = lint(files)
    let rest = FindingCount(findings).minus(candidates.map(\.key))
    let opened = Set(candidates.filter { $0.fix.opensFile }.flatMap(\.paths))
    let before = opened.isEmpty ? [] : Set(findings.map(FindingKey.init))
    var counted = opened.isEmpty ? after : after.filter { !opened.contains($0.file) || before.contains(FindingKey($0)) }
    if candidates.allSatisfy(\.mayBringNotes) { counted.removeAll { $0.severity == .info } }
    if let missing = rest.firstMissing(of: counted) { return .failure(Obstacle(rule: missing.rule)) }
    return .success(Trial(files: files, findings: after))
  }
}
