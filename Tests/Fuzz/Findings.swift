import Foundation
import SourceText
import TestLaws

/// What to do with an input that breaks a law.
enum Findings {
  /// Prints what is broken, and the smallest part of the input that breaks the law; then ends the process.
  ///
  /// With `TIDEMARK_FINDINGS`, a folder, the run goes on instead: the smallest input of each sort is kept there, named by what is
  /// broken without its words and numbers.
  static func take(_ bytes: [UInt8], _ broken: [String]) {
    guard let folder = ProcessInfo.processInfo.environment["TIDEMARK_FINDINGS"] else {
      // What is only printed would stay in the process that ends here.
      FileHandle.standardOutput.write(Data((words(bytes, broken) + "\n").utf8))
      abort()
    }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(sort(broken))
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    let smallest = Shrinking.smallest(SourceText(bytes)) { sort(FuzzedLaw.chosen.broken(by: $0.bytes)) == sort(broken) }
    try? Data(smallest.bytes).write(to: file)
    print(words(smallest.bytes, FuzzedLaw.chosen.broken(by: smallest.bytes)))
  }

  private static func words(_ bytes: [UInt8], _ broken: [String]) -> String {
    "\n=== broken\n\(broken.joined(separator: "\n"))\n--- by, escaped\n\(Shrinking.escaped(SourceText(bytes)))\n==="
  }

  private static func sort(_ broken: [String]) -> String {
    let line = broken.first?.split(separator: "\n").first.map(String.init) ?? ""
    let plain = line.replacing(#/“.*?”|[0-9]+/#, with: "")
    return String(String(plain.map { $0.isASCII && $0.isLetter ? $0 : "-" }).prefix(60))
  }
}
