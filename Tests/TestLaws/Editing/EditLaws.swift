import Chronology
import Diagnostics
public import Editing
import Outline
import Planner
import SourceText
import TestSupport
public import TestVaults

/// What holds of every command that changes files, besides the lines that it changes (`LineLaw`).
public enum EditLaws {
  /// What is planned has the words that it has elsewhere, a group of fields among them, too.
  private static let plans: Set<RandomVerb.Verb> = [.schedule, .scheduleStack, .carryOver, .moveTask]

  /// How much does not read, in all files that were changed: what moves takes it along.
  public static func problems(_ revisions: [FileRevision], _ verb: RandomVerb.Verb) -> [String] {
    // A wrong value is written as it is, and shown by the linter.
    guard ![.set, .add, .addSection, .addActivity].contains(verb) else { return [] }
    func count(_ source: SourceText?, _ name: String) -> Int {
      guard let source else { return 0 }
      let file = EditableFile(path: name, source: source)
      let problems = file.document.problems.count { !plans.contains(verb) || $0.kind != .misplacedGroup }
      return problems + file.reading.problems.count
    }
    let changed = revisions.filter { !$0.name.hasPrefix(EditedVault.trashFolder) }
    let old = changed.map { count($0.before, $0.name) }.reduce(0, +)
    let new = changed.map { count($0.after, $0.name) }.reduce(0, +)
    return new > old ? ["\(new) problems, and \(old) before"] : []
  }

  /// What the linter finds that was not there before, in all files together.
  public static func findings(_ revisions: [FileRevision], _ vault: SampleVault, _ verb: RandomVerb.Verb) -> [String] {
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
    if plans.contains(verb) { new["misplaced-group"] = nil }
    // What is copied or cut in two takes along what was wrong with it.
    let copies: Set<RandomVerb.Verb> = [.renew, .splitBlock]
    return new.filter { $0.value > old[$0.key, default: 0] && !(copies.contains(verb) && old[$0.key] != nil) }.map {
      "a new finding: \($0.key)"
    }
  }

  /// What a command does wrong with files as a text names them, for a text of any bytes.
  ///
  /// The first line says which command and with what: its name, a word that stands for all else that is drawn, and words that it
  /// may write. Behind it stand the files, as `SampleVault` reads them.
  static func broken(by bytes: [UInt8]) -> [String] {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let order = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ", maxSplits: 2).map(String.init)
    let verbs = RandomVerb.Verb.allCases
    let name = order.first ?? ""
    let verb = RandomVerb.Verb(rawValue: name) ?? verbs[Int(hash(name) % UInt64(verbs.count))]
    let vault = SampleVault(untrusted: Array(bytes[min(end + 1, bytes.count)...]), alone: "file.md")
    let edited = EditedVault(
      files: vault.files.map { ($0.path, $0.source) },
      today: RandomVerb.today,
      now: Moment(RandomVerb.today, .noon)
    )
    let seed = hash(order.count > 1 ? order[1] : "")
    var run = RandomVerb(edited, SplitMix64(seed: seed), words: Array(order.dropFirst(2)))
    let law: LineLaw
    do {
      guard let made = try run.run(verb) else { return [] }
      law = made
    } catch let refusal as EditRefusal {
      return refusal.message.isEmpty ? ["refused without a word"] : []
    } catch {
      return ["refused by \(error)"]
    }
    let faults = law.faults(in: run.vault.revisions) + (run.vault.notes.isEmpty ? ["nothing is said"] : [])
    return faults.map { "\(run.what): \($0)" }
  }

  /// FNV-1a: the same on every machine and in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
