import Chronology
import Diagnostics
import Editing
import Outline
import Planner
import SourceText
import TestSupport
import TestVaults
import Testing

/// Every command on random things of random vaults: it is refused, or it changes the lines that it is meant to change and no
/// others, in no file.
@Suite struct RandomVaultEditTests {
  @Test(arguments: caseChunks(default: 24)) func everyOtherLineStays(_ seeds: Range<UInt64>) {
    var (asked, made) = (0, 0)
    for seed in seeds {
      var awkward = AwkwardVault(seed: seed)
      let scene = EditScene(files: awkward.files())
      var random = SplitMix64(seed: seed ^ 0x10AD)
      // Of some verbs a vault has nothing; the next one is asked then.
      for _ in 0..<4 {
        let verb = random.pick(RandomVerb.Verb.allCases)
        var run = RandomVerb(scene.edited, SplitMix64(seed: random.next()))
        var law: LineLaw?
        var refusal: EditRefusal?
        do { law = try run.run(verb) } catch { refusal = error as? EditRefusal }
        let what = "seed \(seed), \(run.what)"
        for fault in run.faults { Issue.record("\(what): \(fault)") }
        guard law != nil || refusal != nil else { continue }
        asked += 1
        if let refusal {
          #expect(!refusal.message.isEmpty, "\(what)")
          break
        }
        let revisions = run.vault.revisions
        if !revisions.isEmpty { made += 1 }
        let faults =
          (law ?? LineLaw()).faults(in: revisions) + RandomVaultEditTests.problems(revisions, verb)
          + RandomVaultEditTests.findings(revisions, scene.vault, verb) + (run.vault.notes.isEmpty ? ["nothing is said"] : [])
        #expect(faults.isEmpty, "\(what)\n\(faults.joined(separator: "\n"))\n\(EditScene.diff(revisions))")
        if let undo = run.undo { RandomVaultEditTests.expectUndone(run, undo, what) }
        break
      }
    }
    // Most commands can be done; else this would be no test.
    #expect(made * 100 > asked * 35, "\(made) of \(asked) commands were done, from seed \(seeds.lowerBound)")
  }

  /// How much does not read, in all files that were changed: what moves takes it along.
  private static func problems(_ revisions: [FileRevision], _ verb: RandomVerb.Verb) -> [String] {
    // A wrong value is written as it is, and shown by the linter.
    guard ![.set, .add, .addSection, .addActivity].contains(verb) else { return [] }
    func count(_ source: SourceText?, _ name: String) -> Int {
      guard let source else { return 0 }
      let file = EditableFile(path: name, source: source)
      return file.document.problems.count + file.reading.problems.count
    }
    let changed = revisions.filter { !$0.name.hasPrefix(EditedVault.trashFolder) }
    let old = changed.map { count($0.before, $0.name) }.reduce(0, +)
    let new = changed.map { count($0.after, $0.name) }.reduce(0, +)
    return new > old ? ["\(new) problems, and \(old) before"] : []
  }

  /// What the linter finds that was not there before, in all files together.
  private static func findings(_ revisions: [FileRevision], _ vault: SampleVault, _ verb: RandomVerb.Verb) -> [String] {
    guard ![.set, .add, .addSection, .addActivity, .remove].contains(verb) else { return [] }
    var after = vault
    for revision in revisions where !revision.name.hasPrefix(EditedVault.trashFolder) {
      after.set(revision.name, revision.after)
    }
    func count(_ vault: SampleVault) -> [String: Int] {
      Dictionary(vault.findings().filter { $0.severity != .info }.map { ("\($0.rule)", 1) }, uniquingKeysWith: +)
    }
    let old = count(vault)
    var new = count(after)
    // Of two tasks of one name a copy may stand for the other.
    if verb == .complete || verb == .reopen { new["disagreeing-copy"] = nil }
    // What is copied or cut in two takes along what was wrong with it.
    let copies: Set<RandomVerb.Verb> = [.renew, .splitBlock]
    return new.filter { $0.value > old[$0.key, default: 0] && !(copies.contains(verb) && old[$0.key] != nil) }.map {
      "a new finding: \($0.key)"
    }
  }

  /// Expects that a change taken back leaves what was there before.
  private static func expectUndone(_ run: RandomVerb, _ undo: (inout EditedVault) throws -> Bool, _ what: String) {
    var vault = run.vault
    do {
      guard try undo(&vault) else { return }
    } catch {
      // Another may stand where it was by then, or nothing that it came from is there.
      if !run.comesBackElsewhere { Issue.record("\(what), and back: \(error)") }
      return
    }
    guard run.comesBackElsewhere else {
      #expect(vault.revisions.isEmpty, "\(what), and back\n\(EditScene.diff(vault.revisions))")
      return
    }
    for revision in vault.revisions {
      guard let before = revision.before, let after = revision.after else { continue }
      let (old, new) = (words(of: before), words(of: after))
      let isSame = old.sorted() == new.filter { $0 != "Thingsthatusedtomatter" || old.contains($0) }.sorted()
      #expect(isSame, "\(what), and back\n\(EditScene.diff(vault.revisions))")
    }
  }

  /// The letters of the lines. A block may come back to another time, if its own was not free.
  private static func words(of source: SourceText) -> [String] {
    LineLaw.Line.all(source).map { $0.text.filter(\.isLetter) }.filter { !$0.isEmpty }
  }
}
