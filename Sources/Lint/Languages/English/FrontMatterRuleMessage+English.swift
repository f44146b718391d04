import Languages

private let language = Language.english

extension FrontMatterRuleMessage {
  var english: String {
    switch self {
    case .isUnclosed: "the front matter has no closing line"
    case .writeClosingLine: "write \(language.quoted("---")) on a line of its own below the last property"
    case .close: "Write \(language.quoted("---")) below the properties"
    case .cannotBeRead(let flaw): "the front matter cannot be read: \(words(for: flaw))"
    case .cannotBeReadAt(let line, let flaw): "the front matter cannot be read at \(language.quoted(line)): \(words(for: flaw))"
    case .writeOneOnEachLine:
      "write one \(language.quoted("key: value")) on each line, and a value with signs in it in double quotes"
    case .writeInQuotes: "write the value in double quotes"
    case .writeColonOrDelete: "write it as \(language.quoted("key: value")), or delete it"
    case .closeQuotes: "write the second quotation mark at the end of the value"
    case .closeBracket: "write the closing bracket at the end of the list"
    case .indentBySpaces: "indent it by spaces"
    case .writeListInBrackets: "write it as [one, two], or each part on a line of its own"
    case .doubleBackslash: "write two backslashes, or single quotes"
    case .writeTags(let list): "write \(language.quoted(list))"
    case .writeWithoutSign: "write it without the \(language.quoted("#")), or in double quotes"
    }
  }

  private func words(for flaw: FrontMatterFlaw) -> String {
    switch flaw {
    case .isNoMapping: "it is not a list of \(language.quoted("key: value")) lines"
    case .colonInValue: "a value has a colon before a space, or at its end"
    case .keptSign: "a value begins with a sign that YAML keeps for itself, or a line with a tab"
    case .keptAnchor: "a value begins with \(language.quoted("*")) or \(language.quoted("&")), which YAML keeps for itself"
    case .lacksColon: "a line has no colon"
    case .indentDiffers: "a line is not indented as those above, or goes on after a value"
    case .quotesUnclosed: "a quotation mark is not closed"
    case .bracketUnclosed: "a bracket is not closed"
    case .tab: "a line is indented by a tab"
    case .listOnLineOfKey: "a list begins on the line of its key"
    case .unknownEscape: "a backslash in double quotes begins an escape that YAML lacks"
    case .commentInBrackets:
      "a word in the brackets begins with \(language.quoted("#")), which YAML reads as a comment up to the end of the line"
    case .other(let words): words
    }
  }
}
