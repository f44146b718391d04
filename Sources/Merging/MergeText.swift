/// Writes a script: whole, with marks where the sides contradict each other, or as one side has it there.
struct MergeText {
  /// Which of the two is called what, and how the marks look.
  struct Marks {
    var left: String
    var right: String
    /// Which stands first.
    var first: MergeSide
    var size: Int
    var ending: [UInt8]

    /// The lines of a conflict. Each mark begins a line as git knows them: a lone CR ends none.
    func lines(left leftText: [UInt8], right rightText: [UInt8], lineEnding: [UInt8]) -> [UInt8] {
      func ended(_ text: [UInt8]) -> [UInt8] {
        text.isEmpty || text.last == UInt8(ascii: "\n") ? text : text + lineEnding
      }
      let isLeftFirst = first == .left
      return line("<", isLeftFirst ? left : right) + ended(isLeftFirst ? leftText : rightText)
        + line("=") + ended(isLeftFirst ? rightText : leftText) + line(">", isLeftFirst ? right : left)
    }

    private func line(_ sign: Character, _ label: String = "") -> [UInt8] {
      Array((String(repeating: sign, count: size) + (label.isEmpty ? "" : " " + label)).utf8) + ending
    }
  }

  /// A head as it was written.
  struct Written {
    var node: Int
    var parent: Int
    var kind: MergeTree.Kind
    var content: [UInt8]
  }

  private let script: MergeScript
  private let tree: MergedTree
  private(set) var bytes: [UInt8] = []
  private(set) var written: [Written] = []
  private var previous = -1
  /// The ending of the line that was written last, not yet written itself.
  private var ending: [UInt8]?

  /// The text as one side has it where there is a conflict.
  static func resolved(_ script: MergeScript, to side: MergeSide) -> MergeText {
    var text = MergeText(script)
    text.write(resolvedTo: side)
    return text
  }

  /// The text with marks.
  static func marked(_ script: MergeScript, _ marks: Marks) -> [UInt8] {
    var text = MergeText(script)
    text.write(with: marks)
    return text.bytes
  }

  private init(_ script: MergeScript) { (self.script, tree) = (script, script.tree) }

  // MARK: As one side has it

  private mutating func write(resolvedTo side: MergeSide) {
    for step in script.steps {
      switch step {
      case .head(let head): write(head, head.pieces.content(resolvedTo: side))
      case .conflict(let left, let right):
        for head in side == .left ? left : right { write(head, head.pieces.content(resolvedTo: side)) }
      }
    }
    writeTail()
  }

  private mutating func write(_ head: MergeScript.Head, _ content: [UInt8]) {
    begin(head)
    bytes += content
    written.append(Written(node: head.node, parent: head.parent, kind: tree.key(head.node).kind, content: content))
    finish(head)
  }

  /// Ends the line before a head, and puts the blank lines there.
  private mutating func begin(_ head: MergeScript.Head) {
    if let ending { bytes += ending }
    ending = nil
    bytes += Separation(tree).blanks(between: previous, and: head.node)
  }

  private mutating func finish(_ head: MergeScript.Head) {
    ending = head.ending
    previous = head.node
  }

  /// What stands behind the last words.
  private mutating func writeTail() {
    let (old, own, other) = (
      tree.base.bytes(tree.base.tailRange), tree.left.bytes(tree.left.tailRange), tree.right.bytes(tree.right.tailRange)
    )
    if case .settled(let tail) = ThreeWay.merge(old, own, other) {
      bytes += tail
    } else {
      bytes += own.count < other.count ? other : own
    }
  }

  // MARK: With marks

  private mutating func write(with marks: Marks) {
    for step in script.steps {
      switch step {
      case .head(let head): write(head, with: marks)
      case .conflict(let left, let right): write(left, right, with: marks)
      }
    }
    guard ending?.isEmpty == true else { return writeTail() }
    // The last mark has a line ending already.
    let end = bytes.count
    writeTail()
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { bytes.remove(at: end) }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { bytes.remove(at: end) }
  }

  private mutating func write(_ head: MergeScript.Head, with marks: Marks) {
    begin(head)
    for (index, piece) in head.pieces.enumerated() {
      switch piece {
      case .text(let text): bytes += text
      case .conflict(let left, let right):
        let isLast = index == head.pieces.count - 1
        writeMarks(marks, left, right, head.ending)
        if isLast {
          previous = head.node
          ending = []
          return
        }
      }
    }
    finish(head)
  }

  private mutating func write(_ left: [MergeScript.Head], _ right: [MergeScript.Head], with marks: Marks) {
    guard let first = left.first ?? right.first else { return }
    begin(first)
    let before = previous
    func text(_ heads: [MergeScript.Head]) -> [UInt8] {
      var inner = MergeText(script)
      for (index, head) in heads.enumerated() {
        if index == 0 { inner.previous = before } else { inner.begin(head) }
        inner.bytes += head.pieces.content(resolvedTo: .left)
        inner.finish(head)
      }
      return inner.bytes + (inner.ending ?? [])
    }
    writeMarks(marks, text(left), text(right), marks.ending)
    previous = (left.last ?? right.last)?.node ?? previous
    ending = []
  }

  private mutating func writeMarks(_ marks: Marks, _ left: [UInt8], _ right: [UInt8], _ ending: [UInt8]) {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes += marks.ending }
    bytes += marks.lines(left: left, right: right, lineEnding: ending.last == UInt8(ascii: "\n") ? ending : marks.ending)
  }
}

extension MergeText {
  /// The text of a merge of lines.
  static func marked(_ pieces: [MergePiece], _ marks: Marks) -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces {
      if case .conflict = piece, let last = result.last, last != UInt8(ascii: "\n") { result += marks.ending }
      switch piece {
      case .text(let text): result += text
      case .conflict(let left, let right): result += marks.lines(left: left, right: right, lineEnding: marks.ending)
      }
    }
    return result
  }
}
