import Import
public import Languages

/// Why a JSON value is no page as `JSONExport` writes one.
public struct JSONImportError: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// A key that must be there is not.
    case missing
    /// A value of another kind is asked for.
    case wrongValue(JSONExpectation)
  }

  /// Where it stands: `documents[0].sections[2].items[0].due`.
  public var path: String
  public var reason: Reason

  /// What is wrong, and where.
  var problem: JSONProblem {
    switch reason {
    case .missing: .isMissing(path)
    case .wrongValue(let expected): .isNot(path, expected)
    }
  }
}

/// What a value must be, as it is told of one that is not.
public enum JSONExpectation: Message, Hashable {
  case object, text, list
  /// A number, or a length of time.
  case number
  case wholeNumber(least: Int)
  case date, time
  case oneOf([String])
  case rule, reminder
  /// A date after that of another key.
  case dateAfter(String)
  case dateNotBefore(String)
  case timeAfter(String)
  case positiveNumber
  /// So many times as the rule beside it says.
  case timesOfRule(Int)
  case month
}

/// What is wrong of a JSON value, or of a text that is none.
enum JSONProblem: Message {
  case isMissing(String)
  /// The path of a value is empty where it is the whole text.
  case isNot(String, JSONExpectation)
  case isNoJSON
  case hasWrongEscape
  case hasControlCharacter
  case isNestedDeeper(Int)
  case isNotUTF8

  init(_ error: JSONSyntaxError) {
    self =
      switch error.reason {
      case .unexpected: .isNoJSON
      case .wrongEscape: .hasWrongEscape
      case .controlCharacter: .hasControlCharacter
      case .tooDeep: .isNestedDeeper(JSONParser.deepest)
      case .notUTF8: .isNotUTF8
      }
  }
}

/// Why a file is not what a program exports.
enum ExportFileProblem: Message {
  case isNoObject(String)
  /// A member that must be a list, and the name of the program.
  case isNoList(String, String)
  case hasWrong(JSONProblem, String)
  case isOfLaterVersion(Int)
}

extension ImportError {
  init(_ place: ImportPlace, _ problem: JSONProblem) { self.init(place, told: Told(problem)) }
  init(_ place: ImportPlace, _ problem: ExportFileProblem) { self.init(place, told: Told(problem)) }
}
