/// A file of some kind: what every kind holds, which can be asked of the file itself.
public protocol PlanFile: Hashable, Sendable {
  var content: PlanContent { get set }
}

// Written out: Swift makes a path to a property anew for each way that leads to it, and follows it step by step.
extension PlanFile {
  public var title: String {
    @inlinable get { content.title }
    @inlinable set { content.title = newValue }
  }

  public var icon: Icon? {
    @inlinable get { content.icon }
    @inlinable set { content.icon = newValue }
  }

  public var tags: [String] {
    @inlinable get { content.tags }
    @inlinable set { content.tags = newValue }
  }

  public var allow: [String] {
    @inlinable get { content.allow }
    @inlinable set { content.allow = newValue }
  }

  public var otherProperties: [OtherProperty] {
    @inlinable get { content.otherProperties }
    @inlinable set { content.otherProperties = newValue }
  }

  public var introduction: PlanSection {
    @inlinable get { content.introduction }
    @inlinable set { content.introduction = newValue }
  }

  public var sections: [PlanSection] {
    @inlinable get { content.sections }
    @inlinable set { content.sections = newValue }
  }
}
