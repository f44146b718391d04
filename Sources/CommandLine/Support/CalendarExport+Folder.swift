import Calendar

/// Writes a calendar into a folder, one file an item (a *vdir*): its name is the identifier of an item, and it names Tidemark as the
/// program that wrote it.
extension CalendarExport {
  func write(into folder: String, _ invocation: Invocation, _ console: Console) -> ExitCode {
    let (items, writer) = (items, writer)
    return FolderExport(
      folder: folder,
      paths: items.map(CalendarMark.fileName),
      bytes: { place in writer.bytes(of: [items[place]]) },
      jobs: invocation.jobs,
      isName: { CalendarMark.isName($0) },
      isOurs: { CalendarMark.isOurs($0, named: $1) },
      hasOwnNames: true
    ).write(console)
  }
}
