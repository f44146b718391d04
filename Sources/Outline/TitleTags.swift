import SourceText

extension Document {
  /// The tags in a title, as Markdown, without their `#`: each once, in its order (format, *Tags*).
  public static func tags(ofTitle title: String) -> [String] {
    guard title.holds(UInt8(ascii: "#")) else { return [] }
    let bytes = Array(title.utf8)
    var tags: [String] = []
    for range in Tag.all(in: bytes, 0..<bytes.count) {
      let tag = String(decoding: bytes[range.dropFirst()], as: UTF8.self)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
