internal import Vault
internal import Views
internal import Workspace

/// What a command read and showed last, held until the process ends: the system takes the memory back at once, and nothing is freed
/// piece by piece before.
final class HeldValues {
  private var plans: VaultPlans?
  private var view: (any View)?
  private var calendar: CalendarExport?
  private var linted: (files: any FileInput, checked: [VaultLinter.Checked], texts: LintedTexts)?

  func hold(_ plans: VaultPlans) { self.plans = plans }

  func hold(_ view: some View) { self.view = view }

  func hold(_ calendar: CalendarExport) { self.calendar = calendar }

  func hold(_ files: some FileInput, _ checked: [VaultLinter.Checked], _ texts: LintedTexts) {
    linted = (files, checked, texts)
  }
}
