import Chronology
import Diagnostics
import Editing
import Outline
import Planner
import SourceText
import TestLaws
import TestVaults
import Testing

/// Some files, a change of them, and the lines that it changes. All that holds for every change is asserted here.
struct EditScene {
  /// Friday 2026-11-20, 10:15.
  static let today = CivilDate("2026-11-20")!

  let vault: SampleVault

  /// - Parameter text: one file; or several, each below a line `==> path <==`.
  init(_ text: String) {
    vault = SampleVault(text.hasPrefix("==> ") ? text : "==> file.md <==\n" + text)
  }

  /// The files with their bytes as they are, line endings among them.
  init(files: [(path: String, bytes: [UInt8])]) {
    var vault = SampleVault("")
    for file in files { vault.add(file.path, SourceText(file.bytes)) }
    self.vault = vault
  }

  var edited: EditedVault {
    EditedVault(
      files: vault.files.map { ($0.path, $0.source) },
      today: EditScene.today,
      now: Moment(EditScene.today, TimeOfDay("10:15")!)
    )
  }

  /// Makes a change and expects it to change these lines and no others.
  ///
  /// What is asserted besides: the changed lines are those of the diff and all others are the same bytes in the same order; what
  /// is written keeps all laws of files; it lints with no finding that was not there before; and the change is the same when it
  /// is made again.
  ///
  /// - Parameter diff: each changed line after `-` or `+`, in the order of the file, each file's below a line `path:` where
  ///   there are several.
  func expect(
    _ diff: String,
    allowsFindings: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout EditedVault) throws -> Void
  ) {
    var edited = edited
    do { try change(&edited) } catch {
      Issue.record("refused: \(error)", sourceLocation: sourceLocation)
      return
    }
    let revisions = edited.revisions
    #expect(EditScene.diff(revisions) == trimmed(diff), sourceLocation: sourceLocation)
    EditScene.expectLaws(of: revisions, in: vault, allowsFindings: allowsFindings, sourceLocation: sourceLocation)
    var again = self.edited
    try? change(&again)
    #expect(again.revisions.map(\.after) == revisions.map(\.after), sourceLocation: sourceLocation)
  }

  /// Expects a change to be refused, with words that hold these; nothing is changed.
  func expectRefusal(
    _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout EditedVault) throws -> Void
  ) {
    var edited = edited
    do {
      try change(&edited)
      Issue.record("not refused: \(EditScene.diff(edited.revisions))", sourceLocation: sourceLocation)
    } catch let refusal as EditRefusal {
      let candidates = refusal.candidates.map { "\($0.path):\($0.line) \($0.title)" }
      let text = ([refusal.message, refusal.help ?? ""] + candidates).joined(separator: "\n")
      for word in words { #expect(text.contains(word), sourceLocation: sourceLocation) }
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  /// The change is none, as what is asked for is so: no file is another than after what was done before, and the last sentence says it.
  func expectUnchanged(
    _ words: String...,
    after before: (inout EditedVault) throws -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout EditedVault) throws -> Void
  ) {
    var edited = edited
    do {
      try before(&edited)
      let (written, notes) = (EditScene.diff(edited.revisions), edited.notes.count)
      try change(&edited)
      #expect(EditScene.diff(edited.revisions) == written, sourceLocation: sourceLocation)
      #expect(edited.notes.count == notes + 1, sourceLocation: sourceLocation)
      for word in words { #expect(edited.notes.last?.contains(word) ?? false, sourceLocation: sourceLocation) }
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  private func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The changed lines; a `␍` stands for a carriage return, a `␄` for the missing end of a last line.
  static func diff(_ revisions: [FileRevision]) -> String {
    revisions.flatMap { revision in
      let (before, after) = (revision.before ?? SourceText(""), kept(revision) ?? revision.after ?? SourceText(""))
      var lines = revisions.count > 1 ? [revision.name + ":"] : []
      for change in UnifiedDiff(from: before, to: after, path: "").changes {
        lines += change.oldLines.map { "-" + line($0, before) } + change.newLines.map { "+" + line($0, after) }
      }
      return lines
    }.joined(separator: "\n")
  }

  /// What the trash keeps of a file, without where it stood.
  static func kept(_ revision: FileRevision) -> SourceText? {
    guard revision.name.hasPrefix(EditedVault.trashFolder), let after = revision.after else { return nil }
    return RemovedThing(kept: after.string(in: 0..<after.bytes.count)).map { SourceText($0.text) }
  }

  private static func line(_ line: Int, _ source: SourceText) -> String {
    let text = source.string(in: source.fullRange(ofLine: line))
    guard text.hasSuffix("\n") || text.hasSuffix("\r\n") else { return text + "␄" }
    return text.replacing("\r\n", with: "␍").replacing("\n", with: "")
  }

  /// What holds for every change.
  ///
  /// - Parameter rules: those that may find more than before.
  static func expectLaws(
    of revisions: [FileRevision],
    in vault: SampleVault,
    allowsFindings: Bool = false,
    allowing rules: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var after = vault
    for revision in revisions where !revision.name.hasPrefix(EditedVault.trashFolder) {
      after.set(revision.name, revision.after)
      guard let source = revision.after else { continue }
      TestLaws.expectLaws(source, revision.name, sourceLocation: sourceLocation)
      if let before = revision.before {
        #expect(endings(of: before) == endings(of: source), "line endings", sourceLocation: sourceLocation)
        #expect(before.hasByteOrderMark == source.hasByteOrderMark, sourceLocation: sourceLocation)
      }
    }
    guard !allowsFindings else { return }
    let (old, new) = (counts(vault), counts(after))
    for (finding, count) in new where count > old[finding, default: 0] {
      if let rule = finding.split(separator: " ").last, rules.contains(String(rule)) { continue }
      Issue.record("a new finding: \(finding)", sourceLocation: sourceLocation)
    }
  }

  /// Which line endings a file has; a file of one line has none.
  private static func endings(of source: SourceText) -> Set<Bool> {
    let ends = source.bytes.indices.filter { source.bytes[$0] == 0x0A }
    return Set(ends.map { $0 > 0 && source.bytes[$0 - 1] == 0x0D })
  }

  private static func counts(_ vault: SampleVault) -> [String: Int] {
    let findings = vault.findings().filter { $0.severity != .info }
    return Dictionary(findings.map { ("\($0.file) \($0.rule)", 1) }, uniquingKeysWith: +)
  }
}
