extension ReorderHelp {
  var english: String {
    switch self {
    case .item: "an item or a section: its name or a part of it, or FILE:LINE"
    case .up: "Move it up one place"
    case .down: "Move it down one place"
    case .toExpected: "a place like 1"
    case .to: "Move it to this place among its siblings, from 1"
    case .before: "Move it before this one of its siblings"
    case .after: "Move it after this one of its siblings"
    case .summary: "Move an item or a section among its siblings"
    case .discussion:
      """
      Siblings are the items of one section, group or item; the sections of a file; the groups of a section. Everything below \
      it moves with it, and so does a comment above a heading. Numbered lists stay in order.
      """
    case .moveUp: "Move an item up by one"
    case .moveBefore: "Move a habit before another"
    case .moveToTop: "Move a section to the top"
    }
  }
}
