/// The section in which a page keeps what is not looked at for now (format, *Things that used to matter*).
public enum SetAside {
  public static let title = "Things that used to matter"
}

extension Document {
  /// Whether a heading is that of the section; ASCII case does not count.
  public func isSetAside(_ heading: Heading) -> Bool {
    heading.level <= 2 && name(of: heading.headline).lowercased() == SetAside.title.lowercased()
  }
}
