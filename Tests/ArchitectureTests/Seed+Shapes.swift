import Rules

private let leaf = "Packages/LockAndDigest/Sources/Locking/Seed.swift"
private let networking = "Packages/Networking/Sources/Networking/Seed.swift"

extension Seed {
  /// Violations of the rules that keep the tree easy to read: on the packages that many may import, generated code,
  /// names and file length.
  static let shapes = [
    Seed(
      "the domain model of posts imports the terminal", .layers, add: "Packages/Posts/Sources/Posts/Seed.swift",
      "import TerminalUI",
      advice: "only PostsTerminal may import TerminalUI"),
    Seed(
      "the row of a post imports the models of an API", .layers,
      add: "Packages/Posts/Sources/PostsTerminal/Seed.swift", "import Mastodon",
      advice: "move what makes or stores them to Posts"),
    Seed(
      "a view model imports the row of a post", .layers,
      add: "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift", "import PostsTerminal",
      advice: "put the screen in FeatureLoginTerminal"),
    Seed(
      "the client library for an API stores what it receives", .layers,
      add: "Packages/Mastodon/Sources/Mastodon/Seed.swift", "import Persistence",
      advice: "neither stores nor shows"),
    Seed(
      "the lock imports Reactive", .layers, add: leaf, "import Reactive",
      advice: "move this to the package that uses it"),
    Seed(
      "another file is added next to the lock", .closedLeaf, add: leaf, "",
      advice: "move this to the package that it concerns"),
    Seed(
      "a generated overload is edited", .overloads,
      edit: "Packages/Reactive/Sources/Reactive/Operators/Combining/Zip+arity.swift", advice: "run it"
    ) { $0.replacing("sources: 5", with: "sources: 6") },
    Seed(
      "a generated file is removed", .overloads,
      edit: "Packages/Reactive/Sources/Reactive/Operators/Combining/Zip+arity.swift", advice: "run Scripts/overloads"
    ) { _ in nil },
    Seed(
      "the signature of an operator is edited", .overloads,
      edit: "Packages/Reactive/Sources/Reactive/Operators/Transforming/Map.swift",
      reportedAt: "Packages/Reactive/Sources/Reactive/Swift5/Generated/Map+Swift5.swift", advice: "run it"
    ) { $0.replacing("func map<Result: Sendable>", with: "func map<Result: Sendable & Hashable>") },
    Seed(
      "an overload for Swift 5 mode remains after its original is gone", .overloads,
      edit: "Packages/Reactive/Sources/Reactive/Operators/Transforming/Map.swift",
      reportedAt: "Packages/Reactive/Sources/Reactive/Swift5/Generated/Map+Swift5.swift", advice: "any more"
    ) { _ in nil },
    Seed(
      "a feature conforms a type of another package to a protocol of a third", .ownConformances,
      add: "Packages/FeatureTimeline/Sources/FeatureTimelineModule/Seed.swift",
      "import Composition\nimport Posts\nextension PostID: ValueInput {}",
      advice: "FeatureTimeline owns neither PostID nor ValueInput"),
    Seed(
      "a feature conforms a type of the standard library to a protocol of another package", .ownConformances,
      add: "Packages/FeatureTimeline/Sources/FeatureTimelineModule/Seed.swift",
      "import Composition\nextension Int: Sendable, SettingValue where Self: Sendable {}",
      advice: "FeatureTimeline owns neither Int nor SettingValue"),
    Seed(
      "two packages have a public type of the same name", .typeNames,
      add: "Packages/Persistence/Sources/Persistence/Seed.swift", "public struct Endpoint {}",
      advice: "Networking and Persistence have a public type Endpoint"),
    Seed(
      "a type has the name of a module", .typeNames, add: networking, "public enum Presentation {}",
      advice: "hides the module Presentation"),
    Seed(
      "a file with too many lines", .fileLength, add: networking,
      String(repeating: "// A line.\n", count: 251),
      advice: "split it"),
  ]
}
