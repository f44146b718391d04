internal import Vault
internal import Views

/// What a command read and showed last, held until the process ends: the system takes the memory back at once, and nothing is freed
/// piece by piece before.
final class HeldValues {
  private var plans: VaultPlans?
  private var view: (any View)?
  private var calendar: CalendarExport?

  func hold(_ plans: VaultPlans) { self.plans = plans }

  func hold(_ view: some View) { self.view = view }

  func hold(_ calendar: CalendarExport) { self.calendar = calendar }
}
