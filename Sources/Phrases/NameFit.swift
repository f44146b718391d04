/// How well a title fits the words that a person names it by, the best first (commands, *Names*).
package enum NameFit: Int, CaseIterable, Comparable, Sendable {
  /// But for case and accents.
  case equal
  /// The title begins so.
  case beginning
  /// Each word begins a word of the title, in its order: `morn hyd` for *Morning Hydration*.
  case words
  /// The words are somewhere in the title, or it begins with their letters: `pushups` for *Push-ups*.
  case part

  /// `nil` where it does not fit, and for words without a letter.
  package init?(_ words: NameKey, _ title: NameKey) {
    guard !words.text.isEmpty else { return nil }
    if title.text.hasPrefix(words.text) {
      self = title.text == words.text ? .equal : .beginning
    } else if words.begin(wordsOf: title) {
      self = .words
    } else if title.text.contains(words.text) || words.begin(lettersOf: title) {
      self = .part
    } else {
      return nil
    }
  }

  package static func < (left: NameFit, right: NameFit) -> Bool { left.rawValue < right.rawValue }

  /// The indices of the titles that fit best, and how well they do; nil where none fits.
  package static func best(_ words: NameKey, of titles: [NameKey]) -> (fit: NameFit, indices: [Int])? {
    let fits = titles.map { NameFit(words, $0) }
    guard let fit = fits.compactMap(\.self).min() else { return nil }
    return (fit, fits.indices.filter { fits[$0] == fit })
  }
}

/// A name as names are compared: upper and lower case are the same, and so are a Latin letter with an accent and without.
package struct NameKey: Hashable, Sendable {
  package let text: String

  package init(_ name: String) {
    let small = name.lowercased()
    text = small.utf8.allSatisfy { $0 < 0x80 } ? small : NameKey.folded(small)
  }

  private static func folded(_ name: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case ..<0x80: folded.append(scalar)
      // Accents that stand for themselves.
      case 0x300...0x36F: continue
      default: folded.append(contentsOf: letters(of: scalar))
      }
    }
    return String(folded)
  }

  /// The letter without its accent, which its name in Unicode tells; two letters for those that are written as one.
  private static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "ß": return ["s", "s"]
    case "æ": return ["a", "e"]
    case "œ": return ["o", "e"]
    default: break
    }
    let start = "LATIN SMALL LETTER "
    guard let name = scalar.properties.name, name.hasPrefix(start) else { return [scalar] }
    let rest = name.dropFirst(start.count)
    guard let letter = rest.unicodeScalars.first, rest.dropFirst().hasPrefix(" WITH "), "A"..."Z" ~= letter else {
      return [scalar]
    }
    return [Unicode.Scalar(UInt8(letter.value) | 0x20)]
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber) }
  }

  /// Whether a title begins with these letters and digits, with signs and spaces between them. Fewer than four say too little.
  fileprivate func begin(lettersOf title: NameKey) -> Bool {
    func counts(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
    guard text.count >= 4, text.allSatisfy(counts) else { return false }
    var rest = title.text[...]
    for letter in text {
      rest = rest.drop { !counts($0) }
      guard rest.first == letter else { return false }
      rest.removeFirst()
    }
    return true
  }

  fileprivate func begin(wordsOf title: NameKey) -> Bool {
    var rest = NameKey.words(of: title.text)[...]
    let words = NameKey.words(of: text)
    for word in words {
      guard let found = rest.firstIndex(where: { $0.hasPrefix(word) }) else { return false }
      rest = rest[rest.index(after: found)...]
    }
    return !words.isEmpty
  }
}
