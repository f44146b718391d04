import CommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(Tidemark.program.run(Array(Swift.CommandLine.arguments.dropFirst()), console: .standard()).rawValue)
