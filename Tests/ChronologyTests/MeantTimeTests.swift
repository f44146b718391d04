import TestSupport
import Testing

@testable import Chronology

@Suite struct MeantTimeTests {
  /// The time, what is left of the line, and whether it can mean nothing else.
  static let cases: [(String, String, String, Bool)] = [
    ("10.30 coffee", "10:30", " coffee", false), ("8.00 Zahnarzt", "08:00", " Zahnarzt", false),
    ("10.00 - 11.30 swim", "10:00 - 11:30", " swim", true), ("09;00 work", "09:00", " work", false),
    ("10:0 coffee", "10:00", " coffee", false), ("1630 dentist", "16:30", " dentist", false),
    ("1330h dentist", "13:30", " dentist", true), ("0900hrs stand-up", "09:00", " stand-up", true),
    ("0930 stand-up", "09:30", " stand-up", true), ("0900-1000 briefing", "09:00 - 10:00", " briefing", true),
    ("9 bis 11 Uhr Arbeit", "09:00 - 11:00", " Arbeit", false),
    ("zwischen 9 und 11 Uhr Arbeit", "09:00 - 11:00", " Arbeit", false),
    ("17.30h a 18.30h clase", "17:30 - 18:30", " clase", true), ("22h à 6h dodo", "22:00 - 06:00", " dodo", false),
    ("de las 9 a las 11 clase", "09:00 - 11:00", " clase", false), ("20.30h cena", "20:30", " cena", false),
    ("minuit : dodo", "00:00", " : dodo", false), ("halb zwölf: Markt", "11:30", ": Markt", false),
    ("17h walk", "17:00", " walk", false), ("9h - 10h30 lecture", "09:00 - 10:30", " lecture", false),
    ("9 h 30 Réunion", "09:30", " Réunion", false), ("14 h dentiste", "14:00", " dentiste", false),
    ("14\u{A0}h\u{A0}30 Dentiste", "14:30", " Dentiste", false), ("9\u{202F}h 30 bus", "09:30", " bus", false),
    ("9 h à 10 h 30 réunion", "09:00 - 10:30", " réunion", false), ("9 h - 10 h Réunion", "09:00 - 10:00", " Réunion", false),
    ("de 9 h à 10 h réunion", "09:00 - 10:00", " réunion", false), ("09 h 05 bus", "09:05", " bus", false),
    ("17:00h tea", "17:00", " tea", true), ("6ish drinks", "06:00", " drinks", false),
    ("2pm-ish plumber", "14:00", " plumber", false),
    ("at 19:00 film", "19:00", " film", true), ("At 8.30 class", "08:30", " class", false),
    ("from 9:00 to 12:00 Exam", "09:00 - 12:00", " Exam", true), ("um 15 Uhr Kaffee", "15:00", " Kaffee", true),
    ("9 Uhr Friseur", "09:00", " Friseur", true), ("a las 18:00 cena", "18:00", " cena", true),
    ("à 19h30 ciné", "19:30", " ciné", true), ("9 Uhr 30 Zug", "09:30", " Zug", true), ("um 9 Uhr 30", "09:30", "", true),
    ("9 Uhr 30 Minuten Yoga", "09:00", " 30 Minuten Yoga", false), ("9 Uhr 30 emails", "09:30", " emails", false),
    ("9 Uhr 3 Briefe", "09:00", " 3 Briefe", true), ("08:00:30 Zug", "08:00", " Zug", false),
    ("10:00:00 Zug", "10:00", " Zug", true), ("10:00Z Zug", "10:00", " Zug", false),
    ("às 16:00 reunião", "16:00", " reunião", true), ("kl. 14 möte", "14:00", " möte", false),
    ("21:00-sleep", "21:00", "sleep", true), ("18:00?? drinks", "18:00", "?? drinks", true), ("~22:00", "22:00", "", false),
    ("@ 16:00 parcel", "16:00", " parcel", true), ("(23:00) bed", "23:00", " bed", true),
    ("(09:00-10:00) tax", "09:00 - 10:00", " tax", true),
    ("[09:00] Sync", "09:00", " Sync", true), ("**09:00** pages", "09:00", " pages", true),
    ("`09:00` Sync", "09:00", " Sync", true),
    ("7 - 8 breakfast", "07:00 - 08:00", " breakfast", false), ("9-11 writing", "09:00 - 11:00", " writing", false),
    ("9.30 - 11 planning", "09:30 - 11:00", " planning", false), ("9.30-11 planning", "09:30 - 11:00", " planning", false),
    ("7 - 7.30 walk", "07:00 - 07:30", " walk", false), ("9h - 11 lecture", "09:00 - 11:00", " lecture", false),
    ("noon lunch", "12:00", " lunch", false), ("noon: yoga", "12:00", ": yoga", true),
    ("midnight: bus", "00:00", ": bus", false),
    ("O9:00 Standup", "09:00", " Standup", true), ("９：００ ヨガ", "09:00", " ヨガ", true), ("午後3時 歯医者", "15:00", " 歯医者", true),
  ]

  @Test(arguments: cases)
  func findsWhatWasMeant(text: String, written: String, rest: String, isCertain: Bool) throws {
    let bytes = Array(text.utf8)
    let found = try #require(MeantTime.scan(bytes, at: 0, end: bytes.count))
    #expect(found.written == written)
    #expect(String(decoding: bytes[found.end...], as: UTF8.self) == rest)
    #expect(found.isCertain == isCertain)
  }

