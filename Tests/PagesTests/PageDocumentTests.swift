import Chronology
import Foundation
import Languages
import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

@testable import Pages

/// Runs the examples of `Grammar/PAGES.md`.
@Suite struct PageDocumentTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var line: Int
    var file: String
    var html: String

    var testDescription: String { "line \(line)" }
  }

  static let examples = read((try? ProjectFiles.text("Grammar/PAGES.md")) ?? "")

  @Test func thereAreExamples() {
    #expect(!Self.examples.isEmpty)
  }

  @Test(arguments: examples)
  func exampleHolds(_ example: Example) throws {
    let plan = PlanReading(of: Document(reading: SourceText(example.file)), fileName: "page").plan
    let today = try #require(CivilDate(year: 2026, month: 11, day: 20))
    let content = DocumentPage(today: today, settings: Settings(), in: .english).content(of: plan)
    let bytes = PageFrame(today: today, links: OutsideLinks(), in: .english).bytes(of: [content], title: "")
    let page = String(decoding: bytes, as: UTF8.self)
    let article = page.components(separatedBy: "<main>").last?.components(separatedBy: "</main>").first ?? ""
    #expect(article == example.html)
  }

  /// Each row: a language, a line of a page with what hangs below it, and what is said of it.
  @Test(arguments: [
    (
      Language.spanish, "- [ ] Regar (every: 2 weeks on mon, at: 09:00, from: 2026-04-06)\n  - 2026-11-16\n",
      ["Regar: cada 2 semanas, los lunes a las 09:00, desde el 2026-04-06; próxima vez el 2026-11-30, última vez el 2026-11-16"]
    ),
    (.spanish, "- Sobrio (since: 2024-03-01)\n", ["Sobrio: 994 días, desde el 2024-03-01"]),
    (.spanish, "- Agua: 3/8 vasos\n", ["Agua: 3 de 8 vasos"]),
    (
      .spanish, "- [ ] Hotel (due: 2026-12-01, priority: high, notify: 09:00)\n",
      ["vence el 2026-12-01", "prioridad alta", "avisa a las 09:00"]
    ),
    (
      .spanish, "- Meditar (streak: daily)\n  - 2026-11-18\n  - 2026-11-19 skipped tren\n",
      ["Meditar: racha de 1 día, la más larga de 1", "2026-11-19: omitido, tren"]
    ),
    (
      .french, "- [ ] Arroser (every: 2 weeks on mon, at: 09:00, from: 2026-04-06)\n  - 2026-11-16\n",
      [
        "Arroser\u{A0}: toutes les 2 semaines, les lundis à 09:00, à partir du 2026-04-06; ensuite le 2026-11-30, dernière fois le 2026-11-16"
      ]
    ),
    (.french, "- Sobre (since: 2024-03-01)\n", ["Sobre\u{A0}: 994 jours, depuis le 2024-03-01"]),
    (.french, "- Saut: 4.5 m (best: highest)\n", ["Saut\u{A0}: 4,5 m, le plus élevé jusqu’ici"]),
    (
      .french, "- [ ] Hôtel (due: 2026-12-01, priority: high, notify: 09:00)\n",
      ["à faire le 2026-12-01", "priorité élevée", "avertit à 09:00"]
    ),
    (
      .french, "- Méditer (streak: daily)\n  - 2026-11-18\n  - 2026-11-19 skipped train\n",
      ["Méditer\u{A0}: série de 1 jour, la plus longue de 1", "2026-11-19\u{A0}: sauté, train"]
    ),
  ])
  func itemsAreTold(language: Language, item: String, parts: [String]) throws {
    let plan = PlanReading(of: Document(reading: SourceText("---\nkind: page\n---\n\n# Tide\n\n" + item)), fileName: "page")
      .plan
    let today = try #require(CivilDate(year: 2026, month: 11, day: 20))
    let content = DocumentPage(today: today, settings: Settings(), in: language).content(of: plan)
    let page = String(
      decoding: PageFrame(today: today, links: OutsideLinks(), in: language).bytes(of: [content], title: ""),
      as: UTF8.self
    )
    for part in parts { #expect(page.contains(part), "\(page)") }
  }

  /// HTML of a file is shown as text, wherever it is: each row has lines of a page, and what is said of them.
  @Test(arguments: [
    ("- Water: 3/8 <b>cups</b>\n", ["3 of 8 &lt;b&gt;cups&lt;/b&gt;"]),
    ("- Bikes: <road> | <mtb>\n", ["<code>&lt;road&gt;</code> · <code>&lt;mtb&gt;</code>"]),
    (
      "- [ ] T (due: 2026-12-01, project: A <B> C, mood: <calm>)\n",
      ["project A &lt;B&gt; C", "mood: </span><code>&lt;calm&gt;</code>"]
    ),
    (
      "- Run (streak: daily)\n  - 2026-11-18 felt <great>\n    - with <i>Sam</i>\n",
      ["2026-11-18: felt </span><code>&lt;great&gt;</code>", "with <code>&lt;i&gt;</code>Sam<code>&lt;/i&gt;</code>"]
    ),
    ("- Bench: 90 <kg> (best: highest)\n", ["90 &lt;kg&gt;"]), ("- Push: 3 <reps> (count: up)\n", ["3 &lt;reps&gt;"]),
    ("> Well <b>begun</b>\n> — A <i>B</i>\n", ["<code>&lt;b&gt;</code>begun<code>&lt;/b&gt;</code>", "B"]),
    ("#### Deep <u>down</u>\n", ["<code>&lt;u&gt;</code><strong>down</strong><code>&lt;/u&gt;</code>"]),
    ("<!-- aside --> word\n", ["word"]),
  ])
  func tagsAreText(lines: String, parts: [String]) throws {
    let file = SourceText("---\nkind: page\n---\n\n# Tide\n\n" + lines)
    let plan = PlanReading(of: Document(reading: file), fileName: "page").plan
    let today = try #require(CivilDate(year: 2026, month: 11, day: 20))
    let content = DocumentPage(today: today, settings: Settings(), in: .english).content(of: plan)
    let frame = PageFrame(today: today, links: OutsideLinks(), in: .english)
    let page = String(decoding: frame.bytes(of: [content], title: ""), as: UTF8.self)
    for part in parts { #expect(page.contains(part), "\(page)") }
  }

  /// Blocks are what they are, in a quote too. Each row has lines of a page, and a part of it as HTML.
  @Test(arguments: [
    ("Roses are red,  \nviolets\\\nare *blue*\n", "<p>Roses are red,<br />\nviolets<br />\nare <em>blue</em></p>\n"),
    ("- Poem\n\n  Roses\n  are red\n", "<p>Poem</p>\n<p>Roses are red</p>\n"),
    (
      "> Roses\n> are red\n> — Ann\n",
      "<blockquote><p>Roses</p>\n<p>are red</p>\n<p class=\"details\">— Ann</p>\n</blockquote>\n"
    ),
    ("```\na\tb\n    c\n```\n", "<pre><code>a\tb</code>\n<code>    c</code>\n</pre>"),
    ("Code:\n\n    a\tb\n      c\n", "<pre><code>a\tb</code>\n<code>  c</code>\n</pre>"),
    ("#### Deep\n", "<p><strong>Deep</strong></p>\n"),
    (
      "> ```\n> a\n> ```\n> more\n>\n> | x |\n> |---|\n> | y |\n>\n> # Head\n",
      "<blockquote><pre><code>a</code>\n</pre><p>more</p>\n<div class=\"wide\""
    ),
    ("> ```\n> a\n> ```\n>\n> # Head\n", "</pre><p><strong>Head</strong></p>\n</blockquote>"),
    ("> 1. one\n> 2. two\n", "<li><p>1. one</p>\n</li>\n<li><p>2. two</p>\n</li>\n"),
    ("> [!note] Take care\n> of it\n", "<blockquote><p>note: Take care</p>\n<p>of it</p>\n</blockquote>"),
    ("- See [](https://x.y) today\n", "<p>See <a href=\"https://x.y\">https://x.y</a> today</p>"),
    ("- [](https://x.y)\n", "<p><a href=\"https://x.y\">https://x.y</a></p>"),
    ("- See: [a](https://x.y) | *b*\n", "<p>See: <a href=\"https://x.y\">a</a> · <em>b</em></p>"),
    ("- Run (streak: daily)\n  - 2026-11-18\n  - 2026-11-19\n", "<p><span class=\"quiet\">2026-11-18 - 2026-11-19</span></p>"),
    (
      "- Run (streak: daily)\n  - 2026-11-18 [Sam](https://x.y), *fast* (source: app)\n",
      "2026-11-18: </span><a href=\"https://x.y\"><span class=\"quiet\">Sam</span></a><span class=\"quiet\">, </span>"
        + "<em>fast</em><span class=\"quiet\"> (source app)</span></p>"
    ),
    (
      "- [ ] T (due: 2026-12-01, see: [a](https://x.y) now, mood:)\n",
      "see: </span><a href=\"https://x.y\"><span class=\"quiet\">a</span></a><span class=\"quiet\"> now</span> · <span "
    ),
    ("- [ ] T (due: 2026-12-01, mood:)\n", " · <span class=\"quiet\">mood:</span></span></p>"),
    ("## Now (icon: book, see: *here*)\n\n- a\n", "see: </span><em>here</em> · <span class=\"quiet\">icon book</span></p>\n"),
    ("### More (icon: book, see: *here*)\n\n- a\n", "see: </span><em>here</em> · <span class=\"quiet\">icon book</span></p>\n"),
    ("- Run (streak: daily)\n  - 2026-11-18 (source: app, see: *a*)\n", "18 (source app, see: </span><em>a</em><span class"),
    ("- Run (streak: daily)\n  - 2026-11-18 Sam (source: app, see: a)\n", "18: Sam (source app, see: a)</span></p>"),
    (
      "- Run (streak: daily)\n  - 2026-11-18 skipped *rain*\n\n    One.\n\n    Two.\n    - a\n      - b\n",
      "2026-11-18: skipped, </span><em>rain</em></p>\n<p>One.</p>\n<p>Two.</p>\n<ul role=\"list\"><li><p>a</p>\n<ul role"
    ),
  ])
  func blocksAreWhatTheyAre(lines: String, html: String) throws {
    let file = SourceText("---\nkind: page\n---\n\n# Tide\n\n" + lines)
    let plan = PlanReading(of: Document(reading: file), fileName: "page").plan
    let today = try #require(CivilDate(year: 2026, month: 11, day: 20))
    let content = DocumentPage(today: today, settings: Settings(), in: .english).content(of: plan)
    let frame = PageFrame(today: today, links: OutsideLinks(), in: .english)
    let page = String(decoding: frame.bytes(of: [content], title: ""), as: UTF8.self)
    #expect(page.contains(html), "\(page)")
  }

  private static func read(_ document: String) -> [Example] {
    var examples: [Example] = []
    var file = ""
    var block: (info: String, line: Int, text: String)?
    for (index, line) in document.components(separatedBy: "\n").enumerated() {
      if let open = block {
        guard line == "```" else {
          block?.text += line + "\n"
          continue
        }
        block = nil
        if open.info.hasPrefix("tidemark ") { file = open.text }
        if open.info == "html" { examples.append(Example(line: open.line, file: file, html: open.text)) }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), index + 1, "")
      }
    }
    return examples
  }
}
