import Editing
import Workspace

/// `tidemark set-aside`
enum SetAsideCommand {
  private static let item = EditOptions.item

  static let command = Command(
    "set-aside",
    "Move an item of a page to the things that used to matter",
    discussion: """
      It goes with all its lines to the section “Things that used to matter”, which is made at the end of the page if it is \
      missing, and gets the field “was”, which says where it was: “was: How > Strategy > Item”. What is set aside is not due, counted \
      or shown.
      """,
    operands: [item],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark set-aside \"Learn Dutch\"", "Set an item aside"),
      Example("tidemark set-aside pages/health.md:14 --dry-run", "Show what would change"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }) {
      vault throws(EditRefusal) in
      let thing = try vault.thing(
        named: invocation[item],
        in: invocation[EditSession.scope],
        called: "item of a page"
      ) { thing, _ in
        vault[thing.file]?.plan.kind.traits.setsAside == true
      }
      try vault.setAside(thing)
      try EditCheck(vault).check()
    }
  }
}
