import Testing

@testable import CommandLine

@Suite struct BashLineTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  @Test(
    arguments: [
      ("tidemark ", [""]), ("tidemark", [""]), ("tidemark do", ["do"]), ("tidemark done ", ["done", ""]),
      (#"tidemark done Draft\ ch"#, ["done", "Draft ch"]), (#"tidemark done "Draft ch"#, ["done", "Draft ch"]),
      (#"tidemark done 'it"#, ["done", "it"]), (#"tidemark done "a b" c"#, ["done", "a b", "c"]),
      (#"tidemark done "" "#, ["done", "", ""]), (#"tidemark done "\$5 \x"#, ["done", #"$5 \x"#]),
      (#"tidemark done it\'s"#, ["done", "it's"]), (#"tidemark done '\'"#, ["done", #"\"#]),
      ("tidemark block move 09:3", ["block", "move", "09:3"]), ("tidemark lint --color=al", ["lint", "--color=al"]),
      ("TIDEMARK_VAULT=~/life LC_ALL=C tidemark done W", ["done", "W"]), ("./bin/tidemark  done\tW", ["done", "W"]),
    ] as [(String, [String])]
  )
  func readsWordsAsACommandGetsThem(text: String, words: [String]) {
    #expect(BashLine(text, breaks: Self.breaks).words == words)
  }

  @Test(
    arguments: [
      ("tidemark done Dr", "Draft chapter", #"Draft\ chapter"#),
      (#"tidemark done "Dr"#, "Draft chapter", "Draft chapter"),
      (#"tidemark done "Dr"#, #"Draft "A" $1 `x` \"#, #"Draft \"A\" \$1 \`x\` \\"#),
      ("tidemark done 'Dr", "Draft of it's end", #"Draft of it'\''s end"#),
      (
        "tidemark done ", "Sea: (the) book & more; <1> * ? [x] {y} | ~ # !",
        ##"Sea:\ \(the\)\ book\ \&\ more\;\ \<1\>\ \*\ \?\ \[x\]\ \{y\}\ \|\ \~\ \#\ \!"##
      ),
      ("tidemark done ", "📘 Lesen und Übung", #"📘\ Lesen\ und\ Übung"#),
      // What is before a sign of COMP_WORDBREAKS stays as it is.
      (#"tidemark done Sea:\ th"#, "Sea: the book", #"\ the\ book"#),
      (#"tidemark done "Sea: th"#, "Sea: the book", "Sea: the book"),
      ("tidemark block move 09:3", "09:30", "30"),
      ("tidemark lint --color=al", "--color=always", "always"),
      ("tidemark done 09:3", "10:30", nil),
    ] as [(String, String, String?)]
  )
  func writesACandidateInItsPlace(text: String, candidate: String, expected: String?) {
    #expect(BashLine(text, breaks: Self.breaks).reply(candidate) == expected)
  }
}
