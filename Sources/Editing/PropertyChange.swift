import Languages
import Outline
import Planner
import Reading
import SourceText

extension EditableFile {
  /// The file with a property of its front matter set; nil takes it out. One line changes, and no other of the front matter.
  ///
  /// - Parameters:
  ///   - values: one text, or several for a property that takes a list.
  ///   - allowsProblems: whether the value may be one that does not read.
  public func setting(_ name: String, to values: [String]?, allowsProblems: Bool = false) throws(EditRefusal) -> EditableFile {
    guard name != PropertyKey.kind.rawValue else {
      throw EditRefusal(PropertyChangeMessage.keepsKind(path), help: .beginNewFile)
    }
    let old = document.properties.entries.first { $0.name == name }
    if values == nil, old == nil { return self }
    if let old, old.key != nil, let joined = old.joinedRange {
      throw EditRefusal(
        PropertyChangeMessage.isPart(
          document.text(joined),
          of: name,
          at: "\(path):\(source.line(at: joined.lowerBound) + 1)"
        ),
        help: .giveOwnProperty
      )
    }
    if let values, let old, old.value == (values.count == 1 ? .text(values[0]) : .list(values)) { return self }
    guard !document.properties.lines.isEmpty else { throw EditRefusal(PropertyChangeMessage.hasNoFrontMatter(path)) }
    let takesList = PropertyKey(rawValue: name)?.takesList ?? ((values?.count ?? 1) != 1)
    var step = EditStep(ways(name, values, takesList, old)) { before, after in
      let property = after.document.properties.entries.first { $0.name == name }
      guard property?.texts == values.map({ $0 == [""] ? [] : $0 }) else { return false }
      let others = { (file: EditableFile) in file.document.properties.entries.filter { $0.name != name } }
      var wanted = after.plan
      wanted.content.sections = before.content.sections
      wanted.content.introduction = before.content.introduction
      let isSame = others(before).elementsEqual(others(after)) { $0.name == $1.name && $0.value == $1.value }
      return isSame && wanted == after.plan && before.content.title == after.content.title
    }
    step.allowsProblems = allowsProblems
    return try applying(step)
  }

  private func ways(_ name: String, _ values: [String]?, _ takesList: Bool, _ old: Property?) -> [[TextEdit]] {
    guard let values else { return old.map { [[LineEdit.deletion(of: lines(of: $0), in: source)]] } ?? [] }
    let scalars = values.map(WrittenText.propertyValue)
    let list = "[" + scalars.joined(separator: ", ") + "]"
    let plain = "[" + values.map(PropertyText.inList).joined(separator: ", ") + "]"
    let forms = takesList ? [plain, list] + (values.count == 1 ? [scalars[0]] : []) : [scalars.first ?? "\"\""]
    return forms.flatMap { form -> [[TextEdit]] in
      guard let old else {
        let line = document.properties.lines.upperBound - 1
        return [[LineEdit.insertion(of: [WrittenText.propertyValue(name) + ": " + form], beforeLine: line, in: source)]]
      }
      let isGlued = !HeadlineEdit.isSpace(source.bytes[max(0, old.valueRange.lowerBound - 1)])
      let isBlock = source.line(at: old.valueRange.lowerBound) != source.line(at: old.nameRange.lowerBound)
      let inPlace = [TextEdit(replacing: old.valueRange, with: (isGlued ? " " : "") + form)]
      let lines = lines(of: old)
      let anew = [
        TextEdit(
          replacing: source.start(ofLine: lines.lowerBound)..<source.contentRange(ofLine: lines.upperBound - 1).upperBound,
          with: WrittenText.propertyValue(name) + ": " + form
        )
      ]
      return isBlock ? [anew] : [inPlace, anew]
    }
  }

  /// The lines of a property with its value.
  private func lines(of property: Property) -> Range<Int> {
    let first = source.line(at: property.nameRange.lowerBound)
    let last = property.valueRange.isEmpty ? first : source.line(at: property.valueRange.upperBound - 1)
    return first..<max(first, last) + 1
  }
}

private enum PropertyText {
  /// A text of a list: as it is where a time in it is all that asks for quotes.
  static func inList(_ text: String) -> String {
    let isPlain =
      text.contains(":") && text.first?.isLetter == true && text.last != ":" && !text.contains(": ")
      && text.allSatisfy { $0.isLetter || $0.isNumber || " :-".contains($0) }
    return isPlain ? text : WrittenText.propertyValue(text)
  }
}

/// Why a property of the front matter is not changed.
enum PropertyChangeMessage: Message {
  case keepsKind(String)
  case beginNewFile
  /// `“Reading” is read as a part of “title”, at pages/reading.md:4`
  case isPart(String, of: String, at: String)
  case giveOwnProperty
  case hasNoFrontMatter(String)
}
