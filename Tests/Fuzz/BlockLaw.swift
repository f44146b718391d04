import SourceText

@testable import Markdown

/// Hiding inlines from libcmark changes no block.
enum BlockLaw {
  static func broken(by bytes: [UInt8]) -> [String] {
    let source = SourceText(bytes)
    let hidden = BlockTree.parse(source, fromLine: 0, bounds: .standard, hidingInlines: true)
    let whole = BlockTree.parse(source, fromLine: 0, bounds: .standard, hidingInlines: false)
    return hidden == whole ? [] : ["with inlines hidden: \(hidden.blocks)\nas they are: \(whole.blocks)"]
  }
}
