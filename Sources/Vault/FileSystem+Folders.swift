import SourceText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FileSystem {
  /// A name in a folder, and what has it.
  struct Entry {
    /// The bytes of the name; a file system need not keep them UTF-8.
    var name: [UInt8]
    var kind: FileSystemStatus.Kind

    /// The name for people; bytes that are not UTF-8 show as U+FFFD.
    var shownName: String { String(decoding: name, as: UTF8.self) }

    /// The name, if its bytes are UTF-8.
    var text: String? { isText ? shownName : nil }

    /// Whether the bytes of the name are UTF-8.
    var isText: Bool { name.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0, from: 0) == nil } }

    fileprivate func precedes(_ other: Entry) -> Bool {
      name.withUnsafeBytes { own in
        other.name.withUnsafeBytes { other in
          guard let first = own.baseAddress, let second = other.baseAddress else { return own.count < other.count }
          let order = memcmp(first, second, min(own.count, other.count))
          return order == 0 ? own.count < other.count : order < 0
        }
      }
    }
  }

  /// The paths of what a folder holds, as `path(of:in:)` spells them. What comes before the names is made once for all of them.
  struct FolderPaths {
    /// What comes before a name.
    private var bytes: [UInt8]

    init(in folder: String) { bytes = Array(FileSystem.path(of: "", in: folder).utf8) }

    /// The path of an entry; bytes that are not UTF-8 show as U+FFFD.
    mutating func path(of entry: Entry) -> String {
      bytes.append(contentsOf: entry.name)
      defer { bytes.removeLast(entry.name.count) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// What a folder holds, without `.` and `..`, in the order of the names' bytes.
  static func entries(of folder: String) throws(FileError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let next = readdir(stream) else {
        guard errno == 0 else { throw .last }
        break
      }
      // The name is read through its address: the structure may be shorter than its declared type.
      let start = UnsafeRawPointer(next) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
      if bytes.count <= 2, bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      let name = Array(bytes)
      entries.append(Entry(name: name, kind: kind(next.pointee.d_type, of: name, in: folder)))
    }
    return entries.sorted { $0.precedes($1) }
  }

  private static func kind(_ type: UInt8, of name: [UInt8], in folder: String) -> FileSystemStatus.Kind {
    switch Int(type) {
    case Int(DT_REG): return .regular
    case Int(DT_DIR): return .directory
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    // Not every file system says what a name stands for.
    guard let name = String(validating: name, as: UTF8.self) else { return .regular }
    return (try? FileSystemStatus(of: path(of: name, in: folder), followsLinks: false))?.kind ?? .regular
  }
}

extension FileSystem {
  /// The files below a folder, by their paths from it, in no order that means anything. Symbolic links, what is neither file nor
  /// folder, hidden folders, and names that are not UTF-8 are left out.
  ///
  /// - Parameter isWanted: whether a path is asked for.
  package static func regularFiles(below folder: String, where isWanted: (String) -> Bool) -> Result<[String], FileError> {
    Result { () throws(FileError) in
      var found: [String] = []
      var folders = [""]
      while let own = folders.popLast() {
        for entry in try entries(of: own.isEmpty ? folder : path(of: own, in: folder)) {
          guard let name = entry.text else { continue }
          let path = own.isEmpty ? name : own + "/" + name
          switch entry.kind {
          case .regular: if isWanted(path) { found.append(path) }
          case .directory: if !name.hasPrefix(".") { folders.append(path) }
          case .link, .other: break
          }
        }
      }
      return found
    }
  }
}
