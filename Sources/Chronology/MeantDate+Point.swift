extension MeantDate {
  /// Where a day and a month end that a point parts and none follows, as in `21.11 with Ana`, where a line begins with a day. It is
  /// none before a unit: `5.12 km`.
  package static func endWithoutPoint(_ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard offset + 4 <= end, isDigit(bytes[offset]) else { return nil }
    let point = offset + (isDigit(bytes[offset + 1]) ? 2 : 1)
    guard point + 3 <= end, bytes[point] == UInt8(ascii: "."), let month = scanTwoDigits(bytes, at: point + 1, end: end),
      let day = scanShortNumber(bytes, at: offset, end: end)?.value, CivilDate(year: 2000, month: month, day: day) != nil,
      case let stop = point + 3
    else { return nil }
    guard stop < end else { return stop }
    if bytes[stop] == UInt8(ascii: ":") || bytes[stop] == UInt8(ascii: ",") { return stop }
    guard spaceLength(bytes, at: stop, end: end) > 0 else { return nil }
    let scanner = MeantTimeScanner(bytes: bytes, end: end, isSentence: false, isNote: false)
    return scanner.hasUnit(behind: stop) ? nil : stop
  }
}
