import TestLaws
import TestSupport
import Testing

/// Inputs that broke a law once, which `make fuzz` or a person found. Each is a file in `Tests/Regressions/LAW`.
@Suite struct RegressionTests {
  struct Input: CustomTestStringConvertible, Sendable {
    let law: InputLaw
    let path: String

    var testDescription: String { path }

    static let all = InputLaw.allCases.flatMap { law -> [Input] in
      let folder = "Tests/Regressions/\(law.rawValue)"
      guard ProjectFiles.exists(folder) else { return [] }
      return ProjectFiles.paths(below: folder, endingIn: "").map { Input(law: law, path: $0) }
    }
  }

  @Test(arguments: Input.all) func lawHolds(_ input: Input) throws {
    let broken = input.law.broken(by: try ProjectFiles.bytes(input.path))
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }

  /// A folder that names no law would never be looked at.
  @Test func everyFolderNamesALaw() throws {
    let names = try ProjectFiles.names(in: "Tests/Regressions").filter { !$0.contains(".") }
    #expect(names.filter { InputLaw(rawValue: $0) == nil } == [])
    #expect(!Input.all.isEmpty)
  }

  /// A law that says nothing of anything would hold for all inputs.
  @Test(arguments: InputLaw.allCases) func lawHoldsForNothing(_ law: InputLaw) {
    #expect(law.broken(by: []) == [])
  }
}
