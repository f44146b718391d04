import Foundation
import TestLaws

/// The law that a run tries to break.
enum FuzzedLaw {
  case ofInput(InputLaw)
  /// libcmark reads the same blocks whether inlines are hidden from it or not.
  case blocks

  /// The one that `TIDEMARK_LAW` names.
  static let chosen: FuzzedLaw = {
    let name = ProcessInfo.processInfo.environment["TIDEMARK_LAW"] ?? ""
    if name == "blocks" { return .blocks }
    if let law = InputLaw(rawValue: name) { return .ofInput(law) }
    let names = InputLaw.allCases.map(\.rawValue) + ["blocks"]
    fatalError("TIDEMARK_LAW is “\(name)”; choose one of \(names.joined(separator: ", "))")
  }()

  func broken(by bytes: [UInt8]) -> [String] {
    switch self {
    case .ofInput(let law): law.broken(by: bytes)
    case .blocks: BlockLaw.broken(by: bytes)
    }
  }
}
