import Foundation
import Outline
import Planner
import Reading
import TestSupport
import Testing

/// A case of `Grammar/cases.json`, as somebody who knows nothing of this project would decode it.
struct SharedCase: Decodable, CustomTestStringConvertible, Sendable {
  struct Line: Decodable, Sendable {
    var depth: Int
    var type: String
    var day: String?
    var title: String?
    var values: [String: String]?
  }

  struct Finding: Decodable, Equatable, Sendable {
    var severity: String
    var rule: String
    var line: Int
    var column: Int
  }

  private struct File: Decodable {
    var cases: [SharedCase]
  }

  var id: String
  var file: String
  var heading: String
  var kind: String?
  var name: String
  var today: String
  var text: String
  var reading: [Line]
  var findings: [Finding]
  var canonical: String?

  /// Below one of the folders that the name of a file in them stands for (`Grammar/README.md`).
  var kindByFolder: DocumentKind? { FormatExample.folders.kind(ofFileNamed: name) }

  var testDescription: String { id }

  static let all: [SharedCase] = {
    guard let bytes = try? ProjectFiles.bytes("Grammar/cases.json") else { return [] }
    return (try? JSONDecoder().decode(File.self, from: Data(bytes)).cases) ?? []
  }()
}
