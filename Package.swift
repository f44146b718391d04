// swift-tools-version: 6.0
import PackageDescription

/// Whether the program of `make fuzz` is to be built, which has no `main`: libFuzzer brings one.
let isFuzzing = Context.environment["TIDEMARK_FUZZ"] != nil

/// Whether the rooms in which tests spend most of their time are optimized in a debug build too, as the Makefile asks. SwiftPM takes no
/// package with such flags as a dependency, so that an ordinary build has none.
let hasQuickTests = Context.environment["TIDEMARK_QUICK_TESTS"] != nil
/// Whether this build is the only one of its tree, as in `.ci/run`. Then each room's tests are compiled as a whole, which takes less
/// time unless only a few files have changed.
let isBuiltOnce = hasQuickTests && Context.environment["TIDEMARK_BUILT_ONCE"] != nil
let quickRooms: Set = [
  "SourceText", "Diagnostics", "Chronology", "Phrases", "Markdown", "Outline", "Planner", "Reading", "Vault", "Manual",
  "TestSupport", "TestLaws", "TestVaults", "HouseTests", "DiagnosticsTests",
]

// One line for each room of the house, in the order in which text passes through them. A room may import the rooms that it
// names and no others; `Tests/HouseTests` holds every `import` line of `Sources` against this table.
//
// The order of the file: system libraries, rooms, the program, tests; within each, the order of the way through the house.

let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CCommonMark",
    pkgConfig: "libcmark",
    providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
  ),
  .systemLibrary(
    name: "CYAML",
    pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
  ),
  .systemLibrary(
    name: "CZlib",
    pkgConfig: "zlib",
    providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
  ),
  .systemLibrary(
    name: "CSQLite",
    pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
  ),
]

let rooms: [Target] = [
  .target(name: "CFileSystem"),
  .target(name: "SourceText"),
  .target(name: "Chronology"),
  .target(name: "Sharing"),
  .target(name: "Markdown", dependencies: ["SourceText", "CCommonMark"]),
  .target(name: "Outline", dependencies: ["SourceText", "Markdown", "Chronology", "Sharing", "CYAML"]),
  .target(name: "Planner", dependencies: ["Chronology", "Sharing"]),
  .target(name: "Languages", dependencies: ["Chronology", "Planner"]),
  .target(name: "Phrases", dependencies: ["Chronology", "Languages"]),
  .target(name: "Diagnostics", dependencies: ["SourceText", "Languages"]),
  .target(name: "Reading", dependencies: ["SourceText", "Outline", "Chronology", "Planner"]),
  .target(
    name: "Vault",
    dependencies: ["SourceText", "Outline", "Chronology", "Planner", "Sharing", "Reading", "CFileSystem"]
  ),
  .target(name: "Git", dependencies: ["CFileSystem"]),
  .target(name: "Archives", dependencies: ["Languages", "CZlib", "CSQLite"]),
  .target(name: "Import", dependencies: ["SourceText", "Chronology", "Sharing", "Outline", "Planner", "Languages"]),
  .target(name: "Merging", dependencies: ["SourceText", "Outline", "Chronology", "Planner", "Reading"]),
  .target(name: "Insight", dependencies: ["Chronology", "Planner", "Languages"]),
  .target(name: "Changes", dependencies: ["SourceText", "Outline", "Chronology", "Planner", "Reading"]),
  .target(name: "Formatting", dependencies: ["SourceText", "Markdown", "Outline", "Chronology", "Planner", "Reading"]),
  .target(
    name: "Editing",
    dependencies: [
      "SourceText", "Diagnostics", "Chronology", "Phrases", "Outline", "Planner", "Languages", "Reading", "Vault", "Import",
    ]
  ),
  .target(
    name: "Lint",
    dependencies: [
      "SourceText", "Diagnostics", "Markdown", "Outline", "Chronology", "Planner", "Languages", "Reading", "Vault", "Import",
      "Editing",
    ]
  ),
  .target(
    name: "Recognition",
    dependencies: ["SourceText", "Chronology", "Outline", "Planner", "Reading", "Vault", "Import", "Lint"]
  ),
  .target(
    name: "Export",
    dependencies: [
      "SourceText", "Diagnostics", "Markdown", "Outline", "Chronology", "Planner", "Languages", "Reading", "Import",
    ]
  ),
  .target(
    name: "Workspace",
    dependencies: [
      "Sharing", "SourceText", "Diagnostics", "Chronology", "Markdown", "Outline", "Planner", "Languages", "Reading", "Vault",
      "Git", "Editing", "Lint", "Recognition",
    ]
  ),
  .target(
    name: "BuiltIns",
    dependencies: ["SourceText", "Chronology", "Outline", "Planner", "Languages", "Reading", "Vault"]
  ),
  .target(name: "Manual", dependencies: ["SourceText", "Markdown"]),
  .target(
    name: "Views",
    dependencies: [
      "Sharing", "SourceText", "Diagnostics", "Chronology", "Phrases", "Markdown", "Outline", "Planner", "Languages", "Reading",
      "Vault", "Git", "Insight", "Changes",
    ]
  ),
  .target(name: "Calendar", dependencies: ["SourceText", "Chronology", "Markdown", "Outline", "Planner"]),
  .target(
    name: "Pages",
    dependencies: [
      "SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Languages", "Vault", "Insight", "Export", "Views",
    ]
  ),
  .target(
    name: "LanguageServer",
    dependencies: [
      "SourceText", "Diagnostics", "Chronology", "Phrases", "Outline", "Planner", "Languages", "Reading", "Vault", "Insight",
      "Formatting", "Editing", "Lint", "Export", "Workspace", "Views",
    ]
  ),
  .target(
    name: "CommandLine",
    dependencies: [
      "SourceText", "Diagnostics", "Chronology", "Phrases", "Markdown", "Outline", "Planner", "Languages", "Reading", "Vault",
      "Git", "Archives", "Import", "Merging", "Insight", "Changes", "Formatting", "Editing", "Lint", "Export", "Workspace",
      "BuiltIns", "Manual", "Views", "Calendar", "Pages", "LanguageServer",
    ]
  ),
]

