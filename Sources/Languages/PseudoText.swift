/// English as a made-up language has it, which everybody can read and nobody takes for English: `Ŵáátéér ïïs dóónéé`.
enum PseudoText {
  /// The letters with accents, and vowels twice, as long languages have more of them. What stands in back quotes, commands and options
  /// stay, since they are typed.
  static func text(_ english: String) -> String {
    var isCode = false
    var result = ""
    for word in english.split(separator: " ", omittingEmptySubsequences: false) {
      if !result.isEmpty || word.startIndex != english.startIndex { result += " " }
      if word.hasPrefix("-") || word.contains("/") || word.contains("_") {
        result += word
        continue
      }
      for letter in word {
        if letter == "`" { isCode.toggle() }
        result += isCode ? String(letter) : letters[letter] ?? String(letter)
      }
    }
    return result
  }

  private static let letters: [Character: String] = [
    "a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "b": "ƀ", "c": "ç",
    "d": "ð", "f": "ƒ", "g": "ĝ", "h": "ĥ", "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ḿ", "n": "ñ", "p": "þ", "q": "ɋ", "r": "ŕ",
    "s": "š",
    "t": "ţ", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
  ]
}
