import SourceFiles

extension Rule {
  /// The rule that all tests use Swift Testing, because `swift test` would never run the tests of another library.
  public static let oneTestLibrary: Rule = .init(id: "one-test-library") { tree in
    // Exempt are the support for XCTest, and the suites that Scripts/clients, check-consumers and check-migration run.
    let exempt: Set = ["ReactiveXCTest", "XCTestClientTests"]
    let suites = ["Tools/Consumers/", "Tools/Migration/"]
    let files = tree.files.filter { file in
      file.isSwift && !exempt.contains(file.target ?? "") && !suites.contains { file.path.hasPrefix($0) }
    }
    return files.flatMap { file in
      file.imports.filter { $0.module == "XCTest" }.map {
        file.violation($0.line, "XCTest cases do not run here: write it with `import Testing` and `@Test`.")
      }
    }
  }

  /// The rule that a time limit only ends a test that would never end: it also counts the time in which a test waits for
  /// the thousands of others that run at the same time.
  public static let timeLimits: Rule = .init(id: "time-limits") { tree in
    tree.swiftTests.flatMap { file in
      let code = file.code
      return code.indices.compactMap { index -> Violation? in
        let texts = code[index...].prefix(6).map(\.text)
        guard texts.starts(with: ["timeLimit", "(", ".", "minutes", "("]), let minutes = texts.last.flatMap(Int.init),
          minutes < 15
        else { return nil }
        return file.violation(
          code[index].line,
          "A busy machine may need more than \(minutes == 1 ? "a minute" : "\(minutes) minutes"): use `.timeLimit(.minutes(15))`."
        )
      }
    }
  }

  /// The rule that a test of the app is in a folder with the names of the features that it imports, such as `Hub+Login`, so
  /// that `make remove-feature` removes it with any of them.
  public static let appTestFolders: Rule = .init(id: "app-test-folders") { tree in
    let features = Set(tree.packages.filter { $0.hasPrefix("Feature") }.map { $0.dropFirst("Feature".count) })
    return tree.swiftTests.filter { $0.path.hasPrefix("Tests/") }.flatMap { file -> [Violation] in
      let names = Set(file.path.split(separator: "/").dropLast().last?.split(separator: "+") ?? [])
      return file.imports.compactMap { found in
        let feature = features.filter { found.module.hasPrefix("Feature\($0)") }.max { $0.count < $1.count }
        guard let feature, !names.contains(feature) else { return nil }
        return file.violation(
          found.line,
          "The test imports \(found.module): move it to a folder such as Features/\(feature), which names "
            + "each feature that it imports.")
      }
    }
  }

  /// The rule that files and folders have no vague names, such as `Utils` or `PostUtils`.
  public static let meaningfulNames: Rule = .init(id: "meaningful-names") { tree in
    let vague = ["Common", "Misc", "Core", "Shared"]
    let endings = ["Utils", "Util", "Utilities", "Helpers", "Helper", "Manager"]
    return tree.files.filter(\.isSwift).compactMap { file -> Violation? in
      let names = file.path.split(separator: "/").map { $0.prefix { $0 != "." } }
      guard
        let name = names.first(where: { name in vague.contains { name == $0 } || endings.contains(where: name.hasSuffix)
        })
      else { return nil }
      return file.violation("`\(name)` does not describe its contents: name it after the one thing that it holds.")
    }
  }
}
