import Languages
package import Planner

/// What a view or a file says, as a page of a browser or of paper has it: its parts in order, and what each of them means. How it
/// looks is settled elsewhere.
package struct PageContent: Hashable, Sendable {
  package var title: PageText
  /// What stands below the title.
  package var details: [PageText]
  package var color: Color?
  package var theme: Theme?
  package var parts: [PagePart]

  package init(
    title: PageText,
    details: [PageText] = [],
    color: Color? = nil,
    theme: Theme? = nil,
    parts: [PagePart] = []
  ) {
    (self.title, self.details, self.color, self.theme, self.parts) = (title, details, color, theme, parts)
  }
}

/// A part of a page.
package indirect enum PagePart: Hashable, Sendable {
  case paragraph(PageText)
  /// Words of which each line stays one.
  case lines([PageText])
  /// Lines that stay as they are written.
  case code([String])
  /// Markdown that is no item, or what stands in a quote.
  case markdown(String)
  case quote([PagePart], author: PageText?)
  case list([PageEntry])
  /// Names, each with what it is.
  case facts([PageFact])
  case table(PageTable)
  case calendar(PageCalendar)
  case grid(PageGrid)
  case section(PageSection)
}

package struct PageFact: Hashable, Sendable {
  package var name: PageText
  package var value: PageText

  package init(_ name: PageText, _ value: PageText) { (self.name, self.value) = (name, value) }
}

/// A titled part of a page.
package struct PageSection: Hashable, Sendable {
  package var title: PageText
  package var details: [PageText]
  package var color: Color?
  package var theme: Theme?
  package var parts: [PagePart]

  package init(
    _ title: PageText,
    details: [PageText] = [],
    color: Color? = nil,
    theme: Theme? = nil,
    _ parts: [PagePart]
  ) {
    (self.title, self.details, self.color, self.theme, self.parts) = (title, details, color, theme, parts)
  }
}

/// An item of a list.
package struct PageEntry: Hashable, Sendable {
  package let state: PageState?
  /// Its number in a numbered list.
  package var number: Int?
  package var text: PageText
  /// What is said of it beside its words.
  package var details: [PageText]
  package var color: Color?
  /// What stands below it.
  package var parts: [PagePart]
}

extension PageEntry {
  // The initializer of the members makes an entry as a whole. One that sets them by itself copies it once more.
  package init(
    _ text: PageText,
    state: PageState? = nil,
    number: Int? = nil,
    details: [PageText] = [],
    color: Color? = nil,
    parts: [PagePart] = []
  ) {
    self.init(state: state, number: number, text: text, details: details, color: color, parts: parts)
  }
}

/// What has become of something that is to be done. As a message it is a word for it, which stands alone before any thing, whatever
/// its gender.
package enum PageState: Message, Hashable {
  case open, done, dropped, skipped, missed, waiting
  /// A box with another mark.
  case unknown(String)

  package init(_ box: BoxState) {
    self =
      switch box {
      case .open: .open
      case .done: .done
      case .dropped: .dropped
      case .unknown(let mark): .unknown(mark)
      }
  }

  /// One sign for the eye.
  package var sign: String {
    switch self {
    case .open: "☐"
    case .done: "☑"
    case .dropped: "☒"
    case .skipped: "–"
    case .missed: "✗"
    case .waiting: "↻"
    case .unknown(let mark): mark
    }
  }

  /// The same in an English word.
  package var word: String { english }
}

extension PageState {
  /// Of a habit on a day; nil where nothing is said of it.
  init?(_ state: HabitState) {
    switch state {
    case .done: self = .done
    case .skipped: self = .skipped
    case .open, .ahead: self = .open
    case .missed: self = .missed
    case .notDue: return nil
    }
  }

  /// Of an item of a list; nil for what has no box.
  init?(_ item: ListedItem) {
    switch item.state {
    case .open where item.hasBox: self = .open
    case .done where item.hasBox: self = .done
    case .waiting where item.hasBox: self = .waiting
    case .dropped: self = .dropped
    case .skipped: self = .skipped
    case .open, .done, .waiting, .over, nil: return nil
    }
  }
}