/// What `import Tidemark` gives: the public names of the rooms, and a way to begin.
let umbrella: [Target] = [
  .target(
    name: "Tidemark",
    dependencies: [
      "SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Reading", "Vault", "Merging", "Insight", "Changes",
      "Formatting", "Editing", "Lint", "Export", "Calendar", "Workspace",
    ]
  )
]

let program: [Target] = [
  .executableTarget(name: "tidemark", dependencies: ["CommandLine"])
]

/// A room's tests, and the folders in it that hold files to read or to compare with.
func tests(_ room: String, with rooms: [String] = [], files: [String] = []) -> Target {
  .testTarget(
    name: room + "Tests",
    dependencies: ([room, "TestSupport"] + rooms).map { .byName(name: $0) },
    exclude: files
  )
}

let testTargets: [Target] = [
  .target(name: "TestSupport", dependencies: ["Chronology", "Planner", "CZlib", "CSQLite"], path: "Tests/TestSupport"),
  .target(
    name: "TestLaws",
    dependencies: [
      "SourceText", "Diagnostics", "Chronology", "Markdown", "Outline", "Planner", "Reading", "Vault", "Archives", "Import",
      "Merging", "Formatting", "Editing", "Lint", "Recognition", "Export", "Calendar", "Pages", "Views", "TestSupport",
      "TestVaults",
    ],
    path: "Tests/TestLaws",
    exclude: isFuzzing ? ["ExpectLaws.swift"] : []
  ),
  .target(
    name: "TestVaults",
    dependencies: ["SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Reading", "Vault", "Lint", "TestSupport"],
    path: "Tests/TestVaults"
  ),
  tests("SourceText"),
  tests("Diagnostics", with: ["SourceText", "Languages"], files: ["Golden"]),
  tests("Chronology"),
  tests("Phrases", with: ["Chronology", "Languages"]),
  tests("Markdown", with: ["SourceText"]),
  tests("Outline", with: ["SourceText", "Markdown", "Chronology", "TestLaws"]),
  tests("Planner", with: ["Chronology"]),
  tests("Reading", with: ["SourceText", "Chronology", "Outline", "Planner", "TestLaws"]),
  .executableTarget(name: "torture", dependencies: ["Vault"], path: "Tests/Torture"),
  tests("Vault", with: ["SourceText", "Outline", "Chronology", "Planner", "Reading", "torture"]),
  tests("Git"),
  tests("Archives"),
  tests("Import", with: ["Chronology", "Outline", "Planner"]),
  tests(
    "Merging",
    with: [
      "SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Reading", "Vault", "Git", "Editing", "TestLaws",
      "TestVaults", "tidemark",
    ],
    files: ["Cases"]
  ),
  tests("Insight", with: ["Chronology", "Planner"]),
  tests("Changes", with: ["SourceText", "Outline", "Chronology", "Planner", "Reading"]),
  tests("Formatting", with: ["SourceText", "Outline", "Reading", "TestLaws"], files: ["Golden"]),
  tests(
    "Editing",
    with: ["SourceText", "Languages", "Outline", "Chronology", "Planner", "Reading", "Vault", "TestLaws", "TestVaults"]
  ),
  tests(
    "Lint",
    with: [
      "SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Languages", "Reading", "Vault", "TestLaws",
      "TestVaults",
    ],
    files: ["Samples"]
  ),
  tests("Recognition", with: ["Outline", "Lint", "TestLaws", "TestVaults"]),
  tests(
    "Export",
    with: ["SourceText", "Diagnostics", "Chronology", "Markdown", "Outline", "Planner", "Reading", "Import", "TestLaws"],
    files: ["Golden", "Samples"]
  ),
  tests(
    "Workspace",
    with: ["SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Reading", "Vault", "Lint", "TestLaws"]
  ),
  tests(
    "LanguageServer",
    with: [
      "SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Languages", "Vault", "Lint", "Export", "Workspace",
      "Formatting",
    ]
  ),
  tests("Manual", with: ["SourceText", "Markdown"]),
  tests(
    "Views",
    with: ["Diagnostics", "Chronology", "Markdown", "Planner", "Languages", "Insight", "Changes", "Vault", "TestVaults"],
    files: ["Golden"]
  ),
  tests(
    "Languages",
    with: [
      "Chronology", "Planner", "Diagnostics", "Outline", "Vault", "Archives", "Import", "Insight", "Editing", "Lint", "Export",
      "Workspace", "Views", "Pages", "LanguageServer", "CommandLine",
    ]
  ),
  tests("Calendar", with: ["SourceText", "Chronology", "Outline", "Planner", "Reading", "TestLaws"]),
  tests(
    "Pages",
    with: ["SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Languages", "Reading", "Views", "TestLaws"]
  ),
  tests(
    "CommandLine",
    with: [
      "Diagnostics", "Chronology", "Phrases", "Planner", "Languages", "Insight", "Changes", "Lint", "Vault", "Workspace",
      "BuiltIns", "Views", "TestLaws", "TestVaults",
    ],
    files: ["Golden"]
  ),
  .testTarget(
    name: "GrammarTests",
    dependencies: [
      "TestSupport", "TestLaws", "SourceText", "Diagnostics", "Chronology", "Outline", "Planner", "Reading", "Formatting",
      "Lint", "Export",
    ],
    exclude: ["Spellings"]
  ),
  tests("Tidemark"),
  .testTarget(
    name: "LawTests",
    dependencies: ["TestLaws", "TestSupport", "Chronology", "Editing", "Export", "Import"],
    exclude: ["Readers"]
  ),
  .testTarget(name: "DocumentationTests", dependencies: ["TestSupport", "tidemark"]),
  .testTarget(name: "HouseTests", dependencies: ["TestSupport", "Outline", "Languages", "Lint", "CommandLine", "BuiltIns"]),
]

