package import Chronology
import SourceText
package import Views

/// A whole page: what is round the words of a file or a view.
package struct PageFrame: Sendable {
  /// A link of the page's navigation.
  package struct Link: Sendable {
    package var words: String
    /// As it stands in the page.
    package var address: String
    /// Whether it is the page itself.
    package var isHere: Bool

    package init(_ words: String, _ address: String, isHere: Bool = false) {
      (self.words, self.address, self.isHere) = (words, address, isHere)
    }
  }

  /// A named group of links.
  package struct Navigation: Sendable {
    package var name: String
    package var links: [Link]

    package init(_ name: String, _ links: [Link]) { (self.name, self.links) = (name, links) }
  }

  /// The day for which the page is made; nil for one that is the same on each.
  package var today: CivilDate?
  package var links: any PageLinks
  package var navigations: [Navigation] = []
  /// The path of the page in its site; nil for a page that stands alone.
  package var path: String?

  package init(today: CivilDate?, links: any PageLinks) { (self.today, self.links) = (today, links) }

  /// Nothing is run, nothing is loaded, and nothing is sent.
  static let policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// One page of one content, or of several below a title.
  package func bytes(of pages: [PageContent], title: String) -> [UInt8] {
    var markup = PageMarkup(links)
    var content: [Markup]
    var navigations = navigations
    if pages.count == 1 {
      content = [markup.article(pages[0])]
    } else {
      content = [.of(.h1, [], [.text(title)])] + pages.enumerated().map { markup.article($1, level: 2, id: "file\($0 + 1)") }
      let links = pages.enumerated().map { Link($1.title.words, "#file\($0 + 1)") }
      if !links.isEmpty { navigations.append(Navigation("Contents", links)) }
    }
    if !navigations.isEmpty {
      content = [.of(.main, [Markup.Attribute("id", "content")], content)]
      let skip = Markup.of(
        .a,
        [Markup.Attribute("class", "skip"), Markup.Attribute("href", "#content")],
        [.text("To the content")]
      )
      content = [.of(.header, [], [skip] + navigations.map(PageFrame.markup))] + content
    } else {
      content = [.of(.main, [], content)]
    }
    let heading = pages.count == 1 ? pages[0].title.words : title
    return whole(heading, content + [footer])
  }

  private static func markup(_ navigation: Navigation) -> Markup {
    let items = navigation.links.map { link in
      let here = link.isHere ? [Markup.Attribute("aria-current", "page")] : []
      return Markup.of(.li, [], [.of(.a, [Markup.Attribute("href", link.address)] + here, [.text(link.words)])])
    }
    return .of(.nav, [Markup.Attribute("aria-label", navigation.name)], [.of(.ul, [], items)])
  }

  private var footer: Markup {
    guard let today else { return .of(.footer, [], [.of(.p, [], [.text("Written by Tidemark.")])]) }
    let date = Markup.of(.time, [Markup.Attribute("datetime", today.description)], [.text("\(today.weekday.title) \(today)")])
    return .of(.footer, [], [.of(.p, [], [.text("As of "), date, .text(", written by Tidemark.")])])
  }

  private func whole(_ title: String, _ content: [Markup]) -> [UInt8] {
    func meta(_ name: String, _ value: String) -> Markup {
      .of(.meta, [Markup.Attribute("name", name), Markup.Attribute("content", value)])
    }
    let words = title.onOneLine
    var head: [Markup] = [.of(.meta, [Markup.Attribute("charset", "utf-8")])]
    head.append(
      .of(.meta, [Markup.Attribute("http-equiv", "Content-Security-Policy"), Markup.Attribute("content", PageFrame.policy)])
    )
    head.append(meta("viewport", "width=device-width, initial-scale=1"))
    head.append(meta("referrer", "no-referrer"))
    head.append(meta("generator", PageMark.generator))
    if let path { head.append(meta(PageMark.name, path)) }
    head += [.of(.title, [], [.text(words.isEmpty ? "Untitled" : words)]), .of(.style, [], [.style(StyleSheet.text)])]
    return Markup.of(.html, [Markup.Attribute("lang", "en")], [.of(.head, [], head), .of(.body, [], content)]).bytes
  }
}
