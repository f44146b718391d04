import Diagnostics
import Export
import Import
import Planner
import Vault

/// The options of an export as tables, and the tables.
enum TableChoice {
  static let table = Option.text(
    "table",
    value: "TABLE",
    choices: TableKind.allCases.map(\.rawValue),
    "In tables: print this one; into a folder, all are written"
  )
  static let delimiter = Option.choice(
    "delimiter",
    value: "SIGN",
    default: CSVTable.Delimiter.comma,
    "In tables: what stands between two cells"
  )

  /// Why what is asked for makes no sense; nil where it does.
  static func problem(_ invocation: Invocation, _ format: ExportFormat, output: String?) -> String? {
    let own: [any DeclaredOption] = [table, delimiter]
    guard format == .csv else {
      return own.first { invocation.isGiven($0) }.map { "\($0.syntax.spelling) is for tables; add --to csv" }
    }
    if invocation[table] == nil, !isFolder(output) {
      return "--to csv has several tables; name one, as --table tasks, or write all into a folder, as -o tables/"
    }
    return nil
  }

  static func isFolder(_ output: String?) -> Bool {
    output.map { $0.hasSuffix("/") || FileSystem.isDirectory($0) } ?? false
  }

  /// The tables that are asked for, each with its text.
  static func tables(of parts: [ExportPart], _ invocation: Invocation) -> [(name: String, bytes: [UInt8])] {
    let settings = parts.lazy.compactMap { $0.plan?.vault?.settings }.first ?? Settings()
    let export = TableExport(delimiter: invocation[delimiter], defaultMinutes: settings.defaultBlock)
    let files = parts.compactMap { part in part.plan.map { TableExport.File(path: part.record.name, plan: $0) } }
    let kinds = invocation[table].flatMap(TableKind.init(rawValue:)).map { [$0] } ?? TableKind.allCases
    return kinds.map { ($0.rawValue + ".csv", Array(export.text(of: $0, files).utf8)) }
  }
}
