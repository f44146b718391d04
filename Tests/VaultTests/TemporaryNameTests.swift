import Testing

@testable import Vault

@Suite struct TemporaryNameTests {
  @Test(arguments: ["page.md", "a-b-c.md", "", "ä~", String(repeating: "x", count: 160)])
  func isReadAsItWasWritten(name: String) throws {
    for kind in [TemporaryName.Kind.fresh, .single, .several, .copy] {
      for bytes in [nil, [], [1, 2, 3]] as [[UInt8]?] {
        let temporary = TemporaryName(kind, beside: name, before: bytes, after: [7])
        #expect(TemporaryName(temporary.text) == temporary)
      }
    }
  }

  /// What is left of removing a leftover is of the same file, whose program then knows it.
  @Test(arguments: ["page.md", "a~", String(repeating: "x", count: 255)])
  func aNameBesideAnotherHasItsOwner(name: String) {
    let left = TemporaryName(.several, beside: name, before: [1])
    let again = TemporaryName(.several, beside: left.text, before: [1])
    #expect(again.owner == left.owner)
    #expect(again.text != left.text)
    #expect(TemporaryName(again.text) == again)
  }

  @Test func isNoLongerThanAFileSystemAllows() throws {
    for name in [String(repeating: "x", count: 255), String(repeating: "ä", count: 127), String(repeating: "🌊", count: 63)] {
      let temporary = TemporaryName(.several, beside: name, before: [1], after: [2])
      #expect(temporary.text.utf8.count <= 255)
      #expect(name.hasPrefix(temporary.owner))
      #expect(TemporaryName(temporary.text) == temporary)
    }
  }

  @Test(arguments: [".tidemark", ".tidemark-1-s---a", ".tidemark-1-z---a~", ".tidemark-1-s~", "page.md~", ".tidemark-!-s---a~"])
  func otherNamesAreNot(name: String) {
    #expect(TemporaryName(name) == nil)
  }

  /// A name outlives its process: the next one, and the next version, must find the same digest.
  @Test func theDigestStaysWhatItIs() {
    #expect(TemporaryName.digest([]) == 0xC692_C5A1_02CF_F520)
    #expect(TemporaryName.digest(Array("foobar".utf8)) == 0xB81A_072F_B306_1DEA)
    #expect(TemporaryName.digest(Array("# Compass\n".utf8)) == 0x4EF1_21F2_4426_CBC5)
  }
}
