import Foundation
import TestSupport
import Testing

@testable import Diagnostics

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test(arguments: [Severity.error, .warning])
  func isAsRecorded(failing: Severity) {
    let text = NastyFiles.text(of: JUnitReport(failing: failing))
    expectGolden(text, "Tests/DiagnosticsTests/Golden/report-junit-\(failing.rawValue).xml")
    #expect(NastyFiles.harmful(in: text).isEmpty)
  }

  @Test(arguments: [(Severity.error, 3), (.warning, 5)])
  func countsWhatItHolds(failing: Severity, failures: Int) throws {
    let tree = try #require(Tree(NastyFiles.text(of: JUnitReport(failing: failing))))
    let root = tree.elements[0]
    #expect(root.name == "testsuites")
    let suites = tree.elements.filter { $0.name == "testsuite" }
    let cases = tree.elements.filter { $0.name == "testcase" }
    #expect(suites.count == 4)
    #expect(root.attributes["tests"] == "\(cases.count)")
    #expect(tree.elements.count { $0.name == "failure" } == failures)
    #expect(root.attributes["failures"] == "\(failures)")
    #expect(root.attributes["errors"] == "1")
    for number in ["tests", "failures", "errors"] {
      #expect(suites.reduce(0) { $0 + (Int($1.attributes[number] ?? "") ?? -1) } == Int(root.attributes[number] ?? ""))
    }
    // GitLab counts test cases with one class and name once.
    let names = cases.map { [$0.attributes["classname"] ?? "", $0.attributes["name"] ?? ""] }
    #expect(Set(names).count == names.count)
    let known: Set = ["testsuites", "testsuite", "testcase", "failure", "error", "system-out"]
    #expect(known.isSuperset(of: tree.elements.map(\.name)))
    let first = try #require(tree.elements.first { $0.attributes["name"] == "unknown-key" })
    #expect(first.attributes["classname"] == "a \"b\" <c> & d]]>, e:f 100%/täg\\u{1B}[2J\\u{202E}\\u{A}\\u{9}'x'.md")
    #expect(tree.text.contains("“duw” & <duw> are \"no\" key, 100% ]]> {0} [link]"))
  }

  @Test func isASuiteOfNothingWhereNothingWasFound() throws {
    let tree = try #require(Tree(NastyFiles.emptyText(of: JUnitReport())))
    #expect(tree.elements.count == 1 && tree.elements[0].attributes["tests"] == "0")
  }

  @Test func everyCharacterIsOneThatADocumentMayHold() {
    let all = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
    var text = ""
    text.unicodeScalars.append(contentsOf: all)
    let document = "<a b=\"\(XMLText.escaping(text))\">\(XMLText.escaping(text))</a>"
    let tree = Tree(document)
    #expect(tree?.elements.first?.attributes["b"] == tree?.text)
    #expect(tree?.text.contains("\\u{1B}") == true)
  }
}

/// The elements of a document, if it is well-formed, as an XML parser reads them.
private final class Tree: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
}