// It sees what is internal, so that only builds for tests have it. `Trial` reads what `Fuzz` is called with.
let fuzzing: [Target] = [
  .executableTarget(
    name: "fuzz",
    dependencies: ["SourceText", "Markdown", "TestLaws"],
    path: "Tests/Fuzz",
    exclude: [isFuzzing ? "Trial.swift" : "Fuzz.swift"],
    swiftSettings: isFuzzing ? [] : [.unsafeFlags(["-parse-as-library"])]
  )
]

let targets = systemLibraries + rooms + umbrella + program + testTargets + (isFuzzing || hasQuickTests ? fuzzing : [])

// What a room imports is its own affair, unless its public declarations show it: then the import says `public`.
for target in rooms + umbrella + program {
  target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")]
}

// A room as a whole is optimized better than its files, and at less cost; with a number of threads the compiler writes an object for
// each file all the same, as SwiftPM expects. What an assertion says holds in tests, optimized or not.
let whole = ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"]
let optimized = ["-O", "-assert-config", "Debug"]
for target in targets where hasQuickTests && quickRooms.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(whole + optimized, .when(configuration: .debug))]
}

// Tests have thousands of macros, which are expanded for each part of a room, and once more for its module. Those of `CommandLine` are
// compiled last: in two parts they keep both processors busy.
let inOneJob = whole + ["-no-emit-module-separately-wmo"]
for target in targets where isBuiltOnce && target.isTest && target.name != "CommandLineTests" {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(inOneJob, .when(configuration: .debug))]
}

let package = Package(
  name: "tidemark",
  products: [
    .executable(name: "tidemark", targets: ["tidemark"]),
    .library(name: "Tidemark", targets: ["Tidemark"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
