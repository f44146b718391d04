import Outline
public import Planner

extension VaultPlan {
  /// The repeating blocks of its section *Routine*, which days change by their names (format, *The routine*).
  public var routine: Routine { routine(naming: { Document.name(ofTitle: $0) }) }
}
