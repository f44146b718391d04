/// One file in memory: what it says, what is wrong with it, and what it looks like in other forms.
///
/// ```swift
/// let file = TidemarkFile(text, name: "today.md")  // a page with `- [ ] Buy milk (due: 2026-11-20)`
/// file.plan?.content.topItems.first?.text  // "Buy milk"
/// file.findings(today: today)              // what `tidemark lint` would say
/// file.text(today: today)                  // what `tidemark export` would print
/// ```
///
/// Reading never fails: a file that is none of Tidemark's has no `plan`, and everything else about it is still there.
public struct TidemarkFile: Sendable {
  /// The path by which findings name it. Its last part is the title of a file without a heading.
  public let name: String
  /// The outline: properties, sections and items, each with its bytes.
  public let document: Document
  /// What was read of the outline; nil for a file without a known kind.
  public let reading: PlanReading?

  /// Reads a file.
  ///
  /// - Parameter kindByFolder: the kind of the file, if it says none (format, *Kind by folder*).
  public init(_ text: String, name: String, kindByFolder: DocumentKind? = nil) {
    self.init(SourceText(text), name: name, kindByFolder: kindByFolder)
  }

  /// Reads the bytes of a file, which need not be UTF-8.
  public init(_ source: SourceText, name: String, kindByFolder: DocumentKind? = nil) {
    self.name = name
    document = Document(reading: source, kindByFolder: kindByFolder)
    reading = document.kind == nil ? nil : PlanReading(of: document, fileName: FileName.stem(of: name))
  }

  /// What kind of file it is; nil for somebody's note, which no program changes.
  public var kind: DocumentKind? { document.kind }

  /// Its typed values; nil for somebody's note.
  public var plan: Plan? { reading?.plan }

  /// What the rules find in the file by itself, in its order. What only other files show needs a vault.
  ///
  /// - Parameters:
  ///   - today: the day that counts as today.
  ///   - settings: what its vault says, if it lies in one.
  public func findings(today: CivilDate, settings: Settings? = nil) -> [Diagnostic] {
    let context = LintContext(today: today, isInVault: settings != nil, settings: settings ?? Settings())
    return Linter().lint(LintedFile(path: name, document: document, reading: reading, context: context))
  }

  /// The file in canonical form, with the proof that only its spelling is another.
  public func formatted() -> FormattedFile { FormattedFile(formatting: document.source, kindByFolder: document.kindByFolder) }

  /// The plain text of the file, as a person reads it; nil for somebody's note.
  ///
  /// - Parameters:
  ///   - today: the day that counts and days left are told from.
  ///   - settings: what its vault says, if it lies in one.
  public func text(today: CivilDate, settings: Settings = Settings()) -> String? {
    plan.map { TextExport(today: today, weekStart: settings.weekStarts, clock: settings.clock).text(of: $0) }
  }

  /// The values of the file as JSON (`Grammar/export.schema.json`), in a list of one; nil for somebody's note.
  public func json() -> JSON? {
    reading.map { JSONExport.documents([ExportedDocument(path: name, document: document, reading: $0)]) }
  }
}
