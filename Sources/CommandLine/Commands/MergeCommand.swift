import Diagnostics
import Git
import Languages
import Merging
import SourceText
import Vault
import Workspace

/// `tidemark merge`
enum MergeCommand {
  private static let base = Operand.one("BASE", MergeHelp.base)
  private static let ours = Operand.one("OURS", MergeHelp.ours)
  private static let theirs = Operand.one("THEIRS", MergeHelp.theirs)
  private static let output = Option.text("output", short: "o", value: "FILE", MergeHelp.output)
  private static let markerSize = Option.value(
    "marker-size",
    value: "N",
    expectation: MergeHelp.markerSizeExpected,
    MergeHelp.markerSize
  ) { text in Int(text).flatMap { (1...100).contains($0) ? $0 : nil } }
  private static let path = Option.text("path", value: "PATH", MergeHelp.path)
  private static let labels = Option.texts("labels", values: ["OURS", "BASE", "THEIRS"], MergeHelp.labels)

  static let command = Command(
    "merge",
    MergeHelp.summary,
    discussion: MergeHelp.discussion,
    operands: [base, ours, theirs],
    options: [output, markerSize, path, labels],
    examples: [
      Example("tidemark merge base.md ours.md theirs.md --output -", MergeHelp.printMerge),
      Example("tidemark merge base.md ours.md theirs.md --marker-size 9", MergeHelp.mergeIntoOurs),
    ],
    exitCodes: [
      ExitCodeNote(.success, MergeHelp.success),
      ExitCodeNote(.findings, MergeHelp.findings),
      ExitCodeNote(.couldNotRun, MergeHelp.couldNotRun),
    ]
  ) { invocation, console in
    let names = invocation[labels]
    var run = MergeRun(console: console)
    run.path = invocation[path] ?? invocation[ours]
    run.output = invocation[output] ?? invocation[ours]
    run.markerSize = invocation[markerSize] ?? 7
    if !names.isEmpty { run.labels = Merge.Labels(ours: names[0], base: names[1], theirs: names[2]) }
    return run.run(base: invocation[base], ours: invocation[ours], theirs: invocation[theirs])
  }
}

/// One merge of three files.
private struct MergeRun {
  let console: Console
  var path = ""
  var output = ""
  var markerSize = 7
  var labels = Merge.Labels()

  /// How long, in seconds, a merge may take before it is done by lines.
  private static let patience = 20

  init(console: Console) { self.console = console }

  func run(base: String, ours: String, theirs: String) -> ExitCode {
    var versions: [[UInt8]] = []
    for file in [base, ours, theirs] {
      switch FileSystem.read(file) {
      case .success(let bytes): versions.append(bytes)
      case .failure(let error):
        console.error.write("tidemark: \(console.language.say(error.told(about: file)))\n")
        return .couldNotRun
      }
    }
    let lines = linesMerged(versions, [base, ours, theirs])
    let printsResult = output == "-"
    var target: [UInt8]? = versions[1]
    if !printsResult, output != ours {
      switch FileSystem.read(output) {
      case .success(let bytes): target = bytes
      case .failure(.notFound): target = nil
      case .failure(let error):
        console.error.write("tidemark: \(console.language.say(error.told(aboutWriting: output)))\n")
        return .couldNotRun
      }
    }
    if !printsResult, let lines, !write(lines.bytes, over: &target) { return .couldNotRun }
    let end = Clock.seconds + MergeRun.patience
    let merge = Merge(
      base: versions[0],
      ours: versions[1],
      theirs: versions[2],
      markerSize: markerSize,
      labels: labels,
      kindByFolder: VaultHomes().kindByFolder(ofPath: path),
      isOverdue: { Clock.seconds > end }
    )
    var (bytes, conflicts) = (merge.bytes, merge.conflicts)
    if case .byLines = merge.way, let lines { (bytes, conflicts) = (lines.bytes, lines.conflicts) }
    if printsResult {
      console.writeForeign(bytes)
    } else if !write(bytes, over: &target) {
      return .couldNotRun
    }
    guard conflicts > 0 else { return .success }
    let message = MergeMessage.conflicts(conflicts, in: ControlCharacters.escaping(path))
    console.error.write("tidemark: \(console.language.say(message))\n")
    return .findings
  }

  /// What git makes of the lines; nil where there is no git, or it cannot merge them, as with files that are no text.
  private func linesMerged(_ versions: [[UInt8]], _ files: [String]) -> (bytes: [UInt8], conflicts: Int)? {
    guard versions[1] != versions[2], versions[0] != versions[1], versions[0] != versions[2] else { return nil }
    let names = [labels.ours, labels.base, labels.theirs].flatMap { ["-L", $0] }
    let paths = ["--", files[1], files[0], files[2]]
    let arguments = ["merge-file", "-p", "--marker-size=\(markerSize)"] + names + paths
    guard let output = try? Git.run(arguments, timeout: MergeRun.patience), (0...127).contains(output.status) else {
      return nil
    }
    return (output.standardOutput, Int(output.status))
  }

  /// Writes the result over what was read there, or into a new file.
  private func write(_ bytes: [UInt8], over target: inout [UInt8]?) -> Bool {
    guard bytes != target else { return true }
    if case .failure(let failure) = FileSystem.commit([FileChange(path: output, before: target, after: bytes)]) {
      console.error.write("tidemark: \(console.language.say(failure.told))\n")
      return false
    }
    target = bytes
    return true
  }
}

/// What is told of a merge.
enum MergeMessage: Message {
  /// The path of the file.
  case conflicts(Int, in: String)
}

/// What the help of `merge` says.
enum MergeHelp: Message {
  case base, ours, theirs, output, markerSizeExpected, markerSize, path, labels, summary, discussion, printMerge
  case mergeIntoOurs, success, findings, couldNotRun
}
