package import Outline
package import SourceText

extension PlanReading {
  /// What the front matter of a file says, of which all lines are plain: an outline of that alone, and the reading of it.
  package struct OfFrontMatter {
    package let document: Document
    package let reading: PlanReading
    /// The first line below it.
    package let nextLine: Int

    /// Nil where the file begins otherwise, or YAML may find anything else in it.
    ///
    /// - Parameter fileName: the name of the file without folder and ending.
    package init?(of source: SourceText, fileName: String) {
      guard let nextLine = PlainFrontMatter.kind(of: source)?.nextLine else { return nil }
      self.nextLine = nextLine
      let head = nextLine < source.lineCount ? source.firstLines(nextLine) : source
      document = Document(reading: head, looksForMeant: false)
      reading = PlanReading(of: document, fileName: fileName, with: .problems)
    }
  }
}
