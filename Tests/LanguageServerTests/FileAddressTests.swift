import Testing

@testable import LanguageServer

@Suite struct FileAddressTests {
  @Test(arguments: [
    ("file:///home/anna/days/2026-11-20.md", "/home/anna/days/2026-11-20.md"),
    ("file:///home/anna/Tee%20%26%20Milch/%C3%BC.md", "/home/anna/Tee & Milch/ü.md"),
    ("file://localhost/a.md", "/a.md"),
    ("FILE:/a.md", "/a.md"),
    ("file:///a%2Fb.md", "/a/b.md"),
    ("untitled:Untitled-1", nil),
    ("file://server/a.md", nil),
    ("file:a.md", nil),
    ("file:///a%2", nil),
    ("file:///a%zz", nil),
    ("file:///a%00", nil),
    ("file:///a%FF", nil),
    ("", nil),
  ])
  func isRead(address: String, path: String?) {
    #expect(FileAddress.path(of: address) == path)
  }

  @Test(arguments: ["/a.md", "/Tee & Milch/ü%.md", "/🌊 [x]?#.md"])
  func isWrittenAsItIsRead(path: String) {
    let address = FileAddress.address(of: path)
    #expect(FileAddress.path(of: address) == path)
    #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }
}
