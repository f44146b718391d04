import Chronology
public import Markdown

/// Something in a file that was not read, or not as it looks. What to tell a person about it is the rules' affair.
public struct OutlineProblem: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// A byte that is not UTF-8.
    case invalidUTF8
    /// A line of an unresolved merge.
    case conflictMarker
    /// The text passes a bound of the Markdown reader, and no block of it was read.
    case overLimit(ExceededBound)
    /// Text that Markdown takes for a link reference definition, and hides.
    case vanishingText
    /// A single `-` or `=` that makes a heading of the text above it.
    case accidentalHeading
    /// A number and a dot that begin a list.
    case accidentalList
    /// A list item indented so far that Markdown reads code.
    case indentedItem
    /// A list item that is indented so far that it joins the words above it.
    case joinedItem

    /// The front matter is not YAML: libyaml's words for it; nil where it is YAML but no mapping.
    case frontMatterUnreadable(String?)
    /// The front matter has no closing line.
    case frontMatterUnclosed
    /// Front matter that is not at the top of the file; what stands before it.
    case frontMatterLate(beforeRange: Range<Int>)
    /// A property stands twice.
    case duplicateProperty(String)
    /// A value that is kept and not read.
    case unreadProperty(String)

    /// A second heading of the first level.
    case secondTitle
    /// A heading without words.
    case emptyHeading

    /// A box with a character that means nothing.
    case unknownBox
    /// Something meant as a box; what it most likely means.
    case malformedBox(state: Box.State)
    /// `-[ ] words`, where a space after the marker is missing; the range is the marker and the box.
    case unspacedBox
    /// A paragraph that begins with a box.
    case boxWithoutMarker
    /// A box after the icon or the time or date, where none is read; the range is the box.
    case lateBox

    /// A date or time followed by the beginning of a range that does not read.
    case halfRange
    /// A range whose end is before its start.
    case backwardAnchor
    /// Something shaped like a time or date that is none.
    case unreadAnchor
    /// In a day or a page, what was most likely meant as a time (`MeantTime`) and is words.
    case meantTime
    /// In a day, a line without a list marker that begins with a time (`TimedLine`); the range ends where the time does. Of a
    /// paragraph whose every line does it is the first.
    case timeWithoutMarker
    /// In a day, words for a day at the start of an item or a paragraph, mostly another one; in a page, a date in another order.
    case otherDay
    /// Behind the name of an item with an empty log, or of a line of one, dates as of its entries.
    case datesInName

    /// A time at the start of a list item that stands below another in a day, where no block stands.
    case nestedBlock

    /// A group with a leading key that does not end the headline.
    case misplacedGroup
    /// A group whose bracket does not close.
    case unclosedGroup
    /// A group with a leading key and a part that is not `key: value`; the range is the part, that of the group stands beside it.
    case unreadPart(groupRange: Range<Int>)
    /// A group whose keys are read elsewhere, not here; the range is the key.
    case misplacedKey(FieldKey)
    /// A group of one part that would be a field, if its word were a key: the word, which is the range, and the value.
    case nearField(valueRange: Range<Int>, places: Place)
    /// Words in round brackets at the end of a headline that begin like a field without its colon; the range is the brackets.
    case meantField
    /// Fields in braces or square brackets; the range is these.
    case otherBrackets
    /// A line that is a field and nothing else, as a paragraph of its own.
    case fieldAlone(FieldKey)
    /// A field without its brackets or with another colon: its key, and its value.
    case foreignField(FieldKey, valueRange: Range<Int>)

    /// A dated line that stands where no log is, below another entry for example.
    case misplacedEntry
    /// A line of a log that begins like a date and is none.
    case unreadEntry
    /// A date with which the name of a habit or an activity begins.
    case dateAsName
    /// A suppression that names no rule.
    case emptySuppression
  }

  public var kind: Kind
  public var range: Range<Int>

  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
