import Chronology
import Languages

/// What is told of an export, or of why there is none. Options and forms are named as they are typed, and paths as they are shown.
enum ExportMessage: Message {
  /// The title of a page of several files, where their vault has none.
  case files(Int)
  case isForCalendars(option: String)
  case vdirNeedsFolder
  case icsIsOneFile
  case isBefore(until: CivilDate, from: CivilDate)
  case isNoZone(String)
  case severalVaultsInCalendar
  case isForTables(option: String)
  case nameTable
  case isForPages(option: String)
  case viewIsOnePage
  case dayOfView
  case severalVaultsInPages
  /// The views that have a picture.
  case nameView([String])
  case hasNoPicture(String, [String])
  case dayOfPicture
  case viewIsOnePicture(String)
  case loopIsFolder
  case klogIsFile
  case formsNeedFolder
  /// An option with its value that asks for one file, where several forms are asked for.
  case isOneFile(String)
  case inputIsReadOnce
  case nothingForCalendar
  case nothingForView(String)
  case nothingForPicture(String)
  case nothingForPictures
  case nothingForForm(String)
  case isExported(String)
  case isMarkdown(String)
}
