internal import Vault

/// What a command read last, held until the process ends: the system takes the memory back at once, and nothing is freed piece by
/// piece before.
final class HeldPlans {
  private var plans: VaultPlans?

  func hold(_ plans: VaultPlans) { self.plans = plans }
}
