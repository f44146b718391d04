import Testing

@testable import Pages

@Suite struct PageAddressTests {
  @Test(arguments: [
    ("https://a.org/b?c=d#e", "https://a.org/b?c=d#e"), ("HTTP://a.org", "HTTP://a.org"), ("mailto:a@b.org", "mailto:a@b.org"),
    ("https://a.org/\" x", "https://a.org/%22%20x"), ("https://ä.org", "https://%C3%A4.org"), ("javascript:alert(1)", nil),
    ("data:text/html,a", nil), ("//a.org", nil), ("ftp://a.org", nil), ("https://", nil), ("file:///etc/passwd", nil),
    (" javascript:x", nil), ("pages/a.md", nil), ("", nil),
  ])
  func onlyTheWebAndMailAreOutside(_ address: String, _ expected: String?) {
    #expect(PageAddress.outside(address) == expected)
  }

  @Test(arguments: [
    ("../projects/thesis.md", "projects/thesis.md"), ("b.md#part", "pages/b.md"), ("./my%20page.md", "pages/my page.md"),
    ("../../a.md", nil), ("/a.md", nil), ("c:a.md", nil), ("#part", nil), ("", nil), ("..//.//b.md", "b.md"),
    ("b.md?c#d", "pages/b.md"), ("%C3%A9t%C3%A9.md", "pages/été.md"), ("été.md", "pages/été.md"),
    ("%2e%2E/b.md", "pages/../b.md"),
    ("%zz%4.md", "pages/%zz%4.md"), ("a%FFb.md", "pages/a\u{FFFD}b.md"), ("a\r\nb.md", "pages/a\r\nb.md"), ("../é.md", "é.md"),
    ("..", ""), (".", "pages"),
  ])
  func aRelativeOneIsInTheVault(_ address: String, _ expected: String?) {
    #expect(PageAddress.inside(address, from: "pages/a.md") == expected)
    // Letters beyond ASCII in the path of the page change nothing.
    let other = expected.map { $0.hasPrefix("pages") ? "été" + $0.dropFirst(5) : $0 }
    #expect(PageAddress.inside(address, from: "été/a.md") == other)
  }

  @Test(arguments: [
    ("files/pages/a.html", "files/pages/b.html", "b.html"), ("files/pages/a.html", "index.html", "../../index.html"),
    ("index.html", "files/days/2026-11-20.html", "files/days/2026-11-20.html"),
    ("files/pages/a.html", "files/projects/my page.html", "../projects/my%20page.html"),
    ("a.html", "b#c.html", "b%23c.html"), ("a.html", "x:y.html", "x%3Ay.html"), ("a/b.html", "a/b.html", "b.html"),
    ("a/é/b.html", "a/è/\u{7F}.html", "../%C3%A8/%7F.html"), ("ab/c.html", "a/c.html", "../a/c.html"),
  ])
  func thePathToAnotherPage(_ page: String, _ target: String, _ expected: String) {
    #expect(PageAddress.relative(target, from: page) == expected)
    var markup = Markup()
    markup.element(.a) { $0.attribute("href", .page(target, from: page)) }
    #expect(String(decoding: markup.bytes, as: UTF8.self) == "<a href=\"\(expected)\"></a>")
  }
}
