import SourceText
import Testing

@Suite struct UTF8BytesTests {
  @Test(arguments: [[], [""], ["", ""], ["a"], ["a", "", "bc"], ["é", "\n", "🎈", "z"]] as [[String]])
  func areOneBehindTheOther(_ pieces: [String]) {
    #expect(pieces.map { Array($0.utf8) }.inOne() == Array(pieces.joined().utf8))
  }

  @Test(arguments: ["", "a", "né", "a text of more than fifteen bytes"])
  func takeATextWhole(_ text: String) {
    var bytes = Array("before ".utf8)
    bytes.append(utf8: text)
    #expect(bytes == Array(("before " + text).utf8))
  }
}
