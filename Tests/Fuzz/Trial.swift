import Foundation
import SourceText
import TestLaws

/// Tries the inputs that standard input holds: before each a line with its length in bytes. libFuzzer, its address sanitizer and what
/// it counts need a build of their own, which a check of every change cannot wait for.
///
/// Each input's number is printed before it is tried, so that whoever made them knows which one ended the process.
@main enum Trial {
  static func main() throws {
    var rest = try FileHandle.standardInput.readToEnd()?[...] ?? Data()
    var number = 0
    while let end = rest.firstIndex(of: 0x0A) {
      guard let count = Int(String(decoding: rest[..<end], as: UTF8.self)), rest.endIndex - end > count else {
        fatalError("input \(number) has no length, or is shorter")
      }
      let bytes = Array(rest[(end + 1)..<(end + 1 + count)])
      rest = rest[(end + 1 + count)...]
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
      let broken = FuzzedLaw.chosen.broken(by: bytes)
      if !broken.isEmpty { Findings.take(bytes, broken) }
      number += 1
    }
    FileHandle.standardOutput.write(Data("tried \(number)\n".utf8))
  }
}
