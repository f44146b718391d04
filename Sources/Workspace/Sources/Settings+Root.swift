package import Planner
import Vault

extension Settings {
  /// The settings in force in a vault, of which its root alone is read; the standard ones without a root that can be read.
  ///
  /// - Parameter folder: the folder with the root; nil outside of any vault.
  package init(ofRoot folder: String?) {
    self = folder.flatMap { VaultRoot.plan(in: $0, limit: FileSet.limit) }?.settings ?? Settings()
  }
}
