/// A value of many parts that is copied by counting one reference. Who holds it copies it before writing, unless nobody else
/// holds it; so it is never written while another thread reads it.
public final class Shared<Value: Sendable>: @unchecked Sendable {
  /// Only the accessors of its one owner reach it, so that what Swift would check at each access holds.
  @exclusivity(unchecked)
  public final var value: Value

  @inlinable
  public init(_ value: Value) {
    self.value = value
  }
}

extension Shared {
  /// Makes a reference the only one to its value, to write to it.
  @inlinable
  public static func own(_ shared: inout Shared) {
    if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.value) }
  }
}
