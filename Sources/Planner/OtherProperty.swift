/// A property that is kept and means nothing to Tidemark.
public struct OtherProperty: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
    /// A nested value, as YAML, from the colon to its end.
    case unread(String)
  }

  public var name: String
  public var value: Value

  public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
