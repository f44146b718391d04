import Testing

@testable import Pages

@Suite struct SiteMemoryTests {
  private func memory(of pages: [String], program: UInt64 = 7) -> SiteMemory {
    var memory = SiteMemory(program: program)
    for (place, path) in pages.enumerated() {
      memory[path] = SiteMemory.Entry(source: UInt64(place) << 60 | 5, page: .max - UInt64(place))
    }
    return memory
  }

  @Test(arguments: [[], ["index.html"], ["a.html", "files/days/2026-11-20.html", "files/ä.html"]])
  func whatIsWrittenIsRead(paths: [String]) {
    let memory = memory(of: paths)
    let read = SiteMemory(memory.bytes, program: 7)
    #expect(read == memory)
    for path in paths { #expect(read[path] == memory[path] && read[path] != nil) }
    #expect(read["other.html"] == nil)
  }

  @Test func pagesOfAnotherProgramAreUnknown() {
    #expect(SiteMemory(memory(of: ["a.html"]).bytes, program: 8) == SiteMemory(program: 8))
  }

  @Test func whatIsDamagedIsUnknown() {
    let bytes = memory(of: ["a.html", "b.html"]).bytes
    let empty = SiteMemory(program: 7)
    for count in 0..<bytes.count { #expect(SiteMemory(Array(bytes.prefix(count)), program: 7) == empty, "\(count)") }
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(SiteMemory(other, program: 7) == empty, "\(place)")
    }
    #expect(SiteMemory(bytes + bytes, program: 7) == empty)
  }
}
