/// A value of many parts that is copied by counting one reference. Who holds it copies it before writing, unless nobody else
/// holds it; so it is never written while another thread reads it.
public final class Shared<Value: Sendable>: @unchecked Sendable {
  /// Only the accessors of its one owner reach it, so that what Swift would check at each access holds.
  @usableFromInline @exclusivity(unchecked)
  final var stored: Value

  /// The attribute of `stored` holds only where this module itself reaches it, so that others do by way of this.
  @inlinable
  public final var value: Value {
    _read { yield stored }
    _modify { yield &stored }
  }

  @inlinable
  public init(_ value: Value) {
    stored = value
  }
}

extension Shared {
  /// Makes a reference the only one to its value, to write to it.
  @inlinable
  public static func own(_ shared: inout Shared) {
    if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.value) }
  }
}
