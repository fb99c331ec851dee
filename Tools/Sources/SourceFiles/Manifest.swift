/// The declarations of a `Package.swift`, read from its literals.
public struct Manifest: Sendable {
  /// A declared target.
  public struct Target: Sendable {
    /// The name of the target, which is also the name of its module.
    public let name: String
    /// The 1-based line of the declaration.
    public let line: Int
    /// A Boolean value that indicates whether the target is a program.
    public let isExecutable: Bool
    /// A Boolean value that indicates whether the target contains tests.
    public let isTest: Bool
    /// The names of the target's dependencies: targets and products of this package and of others.
    public let dependencies: [String]
    /// The names of the packages whose products the target depends on, in lowercase. Those of its own package are among them.
    public let packages: Set<String>
  }

  /// The URLs of third-party packages, with the line of each.
  public let remotes: [(url: String, line: Int)]
  /// The folder names of this repository's packages that the package depends on.
  public let locals: [String]
  /// The targets in the order of declaration, without computed ones.
  public let targets: [Target]
  /// The lines between the settings markers, including the markers; `nil` if a marker is missing.
  public let settings: String?

  /// Parses a manifest without running it.
  public init(_ file: SourceFile) {
    remotes = Call.all(named: ["package"], in: file.tokens).compactMap { call in
      call.string("url").map { ($0, call.line) }
    }
    locals = Call.all(named: ["package"], in: file.tokens).compactMap { call in
      call.string("path").flatMap { $0.split(separator: "/").last.map(String.init) }
    }
    let lists = Self.lists(file.code)
    targets = Call.all(named: ["target", "executableTarget", "testTarget", "systemLibrary"], in: file.tokens).compactMap
    { call in
      call.string("name").map {
        let listed = call.arguments["dependencies"] ?? []
        let dependencies = listed + listed.flatMap { lists[$0.text] ?? [] }
        return Target(
          name: $0, line: call.line, isExecutable: call.name == "executableTarget", isTest: call.name == "testTarget",
          dependencies: Self.dependencies(dependencies),
          packages: Set(Self.dependencies(dependencies, labeled: ["name", "package"]).map { $0.lowercased() }))
      }
    }
    let begin = file.text.firstRange(of: "// settings:begin")
    let end = file.text.firstRange(of: "// settings:end")
    settings =
      if let begin, let end, begin.lowerBound < end.lowerBound {
        String(file.text[begin.lowerBound..<end.upperBound])
      } else { nil }
  }

  /// Returns the lists of dependencies that a manifest declares as constants, by name.
  private static func lists(_ code: [Token]) -> [String: [Token]] {
    let starts = code.indices.filter {
      code[$0].isWord("let")
        && code[$0...].prefix(9).dropFirst(2).map(\.text) == [":", "[", "Target", ".", "Dependency", "]", "="]
    }
    return Dictionary(
      starts.map { (code[$0 + 1].text, Array(code[($0 + 9)...].prefix { !$0.isSymbol("]") })) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns every string with one of the labels, or without a label: by default none that names a package or a condition.
  private static func dependencies(_ tokens: [Token], labeled labels: Set<String> = ["name"]) -> [String] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .string else { return nil }
      let label = index >= 2 && tokens[index - 1].isSymbol(":") ? tokens[index - 2].text : "name"
      return labels.contains(label) ? token.text : nil
    }
  }
}
