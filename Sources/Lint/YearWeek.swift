import Chronology

/// The number of a week of a year, as it stands in calendars: `KW 46`, `semaine 40`.
struct YearWeek {
  let number: Int
  /// The offset after it.
  let end: Int

  init?(_ bytes: [UInt8], at offset: Int, end: Int) {
    guard offset + 3 < end, "kKsS".utf8.contains(bytes[offset]),
      let space = (offset..<min(end, offset + 9)).first(where: { bytes[$0] <= 0x20 })
    else { return nil }
    let word = String(decoding: bytes[offset..<space], as: UTF8.self).lowercased()
    guard ["kw", "semaine", "semana"].contains(word) else { return nil }
    let stop = (space + 1..<end).first { bytes[$0] &- 0x30 >= 10 } ?? end
    guard let number = Int(String(decoding: bytes[space + 1..<stop], as: UTF8.self)), 1...53 ~= number,
      stop == end || " :,".utf8.contains(bytes[stop])
    else { return nil }
    (self.number, self.end) = (number, stop)
  }

  /// Its first day.
  func monday(ofYear year: Int) -> CivilDate? { CivilDate(mondayOfWeek: number, of: year) }
}
