import Outline
import Reading
import SourceText

/// The laws that hold for every file, whatever is in it.
///
/// A test of a document calls `expectLaws` and gets all of them: every byte is in the outline; every range lies within the file
/// and cuts no character; formatting changes spelling only; and what is read of a page can be written and read again.
public enum Laws {
  /// What of the laws does not hold, in words; nothing for every file there is.
  public static func broken(by source: SourceText) -> [String] {
    let document = Document(reading: source)
    var broken = CoverageLaws.broken(by: document)
    broken += RangeLaws.broken(by: document)
    broken += FormattingLaws.broken(by: document)
    if document.kind != nil { broken += WritingLaws.broken(by: document) }
    return broken
  }
}
