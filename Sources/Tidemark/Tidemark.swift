// The library: `import Tidemark` gives every public name of the rooms below. Whoever begins, begins with `TidemarkFile`, one file in
// memory, and `TidemarkVault`, a folder of them; `Examples/embedding` is a program that does. Rooms that serve the program alone, such as
// `Views` and `Pages`, are not among them: their lines and pages change with the program.

@_exported public import Calendar
@_exported public import Changes
@_exported public import Chronology
@_exported public import Diagnostics
@_exported public import Editing
@_exported public import Export
@_exported public import Formatting
@_exported public import Insight
@_exported public import Lint
@_exported public import Merging
@_exported public import Outline
@_exported public import Planner
@_exported public import Reading
@_exported public import SourceText
@_exported public import Vault
