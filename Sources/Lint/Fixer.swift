public import Diagnostics
import Outline
public import SourceText

/// Applies fixes to files, round by round, until there is none left that can be applied.
///
/// What holds of the result: every fix that was applied mended its finding, no finding came up that was not there before, and
/// the fixer finds nothing to apply in it. A fix for which that would not hold is declined. A file that may not be rewritten
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
  private var declinedKeys: Set<FindingKey> = []
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
    declined = declinedKeys.isEmpty ? [] : findings.filter { choose($0) != nil && declinedKeys.contains(FindingKey($0)) }
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
    let pools = [
      candidates.filter { !declinedKeys.contains($0.key) }, candidates.filter { declinedKeys.contains($0.key) },
    ]
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
    if let made = self.trial(of: sure + batch) {
      trial = made
      return Array(batch)
    }
    guard batch.count > 1 else {
      declinedKeys.formUnion(batch.map(\.key))
      return []
    }
    let middle = batch.startIndex + batch.count / 2
    let first = accepted(of: batch[..<middle], besides: sure, &trial)
    return first + accepted(of: batch[middle...], besides: sure + first, &trial)
  }

  /// The files with some fixes applied; nil where that does not hold what the fixer promises.
  private func trial(of candidates: [FixCandidate]) -> Trial? {
    var files = files
    for (path, edits) in Dictionary(grouping: candidates.flatMap(\.fix.edits), by: \.file) {
      guard let bytes = (files[path] ?? SourceText("")).applying(edits.map(\.edit)) else { return nil }
      let source = SourceText(bytes)
      guard Document(reading: source).isRewritable else { return nil }
      files[path] = source
    }
    let after = lint(files)
    return FindingCount(findings).minus(candidates.map(\.key)).covers(FindingCount(after))
      ? Trial(files: files, findings: after) : nil
  }
}
