import Chronology
import Diagnostics
package import Import
import Outline
import Planner
import SourceText

/// The JSON export of a journal of Day One: each entry becomes a line of its day, with its text below.
package enum DayOneFile: FileFormat {
  package static let name = "dayone"

  package static func recognizes(_ files: [ImportedFile]) -> Bool {
    let journals = files.filter { $0.name.lowercased().hasSuffix(".json") }
    return !journals.isEmpty && journals.allSatisfy { JSONRoot.hasMembers(["metadata", "entries"], $0) }
  }

  package static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      // Pictures and the like stand beside the journals, and are files of their own.
      guard file.name.lowercased().hasSuffix(".json") || files.count == 1 else {
        drafts.append(
          ImportDraft(
            .unread(.because(.isNoJournal)),
            at: ImportPlace(path: file.path),
            original: file.name
          )
        )
        continue
      }
      let root = try JSONRoot(file, of: "Day One", lists: ["entries"])
      for (index, entry) in root["entries"].enumerated() {
        drafts.append(draft(of: entry, at: root.place("entries", index), original: root.original(entry), options))
      }
    }
    return drafts
  }

  private static func draft(
    of entry: JSONMembers,
    at place: ImportPlace,
    original: String,
    _ options: ImportOptions
  ) -> ImportDraft {
    func text(_ key: String, _ object: JSONMembers?) -> String { (try? object?.text(key)) ?? "" }
    func unread(_ reason: DraftReason) -> ImportDraft { ImportDraft(.unread(.because(reason)), at: place, original: original) }
    guard let moment = ImportedMoment(text("creationDate", entry)) else { return unread(.propertyIsNotRead("creationDate")) }
    let body = text("text", entry)
    let media = [("photos", "picture"), ("videos", "video"), ("audios", "sound"), ("pdfAttachments", "PDF")].compactMap {
      key,
      word -> String? in
      let count = ((try? entry.array(key)) ?? []).count
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    guard !body.allSatisfy(\.isWhitespace) || !media.isEmpty else { return unread(.hasNoText) }
    // Its own place says which day it was there.
    var kept: [KeptThing] = []
    let zone = text("timeZone", entry).replacing("\\/", with: "/")
    let offset = options.zones.rule(zone)?(moment.universal)
    let at = ImportedMoment.moment(moment.seconds(east: offset ?? 0))
    var details: [String] = []
    func keep(_ what: KeptThing, _ words: String) {
      guard !words.isEmpty else { return }
      kept.append(what)
      details.append(words)
    }
    if offset == nil { keep(.timeZone, "UTC, in \(zone.isEmpty ? "no zone" : zone.onOneLine)") }
    let location = (try? entry.object("location")) ?? nil
    let names = ["placeName", "localityName", "country"].map { text($0, location).onOneLine }.filter { !$0.isEmpty }
    keep(.place, names.joined(separator: ", "))
    keep(.tags, ((try? entry.texts("tags")) ?? []).map(\.onOneLine).joined(separator: ", "))
    if case .bool(true)? = entry["starred"] { keep(.star, "starred") }
    let weather = (try? entry.object("weather")) ?? nil
    let degrees = ((try? weather?.number("temperatureCelsius")) ?? nil).map { "\($0) °C" } ?? ""
    keep(.weather, [text("conditionsDescription", weather).onOneLine, degrees].filter { !$0.isEmpty }.joined(separator: ", "))
    keep(.media, media.joined(separator: ", "))
    var item = PlanItem(.bullet, text: "Day One \(at.time)")
    if !details.isEmpty { item.notes.append(details.joined(separator: "; ")) }
    item.add(text: body)
    let uuid = text("uuid", entry)
    let origin = uuid.isEmpty ? nil : "dayone " + uuid
    return ImportDraft(
      .item(DraftedItem(item, in: DraftHome(dayOf: at.date), date: at.date, origin: origin)),
      at: place,
      original: original,
      kept: kept
    )
  }
}
