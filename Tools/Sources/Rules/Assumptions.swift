import SourceFiles

extension Rule {
  /// The rule that a feature does not choose its server, which the user sets. Only a `ServerDefinition` has names for servers.
  public static let noServersInCode: Rule = .init(id: "no-servers-in-code") { tree in
    tree.productSources.filter { $0.package?.hasPrefix("Feature") == true }.flatMap { file -> [Violation] in
      let servers = file.code.filter {
        $0.kind == .string && $0.text.contains(/^(https?|wss?):\/\/[\w\[]/) && !isNamespace($0.text)
      }
      guard !servers.isEmpty else { return [] }
      let named = Set(
        Call.all(named: ["ServerDefinition"], in: file.tokens).flatMap { $0.arguments["names"] ?? [] }.map(\.offset))
      return servers.filter { !named.contains($0.offset) && !file.allows("no-servers-in-code", at: $0.line) }.map {
        file.violation(
          $0.line,
          "\"\($0.text)\" is a server in code: declare a ServerDefinition in the module, which users can set, and "
            + "request a path.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether a URL is the name of a format, which nobody requests.
  private static func isNamespace(_ url: String) -> Bool {
    url.contains(/^https?:\/\/(www\.w3\.org|json-schema\.org|schema\.org)\//)
  }

  /// The rule that only WebUI writes markup, because it escapes the text in it.
  public static let noMarkup: Rule = .init(id: "no-markup") { tree in
    tree.productSources.filter { $0.target?.hasSuffix("Web") == true || $0.package == "WebApp" }.flatMap { file in
      file.code.filter {
        // `<OWNER>` stands for what the user types.
        $0.kind == .string && $0.text.contains(/<\/?(?![A-Z]{2,}>)[A-Za-z!][^<]*>|<[A-Za-z]+ [a-z\-]+=/)
          && !file.allows("no-markup", at: $0.line)
      }.map {
        file.violation(
          $0.line,
          "Markup in a string is not escaped, or is shown as text: use `HTML.element`, which escapes its contents.")
      }
    }
  }

  /// The rule that each public type says what it is.
  public static let documentedTypes: Rule = .init(id: "documented-types") { tree in
    let kinds: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    let modifiers: Set = ["final", "indirect", "nonisolated"]
    return tree.productSources.filter { $0.words.contains("public") }.flatMap { file in
      let code = file.code
      return code.indices.compactMap { index -> Violation? in
        guard code[index].isWord("public") || code[index].isWord("open") else { return nil }
        let declaration = code[(index + 1)...].drop { modifiers.contains($0.text) }.prefix(2)
        // `class func` and `class var` declare members.
        guard let kind = declaration.first, kinds.contains(kind.text), let name = declaration.last,
          !["func", "var"].contains(name.text),
          !file.comments(above: code[index].line).contains(where: { ["/", "*"].contains($0.text.first) }),
          !file.allows("documented-types", at: code[index].line)
        else { return nil }
        return file.violation(
          name.line, "`\(name.text)` is public without a comment: say in `///` above it what a reader gets.")
      }
    }
  }
}

extension SourceTree {
  /// The sources of what is released: neither tests, their support, benchmarks nor demos.
  var productSources: [SourceFile] {
    let programs = programs
    return swiftSources.filter { file in
      !programs.contains(file.target ?? "") && !file.isTestSupport && !file.isDemo
        && ["Apps/cli/Sources/", "Packages/\(file.package ?? "")/Sources/"].contains { file.path.hasPrefix($0) }
        && file.target?.hasSuffix("Benchmarks") == false
    }
  }
}
