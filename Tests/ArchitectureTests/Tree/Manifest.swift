/// What a `Package.swift` declares, read from its literals.
struct Manifest: Sendable {
  struct Target: Sendable {
    let name: String
    let isExecutable: Bool
    /// Names of targets and products, of this package and of others.
    let dependencies: [String]
  }

  /// The URLs of third-party packages, with the line of each.
  let remotes: [(url: String, line: Int)]
  let targets: [Target]
  /// The lines between the settings markers, markers included; nil without both of them.
  let settings: String?

  init(_ file: SourceFile) {
    remotes = Call.all(named: ["package"], in: file.tokens).compactMap { call in
      call.string("url").map { ($0, call.line) }
    }
    targets = Call.all(named: ["target", "executableTarget", "testTarget", "systemLibrary"], in: file.tokens).compactMap
    { call in
      call.string("name").map {
        Target(
          name: $0, isExecutable: call.name == "executableTarget",
          dependencies: Self.dependencies(call.arguments["dependencies"] ?? []))
      }
    }
    let begin = file.text.firstRange(of: "// settings:begin")
    let end = file.text.firstRange(of: "// settings:end")
    settings =
      if let begin, let end, begin.lowerBound < end.lowerBound {
        String(file.text[begin.lowerBound..<end.upperBound])
      } else { nil }
  }

  /// Every string but those that name a package or a condition.
  private static func dependencies(_ tokens: [Token]) -> [String] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .string else { return nil }
      let label = index >= 2 && tokens[index - 1].isSymbol(":") ? tokens[index - 2].text : "name"
      return label == "name" ? token.text : nil
    }
  }
}
