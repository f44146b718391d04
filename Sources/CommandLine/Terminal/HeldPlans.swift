internal import Vault

/// What a command read last, held until the process ends: the system takes the memory back at once, where to free ten thousand
/// plans piece by piece takes a tenth of the time of a view.
final class HeldPlans {
  private var plans: VaultPlans?

  func hold(_ plans: VaultPlans) { self.plans = plans }
}
