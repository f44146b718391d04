import Outline
import SourceText

/// The edits that bring the groups of a headline into their canonical form. Each run of plain groups with nothing but spaces
/// between them becomes one group.
struct GroupEdits {
  private(set) var edits: [TextEdit] = []
  private let headline: Headline
  private let document: Document
  private let restRange: Range<Int>?
  private let keptRanges: [Range<Int>]
  /// What the edits so far change of the fields of the headline, by their places.
  private var changed: [Int: ReadField] = [:]

  /// - Parameters:
  ///   - restRange: what follows the headline in its paragraph, if something does.
  ///   - keptRanges: where the keys stand whose fields are not read, and so stay as they are written.
  init(of headline: Headline, before restRange: Range<Int>?, kept keptRanges: [Range<Int>], in document: Document) {
    self.headline = headline
    self.document = document
    self.restRange = restRange
    self.keptRanges = keptRanges
    guard !headline.groups.isEmpty else { return }
    for run in runs() { format(run) }
  }

  /// The fields of the headline, as they are to read after some edits.
  private func expected(_ changed: [Int: ReadField]) -> [ReadField] {
    headline.fields.enumerated().map { index, field in
      changed[index] ?? ReadField(name: document.text(field.nameRange), value: document.value(of: field))
    }
  }

  private var bytes: [UInt8] { document.source.bytes }

  private func runs() -> [[FieldGroup]] {
    var runs: [[FieldGroup]] = []
    for group in headline.groups where group.spelling == .plain {
      let end = runs.last?.last?.range.upperBound
      if let end, bytes[end..<group.range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        runs[runs.count - 1].append(group)
      } else {
        runs.append([group])
      }
    }
    return runs
  }

  private mutating func format(_ run: [FieldGroup]) {
    guard let first = run.first, let last = run.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    // A group that somebody broke over two lines stays broken.
    guard !bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
    for keepsUnquoted in [false, true] {
      let texts = run.flatMap(\.fieldIndexes).map { (index: $0, text: fieldText(at: $0, keepsUnquoted)) }
      let edit = TextEdit(replacing: range, with: "(" + texts.map(\.text.written).joined(separator: ", ") + ")")
      // What is written so already says what it says.
      if bytes[range].elementsEqual(edit.replacement.utf8) { return }
      let fields = changed.merging(texts.map { ($0.index, $0.text.field) }) { _, new in new }
      guard isPlain(edit) || document.fields(of: headline, before: restRange, after: edits + [edit]) == expected(fields) else {
        continue
      }
      changed = fields
      edits.append(edit)
      return
    }
  }

  private func fieldText(at index: Int, _ keepsUnquoted: Bool) -> FieldText {
    let field = headline.fields[index]
    let isRead = !keptRanges.contains(field.nameRange)
    return FieldText(field, isRead: isRead, keepsUnquoted: keepsUnquoted, in: headline, document)
  }

  /// Whether nothing within the brackets, before or after, could be read together with what stands round it.
  private func isPlain(_ edit: TextEdit) -> Bool {
    !edit.replacement.utf8.dropFirst().dropLast().contains(where: GroupEdits.isSyntax)
      && !bytes[edit.range].dropFirst().dropLast().contains(where: GroupEdits.isSyntax)
  }

  private static func isSyntax(_ byte: UInt8) -> Bool {
    // The first byte of curly quotes is that of much else.
    byte == 0xE2 || "()[]<>\"`\\;".utf8.contains(byte)
  }
}
