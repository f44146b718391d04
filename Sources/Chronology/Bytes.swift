/// What the scanners ask of single bytes. Every scanner takes `bytes`, an offset and an `end` that it does not read past.
/// An offset at or past `end` is no digit, no letter and no space.

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10
}

@inline(__always)
func isDigit(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
  offset < end && isDigit(bytes[offset])
}

/// An ASCII letter or digit.
@inline(__always)
func isWordByte(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
  offset < end && (isDigit(bytes[offset]) || (bytes[offset] | 0x20) &- 0x61 < 26)
}

/// The length in bytes of the space at an offset (U+0020, tab, U+00A0, U+202F: format, *Spaces and equal spellings*), or 0.
@inline(__always)
func spaceLength(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
  guard offset < end else { return 0 }
  switch bytes[offset] {
  case 0x20, 0x09: return 1
  case 0xC2: return offset + 1 < end && bytes[offset + 1] == 0xA0 ? 2 : 0
  case 0xE2: return offset + 2 < end && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0xAF ? 3 : 0
  default: return 0
  }
}

/// The offset after the spaces at an offset.
@inline(__always)
func skipSpaces(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
  var offset = offset
  while case let length = spaceLength(bytes, at: offset, end: end), length > 0 { offset += length }
  return offset
}

/// The length in bytes of the dash or arrow at an offset (`-`, U+2013, U+2014, U+2212, U+2192), or 0.
@inline(__always)
func dashLength(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
  guard offset < end else { return 0 }
  if bytes[offset] == UInt8(ascii: "-") { return 1 }
  guard bytes[offset] == 0xE2, offset + 2 < end else { return 0 }
  switch (bytes[offset + 1], bytes[offset + 2]) {
  case (0x80, 0x93), (0x80, 0x94), (0x88, 0x92), (0x86, 0x92): return 3
  default: return 0
  }
}

/// The offset after a range's separator: a dash, an arrow (`→`, `->`) or `..` with or without spaces, or `to` between spaces;
/// `nil` where there is none. `isSpaced` tells whether a space stands before it.
func skipSeparator(_ bytes: [UInt8], at offset: Int, end: Int) -> (end: Int, isSpaced: Bool)? {
  let start = skipSpaces(bytes, at: offset, end: end)
  let isSpaced = start > offset
  if case let length = signLength(bytes, at: start, end: end), length > 0 {
    return (skipSpaces(bytes, at: start + length, end: end), isSpaced)
  }
  guard isSpaced, start + 2 < end, bytes[start] | 0x20 == UInt8(ascii: "t"), bytes[start + 1] | 0x20 == UInt8(ascii: "o") else {
    return nil
  }
  let next = skipSpaces(bytes, at: start + 2, end: end)
  return next > start + 2 ? (next, isSpaced) : nil
}

/// The length in bytes of the sign that parts the ends of a range: a dash, an arrow, which may be `->`, or two dots; or 0.
@inline(__always)
private func signLength(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
  guard offset < end else { return 0 }
  if bytes[offset] == UInt8(ascii: ".") { return hasTwoDots(bytes, at: offset, end: end) ? 2 : 0 }
  let dash = dashLength(bytes, at: offset, end: end)
  return dash == 1 && offset + 1 < end && bytes[offset + 1] == UInt8(ascii: ">") ? 2 : dash
}

/// Whether `..` stands at an offset.
@inline(__always)
func hasTwoDots(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
  offset + 1 < end && bytes[offset] == UInt8(ascii: ".") && bytes[offset + 1] == UInt8(ascii: ".")
}

/// The value of one or two digits at an offset; `nil` for none, or more than two.
@inline(__always)
func scanShortNumber(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: Int, end: Int)? {
  guard isDigit(bytes, at: offset, end: end) else { return nil }
  let first = Int(bytes[offset] & 0x0F)
  guard isDigit(bytes, at: offset + 1, end: end) else { return (first, offset + 1) }
  guard !isDigit(bytes, at: offset + 2, end: end) else { return nil }
  return (first * 10 + Int(bytes[offset + 1] & 0x0F), offset + 2)
}

/// The value of two digits at an offset, and no third; `nil` for anything else.
@inline(__always)
func scanTwoDigits(_ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
  guard let number = scanShortNumber(bytes, at: offset, end: end), number.end == offset + 2 else { return nil }
  return number.value
}

/// Two digits, as in `07`.
func twoDigits(_ number: Int) -> String {
  String(unsafeUninitializedCapacity: 2) { bytes in
    write(number, digits: 2, to: bytes, at: 0)
    return 2
  }
}

/// Writes so many digits of a number, with zeros before them where it has fewer.
@inline(__always)
package func write(_ number: Int, digits: Int, to bytes: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
  var rest = number
  for place in stride(from: offset + digits - 1, through: offset, by: -1) {
    bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
    rest /= 10
  }
}

/// Where a word of small ASCII letters ends that stands at an offset in any case, with no letter or digit behind it; or `nil`.
func scanWord(_ word: StaticString, _ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
  let wordEnd = offset + word.utf8CodeUnitCount
  guard wordEnd <= end, !isWordByte(bytes, at: wordEnd, end: end) else { return nil }
  for place in 0..<word.utf8CodeUnitCount where bytes[offset + place] | 0x20 != word.utf8Start[place] { return nil }
  return wordEnd
}

/// The quotient rounded down, for a positive divisor.
@inline(__always)
func floorQuotient(_ number: Int, _ divisor: Int) -> Int {
  number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
}

/// The remainder 0 ..< divisor, for a positive divisor.
@inline(__always)
func floorRemainder(_ number: Int, _ divisor: Int) -> Int {
  let remainder = number % divisor
  return remainder < 0 ? remainder + divisor : remainder
}

/// A name as a title has it: `Monday` of `monday`.
func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
