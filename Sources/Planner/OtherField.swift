/// A field whose key is not known in its place, or whose value does not read: kept as written.
public struct OtherField: Hashable, Sendable {
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
