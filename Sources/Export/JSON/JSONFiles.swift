import Diagnostics
package import Import
import Languages
import Outline
import Planner
import Reading

/// The files of a vault as `JSONExport` writes them, read back.
package enum JSONFiles: FileFormat {
  package static let name = "json"

  package static func recognizes(_ files: [ImportedFile]) -> Bool {
    files.count == 1 && files[0].bytes.first { !JSONFiles.isSpace($0) } == UInt8(ascii: "{")
      && files[0].bytes.prefix(64).split(separator: UInt8(ascii: "\"")).dropFirst().first?.elementsEqual("tidemark".utf8)
        == true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  package static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files { drafts += try JSONFiles.drafts(of: file) }
    return drafts
  }

  private static func drafts(of file: ImportedFile) throws(ImportError) -> [ImportDraft] {
    let documents = try documents(of: file)
    let root = DocumentRoot(of: documents)
    var names: Set<String> = []
    return documents.enumerated().map { index, document in
      let path = path(of: document)
      let original = markdown(of: document) ?? JSON.object(document.members).write(pretty: true)
      let place = ImportPlace(path: "\(file.path): documents[\(index)]" + (path.map { " (\($0))" } ?? ""))
      func unread(_ reason: some Message) -> ImportDraft { ImportDraft(.unread(Told(reason)), at: place, original: original) }
      let plan: Plan
      do throws(JSONImportError) {
        plan = try PlanImport.plan(document)
      } catch {
        return unread(error.problem)
      }
      var name: String?
      if let path {
        guard let inside = root.name(of: path) else {
          return unread(DraftReason.isNoPath(path))
        }
        guard names.insert(inside).inserted else { return unread(DraftReason.isPathOfEarlier(path)) }
        name = inside
      }
      return ImportDraft(
        .file(DraftedFile(name: name, text: markdown(of: document), plan: plan)),
        at: place,
        original: original
      )
    }
  }

  private static func documents(of file: ImportedFile) throws(ImportError) -> [JSONMembers] {
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSONParser.parse(file.bytes)
    } catch {
      let line = file.bytes.prefix(error.offset).count { $0 == 0x0A } + 1
      throw ImportError(ImportPlace(path: file.path, line: line), JSONProblem(error))
    }
    let place = ImportPlace(path: file.path)
    let (version, documents): (Int, [JSONMembers])
    do throws(JSONImportError) {
      let object = try JSONMembers(json, at: "")
      version = try object.required("tidemark", try object.whole("tidemark", from: 1))
      _ = try object.required("documents", object["documents"])
      documents = try object.objects("documents")
    } catch {
      throw ImportError(place, ExportFileProblem.hasWrong(error.problem, "Tidemark"))
    }
    guard version <= JSONExport.version else {
      throw ImportError(place, ExportFileProblem.isOfLaterVersion(version))
    }
    return documents
  }

  private static func path(of document: JSONMembers) -> String? { try? document.text("path") }

  private static func markdown(of document: JSONMembers) -> String? { try? document.text("markdown") }
}

/// The folder that the paths of an export are below: that of the vault's root, else the one that all have in common. A folder of one
/// kind is in that of the vault: `projects` stays a part of the paths.
private struct DocumentRoot {
  private let parts: [Substring]

  init(of documents: [JSONMembers]) {
    let paths = documents.compactMap { document in (try? document.text("path")).map { (document, DocumentRoot.parts($0)) } }
    let roots = paths.filter { _, parts in
      parts.last == "tidemark.md"
    }
    if let root = roots.map(\.1).min(by: { $0.count < $1.count }) {
      parts = Array(root.dropLast())
      return
    }
    var common = paths.first.map { Array($0.1.dropLast()) } ?? []
    for (_, parts) in paths {
      common = Array(zip(common, parts.dropLast()).prefix { $0 == $1 }.map(\.0))
    }
    if let last = common.last, KindFolders.usual.all.contains(last.lowercased()) { common.removeLast() }
    parts = common
  }

  private static func parts(_ path: String) -> [Substring] {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? ["/"] : []) + path.split(separator: "/").filter { $0 != "." }
  }

  /// The path from the folder; nil for one that is not below it, is hidden, or is not that of a Markdown file.
  func name(of path: String) -> String? {
    let all = DocumentRoot.parts(path)
    guard all.starts(with: parts), all.count > parts.count else { return nil }
    let inside = all.dropFirst(parts.count).joined(separator: "/")
    return FileName.isInside(path.hasSuffix("/") ? inside + "/" : inside) ? inside : nil
  }
}
