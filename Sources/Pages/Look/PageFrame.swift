package import Chronology
package import Languages
import SourceText
package import Views

/// A whole page: what is round the words of a file or a view.
package struct PageFrame: Sendable {
  /// A link of the page's navigation.
  package struct Link: Sendable {
    package var words: String
    package var address: LinkAddress
    /// Whether it is the page itself.
    package var isHere: Bool

    package init(_ words: String, _ address: LinkAddress, isHere: Bool = false) {
      (self.words, self.address, self.isHere) = (words, address, isHere)
    }
  }

  /// A named group of links, as it is written: on nearly all pages of a folder it is the same.
  package struct Navigation: Sendable {
    let markup: Markup

    package init(_ name: String, _ links: [Link]) {
      var markup = Markup()
      markup.element(.nav) {
        $0.attribute("aria-label", name)
        $0.element(.ul) {
          for link in links { $0.element(.li) { Navigation.write(link, to: &$0) } }
        }
      }
      self.markup = markup
    }

    private static func write(_ link: Link, to markup: inout Markup) {
      markup.element(.a) {
        $0.attribute("href", link.address)
        if link.isHere { $0.attribute("aria-current", fixed: "page") }
        $0.text(link.words)
      }
    }
  }

  /// The day for which the page is made; nil for one that is the same on each.
  package var today: CivilDate?
  package var links: any PageLinks
  /// In which the page speaks.
  package var language: Language
  package var navigations: [Navigation] = []
  /// The path of the page in its site; nil for a page that stands alone.
  package var path: String?

  package init(today: CivilDate?, links: any PageLinks, in language: Language) {
    (self.today, self.links, self.language) = (today, links, language)
  }

  private func say(_ message: PageMessage) -> String { language.say(message) }

  /// Nothing is run, nothing is loaded, and nothing is sent.
  static let policy: StaticString = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// One page of one content, or of several below a title.
  package func bytes(of pages: [PageContent], title: String) -> [UInt8] {
    var navigations = navigations
    if pages.count != 1 {
      let links = pages.enumerated().map { Link($1.title.words, .written("#file\($0 + 1)")) }
      if !links.isEmpty { navigations.append(Navigation(say(.contents), links)) }
    }
    let heading = pages.count == 1 ? pages[0].title.words : title
    var page = PageMarkup(links, in: language, after: .page)
    page.element(.html) {
      $0.attribute("lang", language.rawValue)
      writeHead(heading, to: &$0.markup)
      $0.element(.body) {
        if !navigations.isEmpty { writeHeader(navigations, to: &$0.markup) }
        $0.element(.main) {
          if !navigations.isEmpty { $0.attribute("id", fixed: "content") }
          if pages.count == 1 {
            $0.article(pages[0])
          } else {
            $0.element(.h1) { $0.text(title) }
            for (place, content) in pages.enumerated() { $0.article(content, level: 2, id: "file\(place + 1)") }
          }
        }
        writeFooter(to: &$0)
      }
    }
    return page.markup.takeBytes()
  }

  private func writeHeader(_ navigations: [Navigation], to markup: inout Markup) {
    markup.element(.header) {
      $0.element(.a, class: "skip") {
        $0.attribute("href", fixed: "#content")
        $0.text(say(.toContent))
      }
      for navigation in navigations { $0.append(navigation.markup) }
    }
  }

  private func writeFooter(to page: inout PageMarkup) {
    page.element(.footer) {
      $0.element(.p) {
        guard let today else { return $0.text(say(.writtenByTidemark)) }
        $0.words(PageText(say(.asOf(today)), naming: today, as: language.weekdayAndDate(today)))
      }
    }
  }

  private func writeHead(_ title: String, to markup: inout Markup) {
    let words = title.onOneLine
    markup.element(.head) {
      $0.append(PageFrame.head)
      if let path { PageFrame.writeMeta(PageMark.name, path, to: &$0) }
      $0.element(.title) { $0.text(words.isEmpty ? say(.untitled) : words) }
      $0.element(.style) { $0.style(StyleSheet.bytes) }
    }
  }

  /// What the head of every page begins with.
  private static let head: Markup = {
    var markup = Markup()
    markup.element(.meta) { $0.attribute("charset", fixed: "utf-8") }
    markup.element(.meta) {
      $0.attribute("http-equiv", fixed: "Content-Security-Policy")
      $0.attribute("content", fixed: PageFrame.policy)
    }
    PageFrame.writeMeta("viewport", "width=device-width, initial-scale=1", to: &markup)
    PageFrame.writeMeta("referrer", "no-referrer", to: &markup)
    PageFrame.writeMeta("generator", PageMark.generator, to: &markup)
    return markup
  }()

  private static func writeMeta(_ name: String, _ value: String, to markup: inout Markup) {
    markup.element(.meta) {
      $0.attribute("name", name)
      $0.attribute("content", value)
    }
  }
}
