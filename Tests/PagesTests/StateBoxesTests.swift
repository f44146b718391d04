import Languages
import Testing
import Views

@testable import Pages

@Suite struct StateBoxesTests {
  /// Each has its own sign and word, whether it is kept or made.
  @Test(arguments: [PageState.open, .done, .dropped, .skipped, .missed, .waiting, .unknown("?")], Language.allCases)
  func aStateIsASignAndAWord(_ state: PageState, _ language: Language) {
    let written = String(decoding: StateBoxes(in: language)[state].bytes, as: UTF8.self)
    #expect(written.contains("aria-hidden=\"true\">\(Markup.escaped(state.sign)) </span>"))
    #expect(written.contains(">\(Markup.escaped(language.say(state) + language.colon)) </span>"))
  }
}
