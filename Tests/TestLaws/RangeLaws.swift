import Outline
import Reading
import SourceText

/// Every range of an outline, and of what is reported, lies within the file and cuts no character.
enum RangeLaws {
  static func broken(by document: Document) -> [String] {
    let source = document.source
    let isText = source.firstInvalidUTF8 == nil
    return ranges(of: document).compactMap { what, range in
      guard range.lowerBound >= 0, range.upperBound <= source.bytes.count else { return "\(what) \(range) lies outside of it" }
      let ends = [range.lowerBound, range.upperBound]
      guard isText, ends.contains(where: { $0 < source.bytes.count && source.bytes[$0] & 0xC0 == 0x80 }) else { return nil }
      return "\(what) \(range) cuts a character: “\(source.string(in: range))”"
    }
  }

  private static func ranges(of document: Document) -> [(String, Range<Int>)] {
    var ranges: [(String, Range<Int>)] = []
    for property in document.properties.entries {
      ranges += [("the property \(property.name)", property.nameRange), ("the value of \(property.name)", property.valueRange)]
    }
    for heading in document.headings { ranges += self.ranges(of: heading.headline) }
    for item in document.items {
      ranges.append(("a marker", item.markerRange))
      ranges += self.ranges(of: item.headline)
      ranges += item.noteRanges.map { ("a note", $0) }
      if let image = item.image {
        ranges += [("the words of an image", image.altRange), ("the source of an image", image.sourceRange)]
      }
      if let entry = item.entry {
        ranges.append(("the note of an entry", entry.noteRange))
        ranges += [entry.timeRange, entry.valueRange, entry.statusRange].compactMap { $0.map { ("a part of an entry", $0) } }
      }
    }
    for suppression in document.suppressions { ranges += suppression.ranges.map { ("a suppression", $0) } }
    ranges += document.problems.map { ("\($0.kind)", $0.range) }
    if document.kind != nil {
      let reading = PlanReading(of: document, fileName: "page")
      ranges += reading.problems.map { ("\($0.kind)", $0.range) }
      for item in reading.items.compactMap({ $0 }) {
        ranges += [item.valueRange, item.goalRange, item.strokesRange].compactMap { $0.map { ("a value", $0) } }
      }
    }
    return ranges
  }

  private static func ranges(of headline: Headline) -> [(String, Range<Int>)] {
    var ranges = [("a headline", headline.range), ("the words of a headline", headline.textRange)]
    if let box = headline.box { ranges.append(("a box", box.range)) }
    if let icon = headline.iconRange { ranges.append(("an icon", icon)) }
    if let anchor = headline.anchor { ranges += [("an anchor", anchor.range), ("a decoration", anchor.decorationRange)] }
    if let id = headline.idRange { ranges.append(("an id", id)) }
    ranges += headline.cutRanges.map { ("a cut", $0) } + headline.tagRanges.map { ("a tag", $0) }
    ranges += headline.groups.map { ("a group of fields", $0.range) }
    for field in headline.fields { ranges += [("a key", field.nameRange), ("the value of a field", field.valueRange)] }
    return ranges
  }
}

extension Document {
  /// The title, and the headings of all sections and groups.
  var headings: [Heading] {
    var headings = [title].compactMap(\.self)
    for section in sections {
      if let heading = section.heading { headings.append(heading) }
      headings += section.groups.map(\.heading)
    }
    return headings
  }
}
