import TestLaws
import Testing

@testable import CommandLine

@Suite struct ImportFormatsTests {
  @Test func eachFormatHasItsLaw() {
    #expect(ImportFormats.all.map { $0.name } == ReaderLaw.formats.map { $0.name })
  }
}
