/// A file of some kind: what every kind holds, which can be asked of the file itself.
@dynamicMemberLookup
public protocol PlanFile: Hashable, Sendable {
  var content: PlanContent { get set }
}

extension PlanFile {
  public subscript<Value>(dynamicMember path: WritableKeyPath<PlanContent, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }
}
