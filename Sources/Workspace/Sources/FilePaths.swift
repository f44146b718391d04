import Vault

/// One spelling for each file, however a finding or a fix spells its path.
package struct FilePaths: Sendable {
  /// The spelling of each place: an absolute path without symbolic links.
  private var spellings: [String: String] = [:]
  private var places: [String: String] = [:]
  /// Spellings that are one text and name files of their own: file systems tell apart what Unicode does not.
  private(set) var ambiguous: Set<String> = []
  /// How the folders of these files are spelled, by their places.
  private var folders: [String: String] = [:]

  /// Adds a file; of two spellings the first is kept.
  mutating func add(_ path: String, at place: String) {
    if let known = places[path], !known.utf8.elementsEqual(place.utf8) { ambiguous.insert(path) }
    places[path] = place
    if spellings[place] == nil { spellings[place] = path }
    let folder = FileSystem.folder(of: place)
    if folders[folder] == nil { folders[folder] = FileSystem.folder(of: path) }
  }

  /// The spelling of a path; one in a known folder, which need not exist, is spelled as the folder is.
  func spelling(_ path: String) -> String {
    guard places[path] == nil else { return path }
    if case .success(let place) = FileSystem.realPath(path), let spelling = spellings[place] { return spelling }
    guard case .success(let folder) = FileSystem.realPath(FileSystem.folder(of: path)) else { return path }
    return folders[folder].map { FileSystem.path(of: FileSystem.name(of: path), in: $0) } ?? path
  }

  /// The place of a file; where its folder does not exist, what the spelling of its path says.
  package static func supposedPlace(of path: String) -> String {
    if let place = place(of: path) { return place }
    let folder = path.hasPrefix("/") ? "/" : (try? FileSystem.currentDirectory.get()) ?? "/"
    return String(decoding: RepositoryPath.absolute(path, from: folder), as: UTF8.self)
  }

  /// The place of a file, which need not exist; nil where its folder does not.
  static func place(of path: String) -> String? {
    if case .success(let place) = FileSystem.realPath(path) { return place }
    guard case .success(let folder) = FileSystem.realPath(FileSystem.folder(of: path)) else { return nil }
    return FileSystem.path(of: FileSystem.name(of: path), in: folder)
  }
}
