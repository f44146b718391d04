import Testing

@testable import Recognition

@Suite struct NameSetTests {
  private func insert(_ name: String, into names: inout NameSet, place: Int = 0) -> Bool {
    let bytes = Array(name.utf8)
    return names.insert(bytes.indices, of: bytes, in: place)
  }

  /// Few and many, so that more room is needed meanwhile.
  @Test(arguments: [1, 15, 16, 17, 500]) func tellsNamesApart(_ count: Int) {
    var names = NameSet()
    for number in 0..<count { #expect(insert("Task \(number)", into: &names)) }
    for number in 0..<count {
      #expect(!insert("Task \(number)", into: &names))
      #expect(insert("Task \(number)", into: &names, place: 1))
    }
  }

  @Test(arguments: ["Read it.", "  Read it", "Read  it", "Read it #home"])
  func takesForOne(_ name: String) {
    var names = NameSet()
    #expect(insert("Read it", into: &names))
    #expect(!insert(name, into: &names))
  }
}
