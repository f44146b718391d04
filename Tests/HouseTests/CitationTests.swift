import TestSupport
import Testing

/// The format is cited by its headings, and each citation names one that is there.
@Suite struct CitationTests {
  private static let headings = SpecificationHeadings((try? ProjectFiles.text("Grammar/FORMAT.md")) ?? "").titles

  /// The Swift files that people write, those of the tests too.
  private static let files = ["Sources", "Tests"].flatMap { ProjectFiles.paths(below: $0, endingIn: ".swift") }
    .filter { !$0.contains("/Generated/") && !$0.hasPrefix("Tests/HouseTests/Citation") }

  @Test(arguments: Folder.all(of: files) { $0.split(separator: "/").prefix(2).joined(separator: "/") })
  func commentsCiteHeadings(folder: Folder<String>) throws {
    for path in folder.files {
      let comments = Citations.comments(in: try ProjectFiles.text(path))
      #expect(
        Citations.numbered(in: comments) == [],
        "\(path) cites a section of the format by a number; write (format, *Heading*)"
      )
      let unknown = Citations.headings(in: comments).filter { !Self.headings.contains($0) }
      #expect(unknown == [], "\(path) cites sections that Grammar/FORMAT.md does not have")
    }
  }

  @Test func thereAreCitations() throws {
    var count = 0
    for path in Self.files where count <= 100 {
      count += Citations.headings(in: Citations.comments(in: try ProjectFiles.text(path))).count
    }
    #expect(count > 100)
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/guide.md", "Grammar/README.md", "Makefile"])
  func documentsCiteNoNumbers(path: String) throws {
    #expect(Citations.numbered(in: try ProjectFiles.text(path)) == [])
  }

  /// The specification cites itself by links, whose addresses stand at its end.
  @Test func theSpecificationCitesItsOwnHeadings() throws {
    let text = try ProjectFiles.text("Grammar/FORMAT.md")
    let cited = Set(Citations.links(in: text))
    let addresses = text.matches(of: /(?m)^\[([^\]]+)\]: #(.*)$/)
    #expect(cited.subtracting(Self.headings) == [], "it has no such heading")
    #expect(Set(addresses.map { String($0.1) }) == cited, "the links and their addresses at the end differ")
    for address in addresses {
      let anchor = address.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      #expect(address.2 == anchor.replacing(" ", with: "-"))
    }
    #expect(Citations.numbered(in: text) == [])
  }

  // MARK: The scan

  @Test func citationsAreFound() {
    let comments = Citations.comments(
      in: """
        /// A thing (format, *Log entries*), and others (format, *Keys* and
        /// *Words, icon and color of a block*; CommonMark 0.30, section 4.7).
        let text = "(format, section 3)"  // Not this: *Markdown*. The table of the format, *Rates*.
        """
    )
    #expect(Citations.headings(in: comments) == ["Log entries", "Keys", "Words, icon and color of a block", "Rates"])
    #expect(Citations.numbered(in: comments) == [])
    #expect(Citations.numbered(in: "as the format (section 4) says") != [])
    #expect(Citations.numbered(in: "(format specification, section 4.2)") != [])
    #expect(Citations.numbered(in: "section 21 of the format") != [])
    #expect(Citations.links(in: "[Anchors], `[No]`, [a link](b.md), [[None]]\n\n    [No more]\n") == ["Anchors"])
  }
}
