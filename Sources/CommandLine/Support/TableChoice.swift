import Diagnostics
import Export
import Import
import Languages
import Planner
import SourceText

/// The options of an export as tables, and the tables.
struct TableChoice: Sendable {
  static let table = Option.text(
    "table",
    value: "TABLE",
    choices: TableKind.allCases.map(\.rawValue),
    TableChoiceHelp.table
  )
  static let delimiter = Option.choice(
    "delimiter",
    value: "SIGN",
    default: CSVTable.Delimiter.comma,
    TableChoiceHelp.delimiter
  )

  /// Why what is asked for makes no sense; nil where it does.
  static func problem(_ invocation: Invocation, _ format: ExportFormat, output: String?) -> ExportMessage? {
    let own: [any DeclaredOption] = [table, delimiter]
    guard format == .csv else {
      return own.first { invocation.isGiven($0) }.map { .isForTables(option: $0.syntax.spelling) }
    }
    return invocation[table] == nil && !(output.map(FolderExport.isFolder) ?? false) ? .nameTable : nil
  }

  private let delimiter: CSVTable.Delimiter
  private let kinds: [TableKind]

  init(_ invocation: Invocation) {
    delimiter = invocation[TableChoice.delimiter]
    kinds = invocation[TableChoice.table].flatMap(TableKind.init(rawValue:)).map { [$0] } ?? TableKind.allCases
  }

  /// The rows that one document has in each table that is asked for.
  func rows(of plan: Plan, _ source: SourceText, at path: String, _ settings: Settings) -> [[UInt8]] {
    let export = TableExport(delimiter: delimiter, defaultMinutes: settings.defaultBlock)
    let file = TableExport.File(path: path, plan: plan, source: source)
    return export.bytes(ofRowsIn: kinds, file)
  }

  /// The tables that are asked for, each with the name of its file and its text. Rows that are in a table are let go.
  func tables(of parts: consuming [ExportPart]) -> [(name: String, bytes: [UInt8])] {
    var tables: [(name: String, bytes: [UInt8])] = []
    for (place, kind) in kinds.enumerated() {
      var bytes = Array(TableExport.head(of: kind, delimiter).utf8)
      let places = parts.indices.filter { parts[$0].tables.indices.contains(place) }
      // A table of years is large: to let it grow takes twice as much.
      bytes.reserveCapacity(places.reduce(bytes.count) { $0 + parts[$1].tables[place].count })
      for index in places {
        bytes += parts[index].tables[place]
        parts[index].tables[place] = []
      }
      tables.append((kind.rawValue + ".csv", bytes))
    }
    return tables
  }
}

/// What the help says of the options of an export to tables.
enum TableChoiceHelp: Message {
  case table, delimiter
}
