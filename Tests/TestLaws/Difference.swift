/// Says where two values differ.
public enum Difference {
  /// The path to the first part that differs, and what both hold there; a whole page is too much to read.
  public static func first<Value>(_ left: Value, _ right: Value) -> String {
    find(left, right) ?? "nothing that can be shown differs"
  }

  private static func find(_ left: Any, _ right: Any) -> String? {
    if "\(left)" == "\(right)" { return nil }
    let (one, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard one.displayStyle != nil, "\(one.subjectType)" == "\(other.subjectType)", !one.children.isEmpty,
      one.children.count == other.children.count,
      zip(one.children, other.children).allSatisfy({ $0.label == $1.label })
    else { return ": \(left)\n  and \(right)" }
    for (index, pair) in zip(one.children, other.children).enumerated() {
      guard let found = find(pair.0.value, pair.1.value) else { continue }
      return (pair.0.label.map { "." + $0 } ?? "[\(index)]") + found
    }
    return ": \(left)\n  and \(right)"
  }
}
