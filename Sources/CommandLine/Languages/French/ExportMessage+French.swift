import Languages

private let language = Language.french

extension ExportMessage {
  var french: String {
    switch self {
    case .files(let count): language.counted(count, "fichier", "fichiers")
    case .isForCalendars(let option): "\(option) est pour les calendriers; ajoutez --to ics ou --to vdir"
    case .vdirNeedsFolder: "--to vdir écrit un dossier de fichiers; nommez-en un, comme `-o calendar/`"
    case .icsIsOneFile:
      "--to ics écrit un seul fichier; nommez-le, comme `-o calendar.ics`, ou écrivez un dossier d’événements avec --to vdir"
    case .isBefore(let until, let from): "--until \(until) est avant --from \(from)"
    case .isNoZone(let name):
      "\(language.quoted(name)) n’est pas un fuseau horaire de ce système; ils se nomment comme Europe/Madrid ou UTC"
    case .severalVaultsInCalendar: "ces fichiers viennent de plus d’un coffre; faites un calendrier de chacun"
    case .isForTables(let option): "\(option) est pour les tableaux; ajoutez --to csv"
    case .nameTable:
      "--to csv a plusieurs tableaux; nommez-en un, comme `--table tasks`, ou écrivez-les tous dans un dossier, comme `-o tables/`"
    case .isForPages(let option): "\(option) est pour les pages; ajoutez --to html"
    case .viewIsOnePage: "--view écrit une seule page; nommez son fichier, comme `-o week.html`"
    case .dayOfView:
      "--on est le jour d’une vue; ajoutez --view avec \(language.or(["day", "week", "month", "year"].map(language.quoted)))"
    case .severalVaultsInPages: "ces fichiers viennent de plus d’un coffre; faites des pages de chacun"
    case .nameView(let views):
      "une image est celle d’une vue; nommez-en une, comme `--view life` (possibles\(language.colon) \(words(for: views))), ou écrivez-les toutes dans un dossier, comme `-o pictures/`"
    case .hasNoPicture(let view, let views):
      "\(language.quoted(view)) n’a pas d’image; choisissez parmi \(words(for: views)), ou utilisez --to html pour sa page"
    case .dayOfPicture:
      "--on est le jour d’une image; ajoutez --view avec \(language.or(["day", "month", "year"].map(language.quoted)))"
    case .viewIsOnePicture(let view): "--view écrit une seule image; nommez son fichier, comme `-o \(view).svg`"
    case .loopIsFolder: "--to loop est un dossier; nommez-en un qui finit par /, comme `-o Loop/`"
    case .klogIsFile: "--to klog est un seul fichier; nommez-le, comme `-o work.klg`"
    case .formsNeedFolder: "plusieurs formes vont dans un dossier; nommez-en un, comme `-o export/`"
    case .isOneFile(let option): "`\(option)` est un seul fichier; donnez un seul --to"
    case .inputIsReadOnce: "l’entrée standard ne peut être lue qu’une fois; donnez un seul --to"
    case .nothingForCalendar:
      "rien de ce que vous demandez n’a de jour ou d’heure qu’un calendrier puisse montrer; rien n’est écrit"
    case .nothingForView(let view): "le coffre n’a rien pour la vue \(language.quoted(view)); rien n’est écrit"
    case .nothingForPicture(let view): "le coffre n’a rien pour l’image \(language.quoted(view)); rien n’est écrit"
    case .nothingForPictures: "le coffre n’a rien pour une image; rien n’est écrit"
    case .nothingForForm(let form):
      "il n’y a rien que la forme \(language.quoted(form)) puisse dire; rien n’est écrit"
    case .isExported(let path): "\(path)\(language.colon) non écrit, car c’est un des fichiers exportés"
    case .isMarkdown(let path):
      "\(path)\(language.colon) non écrit, car une exportation n’est pas du Markdown et ne doit pas remplacer une page; choisissez une autre extension"
    }
  }

  private func words(for views: [String]) -> String { views.map(language.quoted).joined(separator: ", ") }
}
