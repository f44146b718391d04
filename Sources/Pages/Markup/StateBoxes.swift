import Languages
import Views

/// States before words, as they are written: a sign for the eye, a word for the ear.
struct StateBoxes {
  private let language: Language
  /// Those of the states that are named, in their order.
  private let written: [Markup]

  init(in language: Language) {
    self.language = language
    written = StateBoxes.written[language] ?? []
  }

  subscript(state: PageState) -> Markup {
    guard let place = StateBoxes.place(of: state), written.indices.contains(place) else {
      return StateBoxes.box(state, in: language)
    }
    return written[place]
  }

  /// The states that have a name, of which lists have thousands.
  private static let named: [PageState] = [.open, .done, .dropped, .skipped, .missed, .waiting]

  /// Where a state is among them; nil for one that is a mark. A table of states would make a hash for each.
  private static func place(of state: PageState) -> Int? {
    switch state {
    case .open: 0
    case .done: 1
    case .dropped: 2
    case .skipped: 3
    case .missed: 4
    case .waiting: 5
    case .unknown: nil
    }
  }

  private static let written: [Language: [Markup]] = {
    var written: [Language: [Markup]] = [:]
    for language in Language.allCases { written[language] = StateBoxes.named.map { StateBoxes.box($0, in: language) } }
    return written
  }()

  private static func box(_ state: PageState, in language: Language) -> Markup {
    var markup = Markup()
    markup.element(.span, class: "sign") {
      $0.attribute("aria-hidden", fixed: "true")
      $0.text(state.sign)
      $0.text(" ")
    }
    markup.element(.span, class: "spoken") {
      $0.text(language.say(state))
      $0.text(language.colon)
      $0.text(" ")
    }
    return markup
  }
}
