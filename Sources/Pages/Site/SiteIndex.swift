import Languages
import Vault
import Views

/// All things of a site by their names, letter by letter: what a reader looks through instead of a search.
struct SiteIndex: Sendable {
  /// A name, and the files that have it, by their places in the site.
  struct Thing: Sendable {
    var name: String
    var files: [Int]
  }

  struct Letter: Sendable {
    /// As it is shown: `A`, or `0–9 …` for what begins with no letter.
    var title: String
    var path: String
    /// By their names.
    var things: [Thing]

    /// What its page shows of each: the name, and how many files have it, before those that are named.
    var shownThings: [(name: String, files: [Int])] {
      things.map { thing in
        var files = [thing.files.count]
        files += thing.files.suffix(SiteIndex.mostFiles)
        return (thing.name, files)
      }
    }
  }

  static let path = "a-z" + PageMark.ending
  /// The most files that are named for a thing.
  static let mostFiles = 12
  /// About how many things a file has that no file before it has.
  private static let newThingsOfFile = 4

  let letters: [Letter]

  init(_ files: [SiteFile]) {
    var places: [String: Int] = [:]
    // The same by their names as they are written: many days have the same things, of each of which the key is made once.
    var written: [String: Int] = [:]
    var things: [Thing] = []
    // To make room again and again would take a third of the time.
    places.reserveCapacity(files.count * SiteIndex.newThingsOfFile)
    written.reserveCapacity(files.count * SiteIndex.newThingsOfFile)
    // By what each is known, of each thing.
    var keys: [String] = []
    for (file, own) in files.enumerated() {
      for name in own.things {
        if let place = written[name] {
          if things[place].files.last != file { things[place].files.append(file) }
          continue
        }
        let key = SiteIndex.key(of: name)
        let place = places[key] ?? things.count
        written[name] = place
        if place < things.count {
          if things[place].files.last != file { things[place].files.append(file) }
        } else {
          places[key] = place
          keys.append(key)
          things.append(Thing(name: name, files: [file]))
        }
      }
    }
    let groups = Dictionary(grouping: things.indices) { SiteIndex.letter(of: things[$0].name) }
    letters = groups.sorted { ($0.key?.value ?? 0) < ($1.key?.value ?? 0) }.map { letter, places in
      Letter(
        title: letter.map { String(Character($0)).uppercased() } ?? "0–9 …",
        path: "a-z/" + SiteIndex.word(letter) + PageMark.ending,
        // No two things have one key.
        things: places.sorted { keys[$0] < keys[$1] }.map { things[$0] }
      )
    }
  }

  /// What the page of all letters shows of each.
  var counts: [(name: String, files: [Int])] { letters.map { ($0.title, [$0.things.count]) } }

  /// A name in small letters, by which it is known. Dashes, quotes and the dots of a name that was cut, all of them at U+2000 to U+203F,
  /// have one case: of a name with no other characters beyond ASCII only bytes are asked.
  static func key(of name: String) -> String {
    var name = name
    let isSimple = name.withUTF8 { bytes -> Bool in
      var place = 0
      while place < bytes.count {
        if bytes[place] < 0x80 {
          place += 1
        } else {
          guard bytes[place] == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x80 else { return false }
          place += 3
        }
      }
      return true
    }
    guard isSimple else { return name.lowercased() }
    return String(unsafeUninitializedCapacity: name.utf8.count) { output in
      name.withUTF8 { bytes in
        for place in bytes.indices {
          let byte = bytes[place]
          output[place] = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
        }
        return bytes.count
      }
    }
  }

  /// The small letter that a name begins with, after signs; nil for what begins with no letter.
  private static func letter(of name: String) -> Unicode.Scalar? {
    // Most names begin with one of ASCII.
    if let byte = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 { return Unicode.Scalar(byte | 0x20) }
    let first = name.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    guard let first, first.properties.isAlphabetic else { return nil }
    return first.properties.lowercaseMapping.unicodeScalars.first
  }

  /// A name of a file that no file system takes for another one.
  private static func word(_ letter: Unicode.Scalar?) -> String {
    guard let letter else { return "other" }
    return letter.isASCII ? String(letter) : "u" + String(letter.value, radix: 16)
  }

  /// The letters as a page.
  func content(in language: Language) -> PageContent {
    let entries = letters.map { letter in
      PageEntry(
        PageText(letter.title, target: .file(letter.path)),
        details: [PageText(language.say(SiteMessage.names(letter.things.count)), .quiet)]
      )
    }
    return PageContent(
      title: PageText(language.say(SiteMessage.letters)),
      details: [PageText(language.say(SiteMessage.namesByLetter))],
      parts: [.list(entries)]
    )
  }

  /// The names of a letter as a page.
  ///
  /// - Parameter link: leads to a file by its place in the site.
  func content(of letter: Letter, in language: Language, link: (Int) -> PageText) -> PageContent {
    let entries = letter.things.map { thing in
      // Days rise, and the latest is what one most likely looks for.
      var links = thing.files.reversed().prefix(SiteIndex.mostFiles).map(link)
      let rest = thing.files.count - links.count
      if rest > 0 { links.append(PageText(language.say(SiteMessage.andMore(rest)), .quiet)) }
      return PageEntry(PageText(thing.name), details: links)
    }
    return PageContent(title: PageText(letter.title), parts: [.list(entries)])
  }
}
