import SourceText

/// Names in a sentence of which a page keeps links, emphasis and code. Where they are in it only its language knows, so a sign
/// is in the place of each until the sentence is made.
struct PageNames {
  private var names: [PageText] = []

  /// Before and after the number of a name. Unicode gives it no meaning, and no keyboard writes it.
  private static let sign: Character = "\u{10FFFD}"

  /// Whether the sign is among some words. Its first byte is in hardly any, and is found sooner than a character.
  private static func isIn(_ words: String) -> Bool { words.holds(0xF4) && words.contains(sign) }

  /// What is said in the place of a name: its words, where nothing in it is set off.
  mutating func words(for name: PageText) -> String {
    if name.isPlain {
      let words = name.words
      if !PageNames.isIn(words) { return words }
    }
    let place = names.firstIndex(of: name) ?? names.count
    if place == names.count { names.append(name) }
    return "\(PageNames.sign)\(place)\(PageNames.sign)"
  }

  /// The sentence with its names.
  func text(of sentence: String) -> PageText {
    guard !names.isEmpty, PageNames.isIn(sentence) else { return PageText(sentence) }
    var text = PageText()
    var words = ""
    var rest = Substring(sentence)
    while let start = rest.firstIndex(of: PageNames.sign) {
      let after = rest.index(after: start)
      if let end = rest[after...].firstIndex(of: PageNames.sign), let name = Int(rest[after..<end]),
        names.indices.contains(name)
      {
        text.append(words + rest[..<start])
        text += names[name]
        words = ""
        rest = rest[rest.index(after: end)...]
      } else {
        // Somebody's own.
        words += rest[...start]
        rest = rest[after...]
      }
    }
    text.append(words + rest)
    return text
  }
}

extension PageText {
  /// A sentence that names things, in whose names links, emphasis and code stay.
  ///
  /// - Parameter sentence: makes it, and asks for what it says in the place of each name.
  init(naming sentence: (_ name: (PageText) -> String) -> String) {
    var names = PageNames()
    let words = sentence { names.words(for: $0) }
    self = names.text(of: words)
  }

  /// The same for several sentences.
  static func texts(naming sentences: (_ name: (PageText) -> String) -> [String]) -> [PageText] {
    var names = PageNames()
    let words = sentences { names.words(for: $0) }
    return words.map { names.text(of: $0) }
  }

  /// Whether nothing in it is set off, leads anywhere or is a day.
  fileprivate var isPlain: Bool { isEmpty || onlyWords?.style == .plain }

  /// The same in a style. What is set off in it stays as it is, and words that are not are one run.
  package func styled(_ style: Style) -> PageText {
    if let only = onlyWords { return only.style == .plain ? PageText(only.words, style) : self }
    var text = PageText()
    var words = ""
    for run in runs {
      guard run.style != .plain || run.target != nil || run.date != nil else {
        words += run.text
        continue
      }
      text.append(words, style)
      words = ""
      text += PageText(run.text, run.style == .plain ? style : run.style, target: run.target, date: run.date)
    }
    text.append(words, style)
    return text
  }
}
