import Chronology
public import Outline
public import Planner

extension KindFolders {
  /// The kind that a file has by its folder, if it says none: that of the nearest folder above it. A file in a folder of days is a
  /// day only if its name holds a date; else it is somebody's note (format, *Kind by folder*).
  ///
  /// - Parameter name: the path from the folder of the root.
  public func kind(ofFileNamed name: String) -> DocumentKind? {
    guard !isEmpty else { return nil }
    let bytes = Array(name.utf8)
    var best: (depth: Int, kind: DocumentKind)?
    for (_, kind, folders) in byKind {
      for folder in folders where KindFolders.holds(folder, bytes) {
        let depth = folder == "." ? 0 : folder.utf8.count
        if best.map({ depth > $0.depth }) ?? true { best = (depth, kind) }
      }
    }
    guard let kind = best?.kind else { return nil }
    return kind.traits.identity == .date && FileName.date(of: name) == nil ? nil : kind
  }

  /// The folder in which a new file of a kind is made: the first that the vault names, else the one called as the setting is; the
  /// folder of the root for a kind without a setting.
  public func folder(forNew kind: DocumentKind) -> String {
    guard let own = byKind.first(where: { $0.kind == kind }) else { return "." }
    return own.folders.first ?? own.key.rawValue
  }

  private var byKind: [(key: PropertyKey, kind: DocumentKind, folders: [String])] {
    [(.days, .day, days), (.pages, .page, pages), (.projects, .project, projects), (.rituals, .ritual, rituals)]
  }

  private static func holds(_ folder: String, _ name: [UInt8]) -> Bool {
    guard folder != "." else { return true }
    let count = folder.utf8.count
    return name.count > count && name[count] == UInt8(ascii: "/") && name[..<count].elementsEqual(folder.utf8)
  }

  /// A written folder as a path from the folder of the root, parted by `/`, without one at either end; `.` for that folder itself;
  /// nil where it is absolute, climbs, or is empty.
  static func path(_ text: String) -> String? {
    guard !text.isEmpty, !text.hasPrefix("/"), !text.contains("\\") else { return nil }
    let parts = text.split(separator: "/").filter { $0 != "." }
    guard !parts.contains("..") else { return nil }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
