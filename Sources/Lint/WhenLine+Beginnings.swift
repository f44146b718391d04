import Chronology

/// Whether a day, a time or a rule may begin at a word, which is asked of nearly all words of a vault.
extension WhenLine {
  /// Whether any words of a text can say when. Most tasks have no digit and none of the words that do without one, and this is asked
  /// of every task.
  static func maySayWhen(_ textRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    mayBegin(in: textRange, of: bytes, end: textRange.upperBound)
  }

  /// Whether a day, a time or a rule may begin within some bytes of a text, or in the number behind them: `Mi 19:30`.
  private static func mayBegin(in range: Range<Int>, of bytes: [UInt8], end: Int) -> Bool {
    var isStart = true
    for offset in range {
      let byte = bytes[offset]
      if byte &- 0x30 < 10 || byte == UInt8(ascii: "@") { return true }
      guard (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 else {
        isStart = true
        continue
      }
      if isStart, beginnings.stand(in: bytes, at: offset, end: end), beginsWhen(offset, end, bytes) { return true }
      isStart = false
    }
    return false
  }

  /// Whether anything may begin at a word: most words of a line that says when are not those that say it.
  func mayBegin(at index: Int) -> Bool {
    let isBeforeNumber = index + 1 < words.count && bytes[words[index + 1].range.lowerBound] &- 0x30 < 10
    return isBeforeNumber || lead(at: index) != nil || WhenLine.mayBegin(in: words[index].range, of: bytes, end: end)
  }

  /// A day that needs no number, a rule, or a time that has a name.
  private static func beginsWhen(_ offset: Int, _ end: Int, _ bytes: [UInt8]) -> Bool {
    if MeantDate.mayBegin(bytes, at: offset, end: end, isNumbered: false) { return true }
    guard offset + 3 <= end else { return false }
    let start = firstThree(of: bytes, at: offset)
    for name in names[Int(bytes[offset] | 0x20)] where name.start == start && isName(name.bytes, at: offset, end, bytes) {
      return true
    }
    return false
  }

  /// Three bytes in one number, upper and lower case being one.
  private static func firstThree(of bytes: [UInt8], at offset: Int) -> UInt32 {
    UInt32(bytes[offset] | 0x20) << 16 | UInt32(bytes[offset + 1] | 0x20) << 8 | UInt32(bytes[offset + 2] | 0x20)
  }

  private static func isName(_ name: [UInt8], at offset: Int, _ end: Int, _ bytes: [UInt8]) -> Bool {
    guard offset + name.count <= end else { return false }
    for place in name.indices where bytes[offset + place] != name[place] && bytes[offset + place] | 0x20 != name[place] {
      return false
    }
    return true
  }

  /// How words begin that say a rule, a time or a day without any number, or that such a one follows, by their first byte: `every`,
  /// `midnight`, `bis`. Nearly all words differ from them in the first three bytes, which none of them is shorter than.
  private static let names: [[(start: UInt32, bytes: [UInt8])]] = {
    let all = [
      "every", "each ", "noon", "midn", "heute", "hoy ", "jede", "bis ", "chaq", "cada ", "tous ", "todos", "immer", "eod",
      "cob", "xmas", "eow", "eom", "eoy", "mwf", "tth", "tuth", "mtw", "mo,", "di,", "mi,", "do,", "fr,", "sa,", "so,",
      "täglich", "wöchentlich", "monatlich", "jährlich", "daily", "weekly", "monthly", "yearly", "tmr", "end ", "ende ", "fin ",
      "nächste", "kommende", "próximo", "proximo", "mid ", "mid-", "early ", "late ", "mitte ", "anfang ", "début ",
      "mediados ",
      "finales", "mañana", "demain", "morgen", "übermorgen", "après", "lundi", "mardi", "mercredi", "jeudi", "vendredi",
      "samedi", "dimanche", "lunes",
      "martes", "miércoles", "miercoles", "jueves", "viernes", "sábado", "sabado", "domingo", "montag", "dienstag", "mittwoch",
      "donnerstag", "freitag", "samstag", "sonntag",
    ].map { Array($0.utf8) }
    var byFirst = Array(repeating: [(start: UInt32, bytes: [UInt8])](), count: 256)
    for name in all { byFirst[Int(name[0])].append((firstThree(of: name, at: 0), name)) }
    return byFirst
  }()

  /// How all words begin with which anything may: nearly all words end the matter here.
  private static let beginnings = Beginnings(
    of: MeantDate.wordsWithoutNumber + names.joined().map { String(decoding: $0.bytes, as: UTF8.self) }
  )
}
