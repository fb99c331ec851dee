public import SourceFiles

/// The names of all types that are visible in other files, and of the app's commands and destinations, in lowercase.
public struct DeclaredNames: Sendable {
  private(set) var types: Set<String> = []
  private(set) var commands: Set<String> = []
  private(set) var addresses: Set<String> = []

  /// Collects the names. Reads every source of the tree.
  public init(in tree: SourceTree) {
    for file in tree.swiftSources + tree.swiftTests {
      for (index, (keyword, name)) in zip(file.tokens, file.tokens.dropFirst()).enumerated()
      where ["actor", "class", "enum", "protocol", "struct", "typealias"].contains(keyword.text) && name.kind == .word {
        let modifiers = file.tokens[..<index].reversed().prefix { $0.line == keyword.line && $0.kind == .word }
        if modifiers.contains(where: { ["private", "fileprivate"].contains($0.text) }) { continue }
        types.insert(name.text.lowercased())
      }
      guard file.path.hasPrefix("Apps/") || file.package?.hasPrefix("Feature") == true else { continue }
      commands.formUnion(
        Call.all(named: ["CommandConfiguration"], in: file.tokens).compactMap { $0.string("commandName")?.lowercased() }
      )
      addresses.formUnion(
        Call.all(named: ["RouteKey"], in: file.tokens).compactMap { call in
          call.content.first { $0.kind == .string }?.text.lowercased()
        })
    }
  }
}
