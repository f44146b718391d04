package import Chronology
import Diagnostics
package import Editing
package import Languages
package import Planner
package import Vault

/// A change of a vault's files: made in memory, and then written as a whole or not at all.
package struct VaultEdit {
  /// The files that change, before and after.
  package let revisions: [FileRevision]
  /// What was done, one sentence each, in order.
  package let report: [Told]

  /// Why a change is not made. Nothing was written.
  package enum Refusal: Error {
    /// What the person named could not be read.
    case unread(FileErrorMessage)
    /// The change itself was refused. The notes are lines to add: what was looked for may be in a file that could not be read.
    case refused(EditRefusal, notes: [Told])

    /// Whether a name means several things, of which a person may choose one.
    package var isOfSeveral: Bool {
      if case .refused(let refusal, _) = self { refusal.choice != nil } else { false }
    }
  }

  /// Makes a change in memory.
  ///
  /// - Parameters:
  ///   - plans: what the vault says on the disk.
  ///   - names: what the person named; a file among them must have been read.
  ///   - chosen: what the person chose where a name may mean several things, by the name.
  ///   - change: made of the functions of `EditedVault`.
  package init(
    of plans: VaultPlans,
    naming names: [String] = [],
    chosen: [String: Thing] = [:],
    today: CivilDate,
    now: Moment,
    _ change: (inout EditedVault) throws(EditRefusal) -> Void
  ) throws(Refusal) {
    let unread = UnreadEntries(of: plans)
    if let problem = names.lazy.compactMap({ unread.problem(withFileNamed: $0) }).first { throw .unread(problem) }
    var vault = EditedVault(onDisk: plans, today: today, now: now)
    vault.choices = chosen
    do throws(EditRefusal) {
      try change(&vault)
    } catch {
      throw .refused(error, notes: unread.note)
    }
    (revisions, report) = (vault.revisions, vault.report)
  }

  /// Writes it, or says why nothing was written, in lines without a newline at the end.
  package func write() -> Told? { RevisionWriter.write(revisions) }
}

extension EditedVault {
  /// The files of a vault on the disk.
  package init(onDisk plans: VaultPlans, today: CivilDate, now: Moment) {
    self.init(plans, folder: plans.shownFolder, today: today, now: now, exists: FileSystem.exists)
  }
}
