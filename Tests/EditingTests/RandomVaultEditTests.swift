import Chronology
import Diagnostics
import Editing
import Outline
import Planner
import SourceText
import TestLaws
import TestSupport
import TestVaults
import Testing

/// Every command on random things of random vaults: it is refused, or it changes the lines that it is meant to change and no
/// others, in no file.
@Suite struct RandomVaultEditTests {
  @Test(arguments: caseChunks(default: 24, ofEach: 2)) func everyOtherLineStays(_ seeds: Range<UInt64>) {
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
          (law ?? LineLaw()).faults(in: revisions) + EditLaws.problems(revisions, verb)
          + EditLaws.findings(revisions, scene.vault, verb) + (run.vault.notes.isEmpty ? ["nothing is said"] : [])
        #expect(faults.isEmpty, "\(what)\n\(faults.joined(separator: "\n"))\n\(EditScene.diff(revisions))")
        if let undo = run.undo { RandomVaultEditTests.expectUndone(run, undo, what) }
        break
      }
    }
    // Most commands can be done; else this would be no test.
    #expect(made * 100 > asked * 35, "\(made) of \(asked) commands were done, from seed \(seeds.lowerBound)")
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
