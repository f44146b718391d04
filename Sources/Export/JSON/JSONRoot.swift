import Diagnostics
import Import
import Languages

/// The object that a JSON file of another program is, with lists of objects in it.
struct JSONRoot {
  private let file: ImportedFile
  private let lists: [String: [JSONMembers]]
  private let members: [(String, JSON)]

  /// - Parameters:
  ///   - program: whose export the file should be, for the error.
  ///   - lists: the lists that must be lists of objects where they are there. The first must be there.
  init(_ file: ImportedFile, of program: String, lists needed: [String]) throws(ImportError) {
    let json = try JSONRoot.json(of: file)
    let place = ImportPlace(path: file.path)
    guard case .object(let members) = json else { throw ImportError(place, ExportFileProblem.isNoObject(program)) }
    var lists: [String: [JSONMembers]] = [:]
    for (name, value) in members {
      guard case .array(let values) = value else {
        if needed.contains(name) { throw ImportError(place, ExportFileProblem.isNoList(name, program)) }
        continue
      }
      var objects: [JSONMembers] = []
      for (index, value) in values.enumerated() {
        do throws(JSONImportError) {
          objects.append(try JSONMembers(value, at: "\(name)[\(index)]"))
        } catch {
          if needed.contains(name) { throw ImportError(place, ExportFileProblem.hasWrong(error.problem, program)) }
        }
      }
      if lists[name] == nil { lists[name] = objects }
    }
    guard let first = needed.first, lists[first] != nil else {
      throw ImportError(place, ExportFileProblem.hasWrong(.isMissing(needed.first ?? ""), program))
    }
    (self.file, self.lists, self.members) = (file, lists, members)
  }

  /// The value that a file is.
  static func json(of file: ImportedFile) throws(ImportError) -> JSON {
    do throws(JSONSyntaxError) {
      return try JSONParser.parse(file.bytes, mendsHalfPairs: true)
    } catch {
      let line = file.bytes.prefix(error.offset).count { $0 == 0x0A } + 1
      throw ImportError(ImportPlace(path: file.path, line: line), JSONProblem(error))
    }
  }

  /// The objects of a list; empty where it is not there.
  subscript(name: String) -> [JSONMembers] { lists[name] ?? [] }

  /// Drafts of all that is in other members, which nothing is made of: of a list each element.
  func unread(besides known: [String]) -> [ImportDraft] {
    members.filter { !known.contains($0.0) }.flatMap { name, value in
      func draft(_ value: JSON, _ path: String) -> ImportDraft {
        ImportDraft(.unread(.because(.hasNoPlace(name))), at: ImportPlace(path: path), original: value.write(pretty: true))
      }
      guard case .array(let values) = value else { return [draft(value, "\(file.path): \(name)")] }
      return values.enumerated().map { draft($0.element, "\(file.path): \(name)[\($0.offset)]") }
    }
  }

  /// Where an object of a list is.
  func place(_ name: String, _ index: Int) -> ImportPlace { ImportPlace(path: "\(file.path): \(name)[\(index)]") }

  /// An object as it is, each value on a line.
  func original(_ object: JSONMembers) -> String { JSON.object(object.members).write(pretty: true) }

  /// Whether a file is an object that names some members, told by its bytes alone.
  static func hasMembers(_ names: [String], _ file: ImportedFile) -> Bool {
    guard file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"), case .object(let members)? = try? json(of: file) else {
      return false
    }
    return names.allSatisfy { name in members.contains { $0.0 == name } }
  }
}
