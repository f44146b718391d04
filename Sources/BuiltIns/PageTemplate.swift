/// A page to begin from. `{{title}}` stands for the title and `{{today}}` for the day.
package struct PageTemplate {
  package var name: String
  /// What it is for: a phrase without a full stop.
  package var summary: String
  package var text: String

  package init(name: String, summary: String, text: String) {
    (self.name, self.summary, self.text) = (name, summary, text)
  }

  /// Whether a page made from it has the title that it is given.
  package var hasTitle: Bool { text.contains("{{title}}") }

  /// The text with what stands for something filled in. What is filled in is not searched again.
  package func filled(title: String, today: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "{{") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      if rest.hasPrefix("{{title}}") {
        result += title
        rest = rest.dropFirst("{{title}}".count)
      } else if rest.hasPrefix("{{today}}") {
        result += today
        rest = rest.dropFirst("{{today}}".count)
      } else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
