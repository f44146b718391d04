/// Why a JSON value is no page as `JSONExport` writes one.
public struct JSONImportError: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// A key that must be there is not.
    case missing
    /// A value of another kind is asked for: what it must be, in words.
    case wrongValue(String)
  }

  /// Where it stands: `documents[0].sections[2].items[0].due`.
  public var path: String
  public var reason: Reason
}
