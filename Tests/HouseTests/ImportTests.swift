import TestSupport
import Testing

/// Text passes through the rooms in one direction: no room knows one that comes after it.
@Suite struct ImportTests {
  /// The C library, by system.
  private static let system: Set = ["Darwin", "Glibc"]

  @Test func thePlanNamesEveryFolder() throws {
    let plan = try HousePlan.own.get()
    let folders = try ProjectFiles.names(in: "Sources").filter { !$0.hasPrefix(".") }
    let swift = folders.filter { folder in SourceFile.all.contains { $0.target == folder } }
    #expect(Set(swift).subtracting(plan.dependencies.keys).isEmpty)
    #expect(Set(folders).subtracting(swift) == plan.systemLibraries.union(["CFileSystem"]))
    #expect(plan.dependencies["Reading"]?.contains("Outline") == true)
    #expect(plan.dependencies["CommandLine"]?.count ?? 0 > 8)
  }

  @Test func noRoomKnowsItself() throws {
    let plan = try HousePlan.own.get()
    for name in plan.dependencies.keys {
      var known: Set<String> = []
      var next = plan.dependencies[name] ?? []
      while let room = next.popFirst() {
        if known.insert(room).inserted { next.formUnion(plan.dependencies[room] ?? []) }
      }
      #expect(!known.contains(name), "\(name) knows itself by way of others")
    }
  }

  @Test(arguments: SourceFile.folders)
  func importsWhatThePlanAllows(folder: Folder<SourceFile>) throws {
    for file in folder.files {
      let plan = try HousePlan.own.get()
      let allowed = try #require(plan.dependencies[file.target], "Package.swift has no target \(file.target)")
      for module in file.imports.map(\.module) where !Self.system.contains(module) {
        #expect(allowed.contains(module), "\(file.path) imports \(module); Package.swift does not let \(file.target) do so")
      }
    }
  }

  /// A room that is named and not used is built before one that could go first.
  @Test func thePlanNamesNothingInVain() throws {
    let plan = try HousePlan.own.get()
    let used = Dictionary(grouping: SourceFile.all, by: \.target).mapValues { Set($0.flatMap(\.imports).map(\.module)) }
    for (room, named) in plan.dependencies {
      guard let used = used[room] else { continue }
      #expect(named.subtracting(used).sorted() == [], "\(room) imports none of these")
    }
  }

  @Test(arguments: SourceFile.folders)
  func onlyTheEdgeOfTheHouseKnowsTheSystem(folder: Folder<SourceFile>) {
    for file in folder.files {
      let usesSystem = file.imports.contains { Self.system.contains($0.module) }
      let edge = ["Vault", "Git", "Workspace", "CommandLine", "tidemark"]
      #expect(!usesSystem || edge.contains(file.target), "\(file.path) imports the C library")
    }
  }

  @Test(arguments: SourceFile.folders)
  func eachCLibraryHasItsRooms(folder: Folder<SourceFile>) {
    for file in folder.files {
      let libraries = [
        ("CCommonMark", ["Markdown"]), ("CYAML", ["Outline"]), ("CZlib", ["Archives"]), ("CSQLite", ["Archives"]),
        ("CFileSystem", ["Vault", "Git"]),
      ]
      for (library, rooms) in libraries {
        for line in file.imports where line.module == library {
          #expect(rooms.contains(file.target), "\(file.path) imports \(library), which only \(rooms) may")
          #expect(!line.isPublic, "\(file.path) shows \(library) to others")
        }
      }
    }
  }

  /// What changes files in memory is told what there is on the disk: of the room that opens files, it takes values alone.
  @Test func changesOpenNoFile() {
    for file in SourceFile.all where file.target == "Editing" { check(opensNoFile: file) }
  }

  private func check(opensNoFile file: SourceFile) {
    let opening = ["FileWalker", "VaultListing", "Workers", "VaultBorder", "TemporaryName", "FileSystemStatus"]
    for name in opening { #expect(!file.text.contains(name), "\(file.path) names \(name)") }
    for (type, known) in [("FileSystem", ["path"]), ("VaultRoot", ["fileName"]), ("VaultPlans", [])] {
      let parts = file.text.split(separator: type + ".").dropFirst() + file.text.split(separator: type + "(").dropFirst()
      for part in parts {
        #expect(known.contains { part.hasPrefix($0) }, "\(file.path) asks the disk: \(type).\(part.prefix(20))")
      }
    }
  }

  @Test func theScanSeesImports() {
    let file = SourceFile(
      path: "Sources/Room/A.swift",
      text: """
        public import One
        @_exported import Two
          internal import struct Three.Part
        import func Four.call
        @_spi(Five) import Five
        // import Six
        /// An import Seven
        let text = "import Eight"
        """
    )
    #expect(file.imports.map(\.module) == ["One", "Two", "Three", "Four", "Five"])
    #expect(file.imports.map(\.isPublic) == [true, false, false, false, false])
    let plan = HousePlan(
      manifest: """
        .systemLibrary(name: "CLib"), .target(name: "A"),
        .target(name: "B", dependencies: ["A"]),
        .executableTarget(
          name: "c",
          dependencies: [
            "A", "B",
          ]
        )
        """
    )
    #expect(plan.dependencies == ["A": [], "B": ["A"], "c": ["A", "B"]])
    #expect(plan.systemLibraries == ["CLib"])
  }
}
