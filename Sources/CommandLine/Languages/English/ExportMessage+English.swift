import Languages

private let language = Language.english

extension ExportMessage {
  var english: String {
    switch self {
    case .files(let count): "\(count) \(language.form(count, "file", "files"))"
    case .isForCalendars(let option): "\(option) is for calendars; add --to ics or --to vdir"
    case .vdirNeedsFolder: "--to vdir writes a folder of files; name one, as -o calendar/"
    case .icsIsOneFile:
      "--to ics writes one file; name it, as -o calendar.ics, or write a folder of events by --to vdir"
    case .isBefore(let until, let from): "--until \(until) is before --from \(from)"
    case .isNoZone(let name):
      "\(language.quoted(name)) is not a time zone of this system; they are named like Europe/Madrid or UTC"
    case .severalVaultsInCalendar: "these files are of more than one vault; make a calendar of each"
    case .isForTables(let option): "\(option) is for tables; add --to csv"
    case .nameTable:
      "--to csv has several tables; name one, as --table tasks, or write all into a folder, as -o tables/"
    case .isForPages(let option): "\(option) is for pages; add --to html"
    case .viewIsOnePage: "--view writes one page; name its file, as -o week.html"
    case .dayOfView: "--on is the day of a view; add --view day, week, month or year"
    case .severalVaultsInPages: "these files are of more than one vault; make pages of each"
    case .nameView(let views):
      "a picture is of a view; name one, as --view life (possible: \(views.joined(separator: ", "))), or write all into a folder, as -o pictures/"
    case .hasNoPicture(let view, let views):
      "\(language.quoted(view)) has no picture; choose one of \(views.joined(separator: ", ")), or --to html for the page of it"
    case .dayOfPicture: "--on is the day of a picture; add --view day, month or year"
    case .viewIsOnePicture(let view): "--view writes one picture; name its file, as -o \(view).svg"
    case .loopIsFolder: "--to loop is a folder; name one that ends in /, as -o Loop/"
    case .klogIsFile: "--to klog is one file; name it, as -o work.klg"
    case .formsNeedFolder: "several forms go into a folder; name one, as -o export/"
    case .isOneFile(let option): "\(option) is one file; give one --to"
    case .inputIsReadOnce: "standard input can be read once only; give one --to"
    case .nothingForCalendar:
      "nothing that is asked for has a day or a time that a calendar can show; nothing is written"
    case .nothingForView(let view):
      "the vault has nothing for the view \(language.quoted(view)); nothing is written"
    case .nothingForPicture(let view):
      "the vault has nothing for the picture \(language.quoted(view)); nothing is written"
    case .nothingForPictures: "the vault has nothing for a picture; nothing is written"
    case .nothingForForm(let form):
      "there is nothing that the form \(language.quoted(form)) can say; nothing is written"
    case .isExported(let path): "\(path): not written: it is one of the files that are exported"
    case .isMarkdown(let path):
      "\(path): not written: an export is not Markdown, and must not replace a page; choose another ending"
    }
  }
}