  @Test(arguments: [
    "5-10 minutes of sun", "9-10 people came", "3 days without", "21-19 in the third game", "6-4, 7-5 on the telly",
    "2-2 fra Lecce",
    "1945 was the year", "1984 by Orwell", "2015 plans", "1500 steps", "1000 words", "1234 lunch", "12h on a plastic chair",
    "8h sleep", "2 h lecture", "1 h 30 lecture", "8 h de sommeil", "9 hotels", "12 h on a plastic chair",
    "7 o'clock news", "12 monkeys: great film", "1.200 € for it", "12.50 € for lunch", "42.195 km", "5.10b is a grade",
    "10.99 spent",
    "9.30 - 11 euros", "9.30 - 8 planning", "1 - 1.50 a piece", "17h - 19 people", "25.30 coffee", "2:1 gewonnen",
    "Noon, and still dark", "Noon is a village", "-4 °C", "(hiss)", "[x] done",
    "**bold** words",
    "10 eggs", "100 m", "12-25 Foundry Street", "9:00", "9:00 words", "ok", "on", "at home", "At 5 we left", "um die Ecke", "",
    "8 à 10h de sommeil", "8 bis 10 Eier", "8.30 bis 11.00 Euro", "de 2 a 3 personas", "midi, soupe", "Midi: soupe",
    "halb vier war es",
    "de tout", "vor 9 bis 11",
    "0", "2000-2015 papers were lost", "3-4 times", "(23:00", "`09:00", "@home", "~20 swans", "午前", "午後時", "９",
  ])
  func leavesProse(text: String) {
    let bytes = Array(text.utf8)
    let found = MeantTime.scan(bytes, at: 0, end: bytes.count, isSentence: true)
    #expect(found == nil, "\(found.map { $0.written } ?? "")")
  }

  /// Two numbers with a word between them count what follows, or nobody knows whether they do.
  @Test(arguments: [
    "9 bis 10 Kinder", "8 bis 10 Eier", "9 bis 10 Grad", "8 bis 10 Euro", "8 a 10 personas", "8 à 10 personnes", "3 a 5 contra",
    "2 bis 3 Sport", "9 a 10", "10 bis 9 Sport", "9 a 10 junta", "9 à 10 Réunion", "9 bis 10 Termin", "12 bis 13 Essen",
    "8 à 10 max par personne", "7 à 8 sur 10", "9 à 10 par jour", "9 à 10 environ", "10 à 12 bpm", "9 a 10 por noche",
    "7 a 9 bajo cero", "9 a 10 gente", "8 bis 9 Besuch", "9 bis 10 insgesamt", "8 bis 9 Dollar",
  ])
  func leavesCountsInAList(text: String) {
    let bytes = Array(text.utf8)
    #expect(MeantTime.scan(bytes, at: 0, end: bytes.count) == nil)
  }

  /// Behind the day of an entry, where most numbers are measured.
  @Test(arguments: [
    ("18h", "18:00", ""), ("22h15", "22:15", ""), ("22h15 with Jo", "22:15", " with Jo"), ("22.15", "22:15", ""),
    ("22.15, mit Jo", "22:15", ", mit Jo"),
    ("22.15 mit Jo", "22:15", " mit Jo"), ("um 22:15", "22:15", ""), ("06.30 swim", "06:30", " swim"), ("0730", "07:30", ""),
    ("08:00:00Z", "08:00", ""), ("08:00:30", "08:00", ""), ("17:00h", "17:00", ""), ("@18:30", "18:30", ""),
    ("20 Uhr", "20:00", ""),
  ])
  func findsWhatWasMeantInANote(text: String, written: String, rest: String) throws {
    let bytes = Array(text.utf8)
    let found = try #require(MeantTime.scan(bytes, at: 0, end: bytes.count, isNote: true))
    #expect(found.written == written)
    #expect(String(decoding: bytes[found.end...], as: UTF8.self) == rest)
  }

  @Test(arguments: [
    "8h", "7.15", "10.25", "4-6 lost", "2 - 3 sets", "18 km", "22.15 €", "22.15 km", "01:02:03", "1945", "1630", "12h in bed",
    "20",
    "at 5 we left", "9 people", "22.15-",
  ])
  func leavesWhatIsMeasuredInANote(text: String) {
    let bytes = Array(text.utf8)
    #expect(MeantTime.scan(bytes, at: 0, end: bytes.count, isNote: true) == nil)
  }

  /// Whatever bytes stand there, the end lies within them, and what is found reads as a time or a range.
  @Test func staysInBounds() {
    var random = SplitMix64(seed: 11)
    let parts = [
      "9", "10", "1630", ":", ".", "h", "-", " ", "~", "(", ")", "at ", "noon", "Uhr", "ish", "\u{FF19}", "\u{FF1A}", "午後", "時",
      "`", "*", "x",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(parts) }.joined()
      let bytes = Array(text.utf8)
      guard let found = MeantTime.scan(bytes, at: 0, end: bytes.count) else { continue }
      #expect((1...bytes.count).contains(found.end), "\(text)")
      #expect(TimeOfDay(found.written) != nil || TimeRange(found.written) != nil, "\(text)")
    }
  }

  /// Among the rows of a schedule a number before a plural is a time.
  @Test(arguments: [
    ("22h lights out", "22:00"), ("9-11 parcels", "09:00 - 11:00"), ("7 - 8 minutes", nil), ("9.30 euros", nil),
  ])
  func aRowTakesPlurals(text: String, written: String?) {
    let bytes = Array(text.utf8)
    #expect(MeantTime.scan(bytes, at: 0, end: bytes.count) == nil)
    #expect(MeantTime.scan(bytes, at: 0, end: bytes.count, isRow: true)?.written == written)
  }
}
