/// What is known of a value beside what it is, such as where it was read. It takes no part in equality, nor in how a value is
/// described, so that what says the same is the same, wherever it stands.
@propertyWrapper
public struct Incidental<Wrapped: Sendable>: Hashable, Sendable, CustomDebugStringConvertible {
  public var wrappedValue: Wrapped

  public init(wrappedValue: Wrapped) {
    self.wrappedValue = wrappedValue
  }

  public static func == (left: Incidental, right: Incidental) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}

  public var debugDescription: String { "beside" }
}
