import Languages

private let language = Language.spanish

extension ExportMessage {
  var spanish: String {
    switch self {
    case .files(let count): language.counted(count, "archivo", "archivos")
    case .isForCalendars(let option): "\(option) es para calendarios; agrega --to ics o --to vdir"
    case .vdirNeedsFolder: "--to vdir escribe una carpeta de archivos; nombra una, como `-o calendar/`"
    case .icsIsOneFile:
      "--to ics escribe un solo archivo; nómbralo, como `-o calendar.ics`, o escribe una carpeta de eventos con --to vdir"
    case .isBefore(let until, let from): "--until \(until) es antes de --from \(from)"
    case .isNoZone(let name):
      "\(language.quoted(name)) no es una zona horaria de este sistema; se llaman como Europe/Madrid o UTC"
    case .severalVaultsInCalendar: "estos archivos son de más de una bóveda; haz un calendario de cada una"
    case .isForTables(let option): "\(option) es para tablas; agrega --to csv"
    case .nameTable:
      "--to csv tiene varias tablas; nombra una, como `--table tasks`, o escríbelas todas en una carpeta, como `-o tables/`"
    case .isForPages(let option): "\(option) es para páginas; agrega --to html"
    case .viewIsOnePage: "--view escribe una sola página; nombra su archivo, como `-o week.html`"
    case .dayOfView: "--on es el día de una vista; agrega --view con “day”, “week”, “month” o “year”"
    case .severalVaultsInPages: "estos archivos son de más de una bóveda; haz páginas de cada una"
    case .nameView(let views):
      "una imagen es de una vista; nombra una, como `--view life` (posibles: \(words(for: views))), o escríbelas todas en una carpeta, como `-o pictures/`"
    case .hasNoPicture(let view, let views):
      "\(language.quoted(view)) no tiene imagen; elige entre \(words(for: views)), o usa --to html para su página"
    case .dayOfPicture: "--on es el día de una imagen; agrega --view con “day”, “month” o “year”"
    case .viewIsOnePicture(let view): "--view escribe una sola imagen; nombra su archivo, como `-o \(view).svg`"
    case .loopIsFolder: "--to loop es una carpeta; nombra una que termine en /, como `-o Loop/`"
    case .klogIsFile: "--to klog es un solo archivo; nómbralo, como `-o work.klg`"
    case .formsNeedFolder: "varios formatos van en una carpeta; nombra una, como `-o export/`"
    case .isOneFile(let option): "`\(option)` es un solo archivo; usa un solo --to"
    case .inputIsReadOnce: "la entrada estándar solo se puede leer una vez; usa un solo --to"
    case .nothingForCalendar:
      "nada de lo que pides tiene un día o una hora que un calendario pueda mostrar; no se escribe nada"
    case .nothingForView(let view):
      "la bóveda no tiene nada para la vista \(language.quoted(view)); no se escribe nada"
    case .nothingForPicture(let view):
      "la bóveda no tiene nada para la imagen \(language.quoted(view)); no se escribe nada"
    case .nothingForPictures: "la bóveda no tiene nada para una imagen; no se escribe nada"
    case .nothingForForm(let form):
      "no hay nada que el formato \(language.quoted(form)) pueda expresar; no se escribe nada"
    case .isExported(let path): "\(path): no se escribió: es uno de los archivos que se exportan"
    case .isMarkdown(let path):
      "\(path): no se escribió: una exportación no es Markdown y no debe reemplazar una página; elige otra extensión"
    }
  }

  private func words(for views: [String]) -> String { views.map(language.quoted).joined(separator: ", ") }
}
