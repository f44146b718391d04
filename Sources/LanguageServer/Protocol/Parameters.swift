import Diagnostics

/// A value that came with a message, read by the type that is asked for. A value of another type is `invalidParameters`, which names
/// its place: “params.position.line must be a whole number from 0”. Members that nobody asks for are ignored.
struct Parameters {
  /// Where it stands in the message: `params.position.line`.
  let path: String
  let value: JSON

  init(_ value: JSON, at path: String) {
    (self.value, self.path) = (value, path)
  }

  private func wrong(_ words: String) -> ResponseError {
    ResponseError(.invalidParameters, "“\(path)” must be \(words)")
  }

  /// A member that may be left out, or be null.
  func optional(_ key: String) throws(ResponseError) -> Parameters? {
    guard case .object(let members) = value else { throw wrong("an object") }
    guard let value = members.last(where: { $0.0 == key })?.1, value != .null else { return nil }
    return Parameters(value, at: "\(path).\(key)")
  }

  func member(_ key: String) throws(ResponseError) -> Parameters {
    guard let member = try optional(key) else { throw ResponseError(.invalidParameters, "“\(path).\(key)” is missing") }
    return member
  }

  /// A member of members, of which none need be there.
  func optional(_ keys: [String]) throws(ResponseError) -> Parameters? {
    var place: Parameters? = self
    for key in keys { place = try place?.optional(key) }
    return place
  }

  func string() throws(ResponseError) -> String {
    guard case .string(let text) = value else { throw wrong("a string") }
    return text
  }

  func bool() throws(ResponseError) -> Bool {
    guard case .bool(let flag) = value else { throw wrong("true or false") }
    return flag
  }

  /// A whole number from 0. What is larger than any is the largest: clients say so for the end of a line or a text.
  func count() throws(ResponseError) -> Int {
    guard case .number(let text) = value else { throw wrong("a whole number from 0") }
    if let whole = Int(text), whole >= 0 { return whole }
    guard let number = Double(text), number >= 0, number == number.rounded() else { throw wrong("a whole number from 0") }
    return number < 0x1p62 ? Int(number) : .max
  }

  func integer() throws(ResponseError) -> Int {
    guard case .number(let text) = value, let whole = Int(text) else { throw wrong("a whole number") }
    return whole
  }

  func array() throws(ResponseError) -> [Parameters] {
    guard case .array(let elements) = value else { throw wrong("an array") }
    return elements.enumerated().map { Parameters($1, at: "\(path)[\($0)]") }
  }
}

// MARK: What many messages have

extension Parameters {
  /// The address in `textDocument`.
  func documentAddress() throws(ResponseError) -> String { try member("textDocument").member("uri").string() }

  func position() throws(ResponseError) -> TextPosition {
    TextPosition(line: try member("line").count(), character: try member("character").count())
  }

  func range() throws(ResponseError) -> Range<TextPosition> {
    let (start, end) = (try member("start").position(), try member("end").position())
    return start..<max(start, end)
  }
}
