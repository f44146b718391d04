import Diagnostics

/// A page as HTML, written piece by piece. It is written so that a reader of XML understands it too: every element is closed, every
/// attribute has a value in double quotes.
struct Markup: Sendable {
  /// What is written, and behind it room for more: a page is thousands of short pieces, and each is
  /// copied into the room without a question to the array of how it grows.
  private var room: [UInt8]
  private var count = 0
  /// Whether the beginning of an element is written up to its attributes, so that another attribute may follow.
  private var isInTag = false

  init() { room = [] }

  /// - Parameter room: how many bytes there is room for.
  private init(room: Int) { self.room = Markup.room(for: room, after: []) }

  var bytes: [UInt8] { Array(room[..<count]) }

  /// The same of what is complete, which is not copied: nothing is left here.
  mutating func takeBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &room)
    bytes.removeLast(bytes.count - count)
    count = 0
    return bytes
  }

  /// The elements of a page; there are no others.
  enum Name: Sendable {
    case html, head, meta, title, style, body, header, main, footer, nav, article, section
    case h1, h2, h3, h4, h5, h6, p, br, div, span, a, em, strong, code, pre, blockquote, ul, ol, li, dl, dt, dd, time
    case table, caption, thead, tbody, tr, th, td, figure, figcaption, svg, g, path, desc
    /// Words in a picture.
    case label
  }

  struct Attribute: Sendable {
    /// It stands in the program, and in no file.
    var name: StaticString
    var value: String

    init(_ name: StaticString, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The beginning of a page.
  static var page: Markup {
    var markup = Markup(room: 1 << 15)
    markup.write("<!DOCTYPE html>\n")
    return markup
  }

  /// The beginning of a document that is no page.
  static var document: Markup {
    var markup = Markup()
    markup.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    return markup
  }

  /// Words that a reader sees. This is the one way by which a text of a file gets into a page.
  mutating func text(_ words: String) {
    if !copy(words, foldsLines: true) { writeRare(words) }
  }

  /// The same, if the words are one line.
  ///
  /// - Returns: False where nothing is written, as they may be more.
  mutating func line(_ words: String) -> Bool { copy(words, foldsLines: false) }

  /// An element of a class that has nothing but words, if they are one line: in one piece rather than in three.
  ///
  /// - Parameter look: its class, of the program.
  /// - Returns: False where nothing is written, as they may be more.
  mutating func line(_ words: String, in name: Name, class look: StaticString) -> Bool {
    let (opening, closing) = (name.opening, name.closing)
    let most = opening.utf8CodeUnitCount + look.utf8CodeUnitCount + closing.utf8CodeUnitCount + 10
    let isWritten = words.utf8.withContiguousStorageIfAvailable { bytes in
      write(atMost: most + bytes.count * MarkupText.most) { place in
        var end = place
        Markup.put(opening, at: &end)
        Markup.putBeginning(of: "class", at: &end)
        Markup.put(look, at: &end)
        Markup.put("\">", at: &end)
        guard let count = MarkupText.copy(bytes, to: end, foldsLines: false) else { return nil }
        end += count
        Markup.put(closing, at: &end)
        return end - place
      }
    }
    return isWritten ?? false
  }

  /// A line of code, whose tabs stay.
  mutating func code(_ line: String) {
    var isFirst = true
    for piece in line.split(separator: "\t", omittingEmptySubsequences: false) {
      if !isFirst { write("\t") }
      text(String(piece))
      isFirst = false
    }
  }

  /// Words with characters that are not shown as they are, as nearly none have.
  private mutating func writeRare(_ words: String) {
    var written: [UInt8] = []
    XMLText.append(words, to: &written, foldsLines: true)
    copy(written)
  }

  /// A style sheet, which no text of a file has a part in.
  mutating func style(_ sheet: [UInt8]) { copy(sheet) }

  /// The end of a line that stays one.
  mutating func endLine() { write("\n") }

  /// What was written apart.
  mutating func append(_ other: Markup) {
    other.room.withUnsafeBufferPointer { copy(UnsafeBufferPointer(rebasing: $0[..<other.count])) }
  }

  /// What stands in the program, as it is: markup, and signs between words, which need not be looked at for any.
  mutating func write(_ text: StaticString) { copy(text) }

  // MARK: Elements

  /// The beginning of an element, up to its attributes.
  fileprivate mutating func begin(_ name: Name) {
    copy(name.opening)
    isInTag = true
  }

  /// The same with its class.
  fileprivate mutating func begin(_ name: Name, class words: StaticString) {
    let opening = name.opening
    write(atMost: opening.utf8CodeUnitCount + words.utf8CodeUnitCount + 9) { place in
      var end = place
      Markup.put(opening, at: &end)
      Markup.putBeginning(of: "class", at: &end)
      Markup.put(words, at: &end)
      Markup.put("\"", at: &end)
      return end - place
    }
    isInTag = true
  }

  fileprivate mutating func close(_ name: Name) {
    // One without content has no other end.
    if name.isEmpty { isInTag = false }
    copy(name.closing)
  }

  // MARK: Attributes

  /// An attribute of the element that was begun last, before anything is written in it.
  mutating func attribute(_ name: StaticString, _ value: String) {
    beginAttribute()
    let isWritten = value.utf8.withContiguousStorageIfAvailable { bytes in
      write(atMost: name.utf8CodeUnitCount + bytes.count * MarkupText.most + 4) { place in
        var end = place
        Markup.putBeginning(of: name, at: &end)
        guard let count = MarkupText.copy(bytes, to: end) else { return nil }
        end += count
        Markup.put("\"", at: &end)
        return end - place
      }
    }
    isInTag = true
    if isWritten != true { attribute(name) { $0.writeRare(value) } }
  }

  /// The same with an address, which is made in its place.
  mutating func attribute(_ name: StaticString, _ address: LinkAddress) {
    switch address {
    case .written(let address): attribute(name, address)
    case .page(let path, let page):
      beginAttribute()
      let isWritten = path.utf8.withContiguousStorageIfAvailable { target in
        page.utf8.withContiguousStorageIfAvailable { start in
          let most = name.utf8CodeUnitCount + PageAddress.most * (target.count + start.count) + 4
          return write(atMost: most) { place in
            var end = place
            Markup.putBeginning(of: name, at: &end)
            // None of its bytes must be escaped.
            end += PageAddress.writeRelative(target, from: start, to: end)
            Markup.put("\"", at: &end)
            return end - place
          }
        } ?? false
      }
      isInTag = true
      if isWritten != true { attribute(name, PageAddress.relative(path, from: page)) }
    }
  }

  /// - Parameter value: of the program, with nothing that must be escaped.
  mutating func attribute(_ name: StaticString, fixed value: StaticString) {
    beginAttribute()
    write(atMost: name.utf8CodeUnitCount + value.utf8CodeUnitCount + 4) { place in
      var end = place
      Markup.putBeginning(of: name, at: &end)
      Markup.put(value, at: &end)
      Markup.put("\"", at: &end)
      return end - place
    }
    isInTag = true
  }

  /// An attribute of which the value is written piece by piece.
  mutating func attribute(_ name: StaticString, _ value: (inout Markup) -> Void) {
    beginAttribute()
    write(atMost: name.utf8CodeUnitCount + 3) { place in
      var end = place
      Markup.putBeginning(of: name, at: &end)
      return end - place
    }
    value(&self)
    copy("\"")
    isInTag = true
  }

  private mutating func beginAttribute() {
    precondition(isInTag, "an attribute stands at the beginning of its element")
    isInTag = false
  }

  /// A part of a path: where it begins, and what is drawn from there. A picture has thousands of them.
  mutating func shape(x: Int, y: Int, _ sides: StaticString) {
    write(atMost: 2 * Markup.mostDigits + sides.utf8CodeUnitCount + 2) { place in
      var end = place
      Markup.put("M", at: &end)
      Markup.put(x, at: &end)
      Markup.put(" ", at: &end)
      Markup.put(y, at: &end)
      Markup.put(sides, at: &end)
      return end - place
    }
  }

  /// Those of a number and its sign.
  private static let mostDigits = 20

  // MARK: Bytes

  /// Copies words as a reader sees them; false where one of the characters is not copied.
  private mutating func copy(_ words: String, foldsLines: Bool) -> Bool {
    // `withUTF8` would retain the words first, and all that a page shows lie side by side anyway.
    let isWritten = words.utf8.withContiguousStorageIfAvailable { bytes in
      write(atMost: bytes.count * MarkupText.most) { MarkupText.copy(bytes, to: $0, foldsLines: foldsLines) }
    }
    return isWritten ?? false
  }

  private mutating func copy(_ text: StaticString) {
    text.withUTF8Buffer { copy($0) }
  }

  private mutating func copy(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { copy($0) }
  }

  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    write(atMost: bytes.count) { place in
      // `update` would ask first whether the two overlap.
      place.initialize(from: start, count: bytes.count)
      return bytes.count
    }
  }

  /// Copies what stands in the program to a place, which is then behind it.
  @inline(__always)
  private static func put(_ text: StaticString, at place: inout UnsafeMutablePointer<UInt8>) {
    // `update` would ask first whether the two overlap.
    place.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
    place += text.utf8CodeUnitCount
  }

  /// The same of an attribute up to its value.
  @inline(__always)
  private static func putBeginning(of name: StaticString, at place: inout UnsafeMutablePointer<UInt8>) {
    put(" ", at: &place)
    put(name, at: &place)
    put("=\"", at: &place)
  }

  /// The same of a number, as it is in a program.
  private static func put(_ number: Int, at place: inout UnsafeMutablePointer<UInt8>) {
    if number < 0 { put("-", at: &place) }
    var (rest, length) = (number.magnitude, 1)
    while rest >= 10 { (rest, length) = (rest / 10, length + 1) }
    rest = number.magnitude
    for digit in (0..<length).reversed() {
      place[digit] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    place += length
  }

  /// Hands over where the next bytes go: behind the end of the tag, where one is open.
  ///
  /// - Parameters:
  ///   - most: how many bytes may be written there.
  ///   - body: says how many it has written; nil for none, as it could not write all.
  /// - Returns: Whether it could.
  @discardableResult
  @inline(__always)
  private mutating func write(atMost most: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int?) -> Bool {
    if room.count - count <= most { grow(by: most + 1) }
    let (end, tagEnd) = (count, isInTag ? 1 : 0)
    let written = room.withUnsafeMutableBufferPointer { room -> Int? in
      guard let start = room.baseAddress else { return 0 }
      // Without a tag it is written over.
      start[end] = UInt8(ascii: ">")
      return body(start + end + tagEnd)
    }
    guard let written else { return false }
    isInTag = false
    count = end + tagEnd + written
    return true
  }

  private mutating func grow(by most: Int) {
    room = Markup.room(for: room.count + max(most, room.count, 256), after: room[..<count])
  }

  /// Room for some bytes, of which those that are written already are the first. The others are whatever they were: no byte is read
  /// before it is written, and to clear them would take longer than to write many a page.
  private static func room(for size: Int, after written: ArraySlice<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { room, initializedCount in
      _ = room.initialize(from: written)
      initializedCount = size
    }
  }

  /// Words without any byte that could be markup. Ends of lines and tabs are spaces, as they are in HTML.
  static func escaped(_ words: String) -> String {
    var markup = Markup()
    markup.text(words)
    return String(decoding: markup.bytes, as: UTF8.self)
  }
}

/// What writes a page: each element is closed by who has opened it.
protocol MarkupWriter {
  var markup: Markup { get set }
}

extension MarkupWriter {
  /// - Parameter content: writes its attributes, then what is in it.
  mutating func element(_ name: Markup.Name, _ content: (inout Self) -> Void = { _ in }) {
    markup.begin(name)
    content(&self)
    markup.close(name)
  }

  mutating func element(
    _ name: Markup.Name,
    _ attributes: [Markup.Attribute],
    _ content: (inout Self) -> Void = { _ in }
  ) {
    element(name) {
      for attribute in attributes { $0.attribute(attribute.name, attribute.value) }
      content(&$0)
    }
  }

  /// - Parameter words: of the program.
  mutating func element(_ name: Markup.Name, class words: StaticString, _ content: (inout Self) -> Void) {
    markup.begin(name, class: words)
    content(&self)
    markup.close(name)
  }

  mutating func attribute(_ name: StaticString, _ value: String) { markup.attribute(name, value) }

  mutating func attribute(_ name: StaticString, fixed value: StaticString) { markup.attribute(name, fixed: value) }

  mutating func text(_ words: String) { markup.text(words) }
}

extension Markup: MarkupWriter {
  var markup: Markup {
    get { self }
    _modify { yield &self }
  }
}
