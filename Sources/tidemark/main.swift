import CommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// A global is not freed, nor what it holds.
let console = Console.standard()
exit(Tidemark.run(Array(Swift.CommandLine.arguments.dropFirst()), console: console).rawValue)
