import Editing
import Outline
import SourceText
import TestLaws
import TestSupport
import Testing
import Vault

/// What a vault that is changed knows of its files without reading them again.
@Suite struct EditedVaultTests {
  /// What is remembered of a file, changed or not, is what there would be to remember if it were read anew; and what it was and
  /// will be is what its bytes say.
  @Test(arguments: caseChunks(default: 12, ofEach: 3)) func whatIsRememberedIsWhatWouldBeRead(_ seeds: Range<UInt64>) {
    var changed = 0
    for seed in seeds {
      var awkward = AwkwardVault(seed: seed)
      let files = awkward.files()
      let scene = EditScene(files: files)
      var random = SplitMix64(seed: seed ^ 0x3ED)
      var vault = scene.edited
      for _ in 0..<3 {
        var run = RandomVerb(vault, SplitMix64(seed: random.next()))
        // What is refused may have been begun.
        _ = try? run.run(random.pick(RandomVerb.Verb.allCases))
        vault = run.vault
      }
      changed += vault.revisions.count
      for file in vault.files {
        let what: Comment = "seed \(seed), \(file.name)"
        let old = scene.vault.files.first { $0.path == file.name }?.source
        #expect(vault.original(file.name)?.source == old, what)
        #expect(description(of: file.originalRecord) == description(of: old, file.name), what)
        #expect(vault.current(file.name)?.source == file.source, what)
        #expect(vault[file.name] == nil ? file.source == nil : file.source != nil, what)
        #expect(description(of: vault.record(file.name)) == description(of: file.source, file.name), what)
        guard let after = file.source else { continue }
        let anew = EditableFile(path: file.path, source: after)
        #expect(vault.current(file.name)?.plan == anew.plan && file.plan == anew.plan, what)
        #expect(vault.current(file.name)?.document.problems == anew.document.problems, what)
        #expect(vault.current(file.name)?.reading.problems == anew.reading.problems, what)
      }
    }
    #expect(changed > 0)
  }

  private func description(of source: SourceText?, _ name: String) -> String {
    description(of: source.flatMap { VaultRecord.read($0.bytes, path: name, name: name)?.record })
  }

  private func description(of record: VaultRecord?) -> String { record.map { "\($0)" } ?? "none" }
}
