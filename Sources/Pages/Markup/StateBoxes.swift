import Languages
import Views

/// States before words, as they are written: a sign for the eye, a word for the ear.
struct StateBoxes {
  private let language: Language
  /// Those of the states that are named, in their order.
  private let written: [Markup]

  init(in language: Language) {
    self.language = language
    written = StateBoxes.written[language] ?? StateBoxes.named.map { StateBoxes.box($0, in: language) }
  }

  subscript(state: PageState) -> Markup {
    StateBoxes.named.firstIndex(of: state).map { written[$0] } ?? StateBoxes.box(state, in: language)
  }

  /// The states that have a name, of which lists have thousands; a mark has none. A table of states would make a hash for each.
  private static let named: [PageState] = [.open, .done, .dropped, .skipped, .missed, .waiting]

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
