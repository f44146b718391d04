import TestLaws
import TestSupport
import Testing

@testable import CommandLine

/// `export --to html` of days, lives and activities: every word of a file is on its page.
@Suite struct FilePageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# My sea\n")
  }

  private func html(_ words: String, today: String = "2026-11-20") -> String {
    folder.run("export @/\(words) --to html --today \(today)").output
  }

  private func day(_ date: String, _ text: String) throws -> String {
    let name = "days/\(date).md"
    try folder.write(name, "---\nkind: day\n---\n\n# \(date)\n\n\(text)")
    return html(name)
  }

  // MARK: Days

  private static let tasks = """
    - [ ] 11:00 - 12:00 Visit (due: 2026-11-21, priority: low, project: House) #out ^v
    - 09:00 Work (color: blue, notify: start, mood: calm)
      - [ ] Part (priority: high) #tagx
        - [ ] Step (due: 2026-11-24)
      - Bullet (mood: calm)
    - [ ] Milk (due: 2026-11-25, notify: 09:00) #shop ^store
    - [x] Bread (done: 2026-11-19)
    - Heron (mood: shy) ^h

    ## Morning

    - 13:00 Lunch

    ### Later

    - 15:00 - 16:00 Tea

    ## Some time (icon: sun.max)

    - [ ] Call

    ## Empty
    """

  @Test(arguments: [
    "Visit (v) · 1 h · due 2026-11-21 · low priority · project House · #out",
    "Work · 1 h · notify at start · mood: calm, color blue",
    "Part · high priority · #tagx", "Step · due 2026-11-24", "Bullet (mood: calm)",
    "Milk (store) · due 2026-11-25 · notify at 09:00 · #shop", "Bread · done 2026-11-19", "Heron (mood: shy) (h)",
    "Some time icon sun.max",
  ])
  func aDayHasAllThatItsItemsSay(words: String) throws {
    let page = PageReader(Array(try day("2026-11-20", Self.tasks).utf8))
    #expect(page.problems.isEmpty)
    let text = page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(words), "\(text)")
  }

  /// Of a heading above blocks the page says when they are, as its table has them.
  @Test(arguments: [
    "<section><h2>Morning</h2>\n<p class=\"details\"><span class=\"quiet\">13:00</span></p>\n<section><h3>Later</h3>\n",
    "<h3>Later</h3>\n<p class=\"details\"><span class=\"quiet\">15:00 - 16:00</span></p>\n</section>\n</section>\n",
    "<section><h2>Empty</h2>\n</section>\n", "<section><h2>Tasks in no block</h2>\n<ul role=\"list\"><li class=\"open\">",
    "<section><h2>Notes</h2>\n<ul role=\"list\"><li><p>Heron",
  ])
  func aDayHasItsHeadings(part: String) throws {
    let page = try day("2026-11-20", Self.tasks)
    #expect(page.contains(part), "\(page)")
  }

  /// What a page of other kinds makes of blocks, a day does too.
  @Test(arguments: [
    ("Slept badly,\\\nvery badly.\n\n- 09:00 Work\n", "</header>\n<p>Slept badly,<br />\nvery badly.</p>\n<div class=\"wide\""),
    ("- 09:00 Work\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", "<th scope=\"row\">1</th><td>2</td>"),
    ("- Note\n\n```\na\tb\n  c\n```\n", "<pre><code>a\tb</code>\n<code>  c</code>\n</pre>"),
    ("## Part\n\n#### Deep\n", "<h2>Part</h2>\n<p><strong>Deep</strong></p>"),
    (
      "## Part\n\n***\n\n> Word\n> more\n> — Ann\n",
      "<h2>Part</h2>\n<blockquote><p>Word</p>\n<p>more</p>\n<p class=\"details\">— Ann</p>"
    ),
    ("- 09:00 Work\n  > Word\n  > — Ann\n", "<blockquote><p>Word</p>\n<p class=\"details\">— Ann</p>\n</blockquote>\n</td>"),
    ("- [ ] Task\n\n  ```\n  a\n  ```\n", "Task</p>\n<pre><code>a</code>\n</pre></li>"),
  ])
  func blocksOfADayAreWhatTheyAre(text: String, html: String) throws {
    let page = try day("2026-11-20", text)
    #expect(page.contains(html), "\(page)")
  }

  /// The week and the view of a day say it, too.
  @Test(arguments: ["@ --view week", "@ --view day"])
  func viewsSayTheSame(words: String) throws {
    _ = try day("2026-11-20", Self.tasks)
    let page = folder.run("export \(words) --to html --today 2026-11-20").output
    #expect(PageReader(Array(page.utf8)).problems.isEmpty)
    for text in ["#tagx", "due 2026-11-25", "Morning", "Empty"] { #expect(page.contains(text), "\(text)") }
  }

  @Test func aDayThatIsOverIsTheSameTomorrow() throws {
    _ = try day("2026-11-10", "- [ ] Taxes (due: 2026-11-12)\n- 09:00 Work\n  - [ ] Part (due: 2026-11-21)\n")
    func page(today: String) throws -> String {
      #expect(folder.run("export @ --to html -o @/site/ --today \(today)").status == .success)
      return try folder.text("site/files/days/2026-11-10.html")
    }
    let page20 = try page(today: "2026-11-20")
    #expect(page20.contains("due 2026-11-12") && !page20.contains("overdue"))
    for today in ["2026-11-21", "2026-11-22"] { #expect(try page(today: today) == page20) }
  }

  // MARK: Lives and activities

  @Test func aLifeHasAllThatItsFileSays() throws {
    try folder.write(
      "life.md",
      """
      ---
      kind: life
      born: 1990-06-14
      icon: 🌊
      author: Mira
      tags: [sea, gold]
      notify: 07:30
      view: mono
      ---

      # Life

      A word.

      - 2026-11-18 Tide (rating: good) #wow ^mine

      ## Phases

      ### Youth

      - 1990-06-14 - 2008-06-14 Child (color: red) #kid ^first

      ## Empty

      ## Notes

      | a | b |
      |---|---|
      | 1 | 2 |

      > Word
      > — Mira

      ```
      code
      ```

      #### Deep

      ***
      """
    )
    let page = html("life.md")
    let reader = PageReader(Array(page.utf8))
    #expect(reader.problems.isEmpty)
    let text = reader.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in [
      "🌊 Life", "As it is written", "author Mira", "Tags sea, gold", "07:30", "mono",
      "Tide (mine) · good, 4 of 5 · #wow",
      "Child (first) · color red · #kid", "Youth", "Empty", "A word.", "— Mira",
    ] {
      #expect(text.contains(words), "\(words) is not in \(text)")
    }
    for part in ["<td>2</td>", "<pre><code>code</code>\n</pre>", "<p><strong>Deep</strong></p>", "<p>Word</p>"] {
      #expect(page.contains(part), "\(part)")
    }
    for source in ["|---|", "```", "####", "***"] { #expect(!text.contains(source), "\(source)") }
    // The view of a life tells its notes, too.
    let view = folder.run("export @ --to html --view life --today 2026-11-20").output
    #expect(view.contains("<td>2</td>") && view.contains("A word.") && !view.contains("```"))
  }

  @Test func activitiesHaveAllThatTheirFileSays() throws {
    try folder.write(
      "activities.md",
      "---\nkind: activities\nicon: sun.max\nauthor: Mira\ntags: [fun]\n---\n\n# Things\n\n- Dig (category: Garden) #deep\n  - 2026-11-18\n"
    )
    let text = PageReader(Array(html("activities.md").utf8)).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in ["icon sun.max", "author Mira", "Tags fun", "Dig · Garden · #deep"] {
      #expect(text.contains(words), "\(words)")
    }
  }
}
