import Testing

@testable import Recognition

@Suite struct NameSetTests {
  /// Whether each of some names is new in a place.
  private func insert(_ allNames: [String], into names: inout NameSet, place: Int = 0) -> [Bool] {
    allNames.map { name in
      let bytes = Array(name.utf8)
      return names.insert(bytes.indices, of: bytes, in: place)
    }
  }

  /// Few and many, so that more room is needed meanwhile.
  @Test(arguments: [1, 15, 16, 17, 500]) func tellsNamesApart(_ count: Int) {
    let all = (0..<count).map { "Task \($0)" }
    var names = NameSet()
    let areNew = insert(all, into: &names)
    let areNewAgain = insert(all, into: &names)
    let areNewElsewhere = insert(all, into: &names, place: 1)
    #expect(areNew.allSatisfy { $0 })
    #expect(!areNewAgain.contains(true))
    #expect(areNewElsewhere.allSatisfy { $0 })
  }

  @Test(arguments: ["Read it.", "  Read it", "Read  it", "Read it #home"])
  func takesForOne(_ name: String) {
    var names = NameSet()
    let areNew = insert(["Read it", name], into: &names)
    #expect(areNew == [true, false])
  }

  /// An id tells two equal names apart, and two equal ids do not.
  @Test func tellsIdsApart() {
    let bytes = Array("Bread rye oats".utf8)
    var names = NameSet()
    let areNew = [nil, 6..<9, 10..<14, nil, 6..<9].map { names.insert(0..<5, of: bytes, id: $0, in: 0) }
    #expect(areNew == [true, true, true, false, false])
  }
}
