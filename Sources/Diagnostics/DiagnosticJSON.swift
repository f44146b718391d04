public import SourceText

/// The object that `tidemark lint --format json` writes.
///
/// Lines and columns count from 1, columns in Unicode scalars; an end is the place after the last character. Where a finding
/// stands for others of its rule on its line, `more` says for how many; they are in the numbers of the summary. `related` are the
/// other places that a finding names, if it does.
public enum DiagnosticJSON {
  /// The version of the object's form. It rises when a reader of the old form would misread the new one.
  public static let version = 1

  /// The object for some diagnostics, in the order given.
  ///
  /// - Parameters:
  ///   - fileCount: How many files were looked at, those without a finding too.
  ///   - source: The text of a file, by its path as diagnostics and edits name it. Where it is nil (a file that could not be
  ///     read), the place is line 1, column 1.
  public static func object(
    for diagnostics: [Diagnostic],
    fileCount: Int,
    source: (String) -> SourceText?
  ) -> JSON {
    object(for: diagnostics.map { element(for: $0, source: source) }, fileCount: fileCount) { severity in
      diagnostics.reduce(0) { $1.severity == severity ? $0 + 1 + $1.more : $0 }
    }
  }

  /// The same for elements that were made file by file, so that no text need be kept to the end.
  ///
  /// - Parameter count: How many findings have a severity, those among them that an element stands for.
  public static func object(for elements: [JSON], fileCount: Int, count: (Severity) -> Int) -> JSON {
    [
      "version": .integer(version),
      "diagnostics": .array(elements),
      "summary": [
        "files": .integer(fileCount),
        "errors": .integer(count(.error)),
        "warnings": .integer(count(.warning)),
        "infos": .integer(count(.info)),
      ],
    ]
  }

  /// One element of `diagnostics`.
  public static func element(for diagnostic: Diagnostic, source: (String) -> SourceText?) -> JSON {
    .object(
      [("file", .string(diagnostic.file))]
        + place(of: diagnostic.range, in: source(diagnostic.file)) + [
          ("severity", .string(diagnostic.severity.rawValue)),
          ("rule", .string(diagnostic.rule)),
          ("message", .string(diagnostic.message)),
          ("help", .optional(diagnostic.help)),
          ("fixes", .array(diagnostic.fixes.map { object(for: $0, source: source) })),
        ] + (diagnostic.related.isEmpty ? [] : [("related", .array(diagnostic.related.map(object)))])
        + (diagnostic.more > 0 ? [("more", .integer(diagnostic.more))] : [])
    )
  }

  private static func object(for place: RelatedPlace) -> JSON {
    .object([("file", .string(place.file))] + (place.line.map { [("line", .integer($0))] } ?? []))
  }

  private static func object(for fix: Fix, source: (String) -> SourceText?) -> JSON {
    [
      "title": .string(fix.title),
      "safe": .bool(fix.isSafe),
      "edits": .array(
        fix.edits.map { edit in
          .object(
            [("file", .string(edit.file))]
              + place(of: edit.edit.range, in: source(edit.file))
              + [("text", .string(edit.edit.replacement))]
          )
        }
      ),
    ]
  }

  private static func place(of range: Range<Int>, in source: SourceText?) -> [(String, JSON)] {
    let start = source?.position(at: range.lowerBound) ?? Position(line: 1, column: 1)
    let end = source?.position(at: range.upperBound) ?? Position(line: 1, column: 1)
    return [
      ("line", .integer(start.line)),
      ("column", .integer(start.column)),
      ("endLine", .integer(end.line)),
      ("endColumn", .integer(end.column)),
    ]
  }
}
