#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import CommandLine

  /// What the program asks of the system, as strace(1) sees it.
  @Suite struct SystemCallTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder(onDisk: true)
      try folder.write("secret.jpg")
      try folder.write("secret.md", Sample.wrong)
      try folder.write(
        "v/tidemark.md",
        "---\nkind: vault\n---\n\n# V\n\n## Pages\n\n- [Secret](../secret.md)\n- [[../secret]]\n"
      )
      let links = [
        "![Here](../../secret.jpg)", "", "![There](/etc/hostname)", "", "![Far](https://example.org/secret.jpg)", "",
      ]
      let items = ["- [Secret](../../secret.md) and <https://example.org/secret>", "- Water: 3/8 glasses", "- [ ] Call"]
      try folder.write("v/pages/a.md", "---\nkind: page\n---\n\n# A\n\n" + (links + items).joined(separator: "\n") + "\n")
      try folder.link("v/pages/out.md", to: "../../secret.md")
    }

    struct NotTraced: Error, CustomStringConvertible {
      var description: String
    }

    /// The calls of the program and of all that it starts: one line each, as strace writes them.
    private func calls(of line: String, in place: String = ".") throws -> [String] {
      let trace = folder("trace")
      let strace = "strace -f -qq -o '\(trace)' -e trace=network,process,open,openat,openat2,creat,readlink,readlinkat"
      // The address sanitizer looks for leaks at the end, in a process of its own that cannot be traced.
      let environment = ["ASAN_OPTIONS": "detect_leaks=0"]
      let run = try ProgramRun("cd '\(place)' && \(strace) tidemark \(line)", in: folder, environment: environment)
      let lines = ((try? folder.text("trace")) ?? "").split(separator: "\n").map(String.init)
      // The first call is that by which strace starts the program.
      guard lines.first?.contains("execve(") == true else {
        throw NotTraced(
          description: """
            strace could not trace the program (\(run.error)). scripts/setup installs it; in a container, allow ptrace \
            (docker run --cap-add SYS_PTRACE)
            """
        )
      }
      #expect(run.status == 0 || run.status == 1, "\(run.error)")
      return lines
    }

    /// The name of a call: `12 openat(AT_FDCWD, …` is of `openat`.
    private func name(_ call: String) -> Substring {
      let text = call.drop { $0.isNumber || $0 == " " }
      return text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static let lines = [
      "lint v", "lint v --fix", "export v", "export v --to json", "fmt v", "count Water =4 --vault v", "done Call --vault v",
      "day --vault v", "new page X --output v/pages/x.md",
    ]
    private static let network: Set<Substring> = [
      "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "sendto", "sendmsg", "sendmmsg", "recvfrom",
      "recvmsg", "recvmmsg", "getsockname", "getpeername", "setsockopt", "getsockopt", "shutdown",
    ]

    @Test(arguments: lines)
    func thereIsNoNetwork(line: String) throws {
      let found = try calls(of: line).filter { Self.network.contains(name($0)) }
      #expect(found.isEmpty)
    }

    @Test(arguments: lines)
    func noOtherProgramIsStarted(line: String) throws {
      let calls = try calls(of: line)
      #expect(calls.count { name($0).hasPrefix("execve") } == 1)
      let starts = calls.filter { ["fork", "vfork", "clone", "clone3"].contains(name($0)) }
      #expect(starts.allSatisfy { $0.contains("CLONE_THREAD") || $0.contains("resumed") }, "\(starts)")
    }

    @Test(arguments: lines)
    func noFileOutsideOfTheVaultIsOpened(line: String) throws {
      let opened = try calls(of: line).filter { name($0).hasPrefix("open") || name($0) == "creat" }
      #expect(opened.contains { $0.contains("a.md\"") || $0.contains("x.md") }, "\(opened)")
      #expect(opened.filter { $0.contains("secret") || $0.contains("hostname") }.isEmpty)
    }

    /// It is git that is started, for what git alone knows, and nothing else is.
    @Test func whatIsStagedIsAskedOfGit() throws {
      _ = try ProgramRun("git init --quiet v && git -C v add .", in: folder)
      let calls = try calls(of: "lint --staged", in: "v")
      let programs = calls.filter { name($0) == "execve" && !$0.contains("= -1 ") }.dropFirst()
      #expect(!programs.isEmpty && programs.allSatisfy { $0.contains("/git\"") }, "\(programs)")
      #expect(calls.filter { Self.network.contains(name($0)) }.isEmpty)
    }

    /// A trace in which the network is used is known as such.
    @Test func theTraceSeesTheNetwork() throws {
      let trace = folder("trace")
      let script = "import socket; socket.socket().close()"
      _ = try ProgramRun("strace -f -qq -o '\(trace)' -e trace=network python3 -c '\(script)'", in: folder)
      #expect(try folder.text("trace").split(separator: "\n").contains { Self.network.contains(name(String($0))) })
    }
  }
#endif
