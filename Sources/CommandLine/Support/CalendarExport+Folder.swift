import Calendar

/// Writes a calendar into a folder, one file an item (a *vdir*): its name is the identifier of an item, and it names Tidemark as the
/// program that wrote it.
extension CalendarExport {
  func write(into folder: String, _ console: Console) -> ExitCode {
    let files = items.map { FolderExport.File(path: CalendarMark.fileName(of: $0), bytes: writer.bytes(of: [$0])) }
    return FolderExport(
      folder: folder,
      files: files,
      isName: CalendarMark.isName,
      isOurs: { CalendarMark.isOurs($0, named: $1) },
      hasOwnNames: true
    ).write(console)
  }
}
