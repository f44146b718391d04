import Testing

@testable import Vault

@Suite struct FileSlugTests {
  @Test(arguments: [
    ("Deep Work", "deep-work"),
    ("  What am I -- trying to do? ", "what-am-i-trying-to-do"),
    ("Größe & Maß", "größe-maß"),
    ("日本語 ページ", "日本語-ページ"),
    ("Дом, сад", "дом-сад"),
    ("हिन्दी पृष्ठ", "हिन्दी-पृष्ठ"),
    ("Cafe\u{301}", "cafe\u{301}"),
    ("2026-11-20", "2026-11-20"),
    ("../../etc/passwd", "etc-passwd"),
    ("a/b\\c\u{0}d\u{1B}", "a-b-c-d"),
    ("🌱", "page"),
    ("...", "page"),
    ("Tidemark", "tidemark-page"),
    ("CON", "con"),
  ])
  func keepsLettersOfAnyScript(title: String, slug: String) {
    #expect(FileSlug.of(title) == slug)
  }

  @Test func aLongTitleIsCutBetweenWords() {
    let slug = FileSlug.of(Array(repeating: "wörter", count: 60).joined(separator: " "))
    #expect(slug.utf8.count <= 120)
    #expect(slug.split(separator: "-").allSatisfy { $0 == "wörter" })
    let word = FileSlug.of(String(repeating: "ö", count: 500))
    #expect(word.utf8.count == 120)
  }
}
