package import Diagnostics
package import Languages

/// `tidemark settings`: what holds in the vault.
package struct SettingsView: View {
  let sheet: SettingsSheet

  package init(_ sheet: SettingsSheet) { self.sheet = sheet }

  private static func value(of row: SettingsSheet.Row, in language: Language) -> String {
    guard row.values.isEmpty else { return row.values.joined(separator: ", ") }
    return language.say(row.isOfFolders ? SettingsMessage.noFolder : .none)
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    func say(_ message: SettingsMessage) -> String { language.say(message) }
    let width = LineLayout.fitted(width)
    let title = [LinePiece(say(.title), .strong)] + (sheet.path.map { [LinePiece($0, .quiet)] } ?? [])
    let head = LineLayout.joined(title, width) + (sheet.path == nil ? LineLayout.wrapped(say(.noVault), width) : [])
    let rows = sheet.rows.map { row -> (String, [LinePiece]) in
      let style: TerminalColor.Style = row.source == .standard ? .plain : .strong
      let pieces = [LinePiece(SettingsView.value(of: row, in: language), style)]
      switch row.source {
      case .standard: return (row.name, pieces + [LinePiece(say(.isDefault), .quiet)])
      case .written(let place): return (row.name, pieces + [LinePiece(place.text, .quiet)])
      case .unread(let words, let place):
        return (row.name, pieces + [LinePiece(say(.isDefault), .quiet), LinePiece(say(.notRead(words, place.text)), .now)])
      }
    }
    let notes = NotesText.lines(sheet.notes, width)
    return head + [StyledLine()] + LabelledLines(rows).lines(width) + (notes.isEmpty ? [] : [StyledLine()] + notes)
  }

  package func plain(in language: Language) -> [String] {
    let rows = sheet.rows.map { row in
      let source: SettingsMessage =
        switch row.source {
        case .standard: .theDefault
        case .written(let place): .from(place.text)
        case .unread(let words, let place): .defaultInstead(words, place.text)
        }
      return "\(row.name)\(language.colon) \(SettingsView.value(of: row, in: language)); \(language.say(source))"
    }
    let heading = language.say(sheet.path.map { SettingsMessage.titleOf($0) } ?? .noVault)
    return ([heading] + rows + NotesText.plain(sheet.notes, in: language)).map { ControlCharacters.escaping($0) }
  }

  package var json: JSON {
    let settings = sheet.rows.map { row -> JSON in
      let value: JSON = row.isList ? .array(row.values.map { .string($0) }) : .string(row.values.first ?? "")
      var members: [(String, JSON)] = [("name", .string(row.name)), ("value", value)]
      switch row.source {
      case .standard: members.append(("isDefault", .bool(true)))
      case .written(let place): members += [("isDefault", .bool(false))] + TaskJSON.place(place)
      case .unread(let words, let place):
        members += [("isDefault", .bool(true)), ("unread", .string(words))] + TaskJSON.place(place)
      }
      return .object(members)
    }
    let path: [(String, JSON)] = sheet.path.map { [("path", .string($0))] } ?? []
    return .object(path + [("settings", .array(settings)), ("notes", NotesText.json(sheet.notes))])
  }
}
