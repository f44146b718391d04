import Calendar
import Chronology
import Diagnostics
import Export
import Languages
import Lint
import Outline
import Pages
import Planner
import Reading
import SourceText
import Vault
import Workspace

/// One document of an export, rendered; what was read of it is let go.
struct ExportPart: Sendable {
  /// What the order of a vault must know of it, without its text.
  var record: VaultRecord
  /// The path without symbolic links; nil for standard input.
  var place: String?
  /// The folder of the vault that it lies in; nil for one in none.
  var home: String?
  /// Its part of the export, for `ExportFormat.whole`.
  var rendered: [UInt8]
  /// Its rows in each table that is asked for.
  var tables: [[UInt8]] = []
  /// What a site must know of it.
  var siteFile: SiteFile?
  /// What it has for another program.
  var foreign: ForeignPart?
  /// What a calendar needs of it.
  var calendarFile: CalendarVault.File?
  /// What it says, where the export is made of all documents together.
  var plan: Plan?
  /// What was read of it, with its text, where a site shows that and does not read it again.
  var file: VaultPlans.File<Plan>?

  /// The path from the folder of its vault, or from the one that is what a vault is to others for files in none.
  func name(in folder: String) -> String { place.flatMap { VaultRoot.name(of: $0, in: folder) } ?? record.name }
}

/// The forms of an export. Documents are rendered each by itself, but for calendars and pages, which are made of all of them.
enum ExportFormat: String, CaseIterable, Sendable {
  case text, json, html, svg, csv, ics, vdir, loop, todotxt, klog

  /// Whether it is a calendar.
  var isCalendar: Bool { self == .ics || self == .vdir }

  /// The program that it is written for; nil for the forms that belong to none.
  var foreign: ForeignFormat? {
    switch self {
    case .loop: .loop
    case .todotxt: .todotxt
    case .klog: .klog
    case .text, .json, .html, .svg, .csv, .ics, .vdir: nil
    }
  }

  /// The ending of the name of a file that holds one document.
  var ending: String {
    switch self {
    case .text: ".txt"
    case .json: ".json"
    case .html: ".html"
    case .svg: ".svg"
    case .csv, .loop: ".csv"
    case .ics, .vdir: ".ics"
    case .todotxt: ".todo.txt"
    case .klog: ".klg"
    }
  }

  /// Whether it says on which line each entry of a log stands, so that each must be an item of the outline.
  var placesEntries: Bool {
    switch self {
    case .json: true
    case .text, .html, .svg, .csv, .ics, .vdir, .loop, .todotxt, .klog: false
    }
  }

  /// Whether an export of no documents says something.
  var canBeEmpty: Bool {
    switch self {
    case .text, .html, .svg, .ics, .vdir, .loop, .todotxt, .klog: false
    case .json, .csv: true
    }
  }

  func part(of document: ExportedDocument, _ context: LintContext) -> [UInt8] {
    switch self {
    case .text:
      let export = TextExport(today: context.today, weekStart: context.settings.weekStarts, clock: context.settings.clock)
      return export.bytes(of: document.reading.plan)
    case .json: return JSONExport.part(of: document)
    case .html, .svg, .csv, .ics, .vdir, .loop, .todotxt, .klog: return []
    }
  }

  /// The export of some documents, in pieces.
  func whole(of parts: [[UInt8]]) -> [[UInt8]] {
    switch self {
    case .text: TextExport.whole(of: parts)
    case .json: JSONExport.whole(of: parts) + [Array("\n".utf8)]
    case .html, .svg, .csv, .ics, .vdir, .loop, .todotxt, .klog: parts
    }
  }
}

/// Makes the parts of an export, on several threads.
struct ExportMaker: Sendable {
  struct Made: Sendable {
    /// The errors in the file, as they are printed; empty where there is none.
    var errors = ""
    /// Nil for somebody's note.
    var part: ExportPart?
    /// Somebody's note.
    var document: Document?
  }

  let linter: FileLinter
  let format: ExportFormat
  /// Whether a page of each is to be made, for which most days are read again.
  let isSite: Bool
  /// Whether what each says is kept, as the export is made of all of them together.
  let keepsPlan: Bool
  /// Of how many bytes the texts of days may be that a site keeps as they were read.
  let keptDays: Allowance
  /// The tables that are asked for; nil where none is made.
  let tables: TableChoice?
  /// How wide what is said of errors may be, in cells.
  let width: Int
  let language: Language

  /// Makes the part of a file, and lets go of the text of one that is no note.
  func make(_ file: inout FileSet.File) -> Made {
    // What looks meant is no error.
    let document = linter.homes.document(of: file, looksForMeant: false, packsLogs: !format.placesEntries)
    let remembered = document.kind.map { VaultRecord.extras(of: $0, .none) } ?? []
    let linted = linter.file(file, document, with: remembered.union(.problems))
    var made = Made()
    let errors = linter.lint(linted)
    if !errors.isEmpty {
      let renderer = DiagnosticRenderer(style: .plain, width: width, language: language)
      made.errors = renderer.text(for: errors.folded(in: file.source)) { _ in file.source }
    }
    guard document.kind != nil, let reading = linted.reading else {
      made.document = document
      return made
    }
    let exported = ExportedDocument(path: file.path, document: document, reading: reading)
    let rendered = format.part(of: exported, linted.context)
    guard var record = record(of: file, document, reading) else { return made }
    // Pages of the whole vault may show it, and not its own alone.
    let isShown = isSite && SiteExport.shows(reading.plan, on: linted.context.today, linted.context.settings)
    // What is not kept is freed by the thread that made it: to free what another thread has made makes that one wait.
    let isKept = isShown || (isSite && keptDays.take(document.source.bytes.count))
    let whole = isKept ? VaultPlans.File(record: record, value: reading.plan) : nil
    record.forgetText()
    made.part = ExportPart(
      record: record,
      place: file.place,
      home: linter.home(of: file)?.folder,
      rendered: rendered,
      tables: tables?.rows(of: reading.plan, document.source, at: record.name, linted.context.settings) ?? [],
      siteFile: isSite ? SiteFile(record, reading.plan, ContentDigest(of: document.source.bytes)) : nil,
      foreign: format.foreign.map { ForeignFile(exported, today: linted.context.today).part(for: $0) },
      calendarFile: format.isCalendar ? CalendarVault.File(reading.plan) : nil,
      plan: keepsPlan ? reading.plan : nil,
      file: whole
    )
    file.forgetText()
    return made
  }

  private func record(of file: FileSet.File, _ document: Document, _ reading: PlanReading) -> VaultRecord? {
    let home = linter.home(of: file)?.folder
    let name = home.flatMap { home in file.place.flatMap { VaultRoot.name(of: $0, in: home) } } ?? file.path
    return VaultRecord(path: file.path, name: name, document: document, reading: reading, tasks: .none)
  }
}
