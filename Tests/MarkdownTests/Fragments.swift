import TestSupport

/// Random texts in which the parts of Markdown meet in every way.
enum Fragments {
  static func text(seed: UInt64) -> [UInt8] {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...24, using: &generator)
    var bytes: [UInt8] = []
    for _ in 0..<count {
      bytes += Array((all.randomElement(using: &generator) ?? "").utf8)
    }
    return bytes
  }

  static let all: [String] = [
    "\n", "\n", "\n", "\n", "\n\n", "\r\n", "\r", " ", "  ", "   ", "    ", "\t", "     ", "\n  ", "\n    ", "\n   ", "\n\t",
    "\n      ", "> ", ">", "- ", "* ", "+ ", "1. ", "2) ", "10. ", "-", "*", "+", "# ", "## ", "###### ", "#", "\n===\n",
    "\n---\n", "\n- - -\n", "\n* * *\n", "***", "___", "_ _ _", "- -", "```", "~~~", "````", "```js", "```\n", "~~~\n", "`",
    "``",
    "<div>", "</div>", "<!-- ", " -->", "-->", "<!-->", "<?", "?>", "<!X ", "<![CDATA[", "]]>", "<script>", "</script>",
    "<pre ", "</pre>", "<textarea", "</te*tarea>", "</textarea>", "<style>", "</style>", "<a href=\"x\">", "<a b='*' c=_d/>",
    "<a _b=`>", "<a *>", "</a >", "<a b=\"<`[\">", "<del>", "<", ">", "<http://a.b>", "[", "]", "[a]: /url", "[a]:",
    "[a]: <b c>",
    "[b]: /u \"title\"", "[b]: /u 'ti", "tle'", "\"title\"", "(title)", "\"a\\\"", "[a", "a]: /u", "[ ] ", "[x] ", "[-] ",
    "[ ]: a",
    "[a\\]]: /u", "![i](j)", "[l](m)", "[[w]]", "]:", ":", "*", "_", "*a*", "__b__", "\\", "\\*", "\\[", "&amp;", "&", "!",
    "![",
    "a", "b c", "text", "é", "☕", "\u{FEFF}", "\u{0}", "\u{B}", "\u{C}", "\u{A0}", "=", "==", "(", ")", "\"", "'", "/url",
    "\n\n\n\n\n\n\n", "\n \n \n \n \n \n", "\n    \n    \n    \n    \n    \n", "1986. ", "+ 5", "0. ", "123456789. ",
    "1234567890. ",
    "\n> - ", "\n- > ", "\n  - ", "\n    - ", "\n-   ", "\n-     ", "-\n", "*\n", "1.\n", "- \n", "\n>\n", "\n>>", "- - a",
    "* - * b",
    "\n[c]: /d\n", "\n\n[e]: /f\n===\n", "\n\n[g]: /h\ni\n===\n", "\n\n- [x]: y\n\n\n  z", "\n<!-- tidemark: allow x -->\n",
  ]
}
