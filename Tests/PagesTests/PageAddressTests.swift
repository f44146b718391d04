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
    ("../../a.md", nil), ("/a.md", nil), ("c:a.md", nil), ("#part", nil), ("", nil),
  ])
  func aRelativeOneIsInTheVault(_ address: String, _ expected: String?) {
    #expect(PageAddress.inside(address, from: "pages/a.md") == expected)
  }

  @Test(arguments: [
    ("files/pages/a.html", "files/pages/b.html", "b.html"), ("files/pages/a.html", "index.html", "../../index.html"),
    ("index.html", "files/days/2026-11-20.html", "files/days/2026-11-20.html"),
    ("files/pages/a.html", "files/projects/my page.html", "../projects/my%20page.html"),
    ("a.html", "b#c.html", "b%23c.html"), ("a.html", "x:y.html", "x%3Ay.html"),
  ])
  func thePathToAnotherPage(_ page: String, _ target: String, _ expected: String) {
    #expect(PageAddress.relative(target, from: page) == expected)
  }
}
