import SourceFiles

/// The targets whose functions have generated overloads for Swift 5 mode.
private let targets = ["Reactive", "ReactiveExtensions"].map { "Packages/Reactive/Sources/\($0)/" }

extension GeneratedFile {
  /// Returns the files with overloads for clients in Swift 5 mode: one for each file with functions that are introduced
  /// with Swift 6 mode and have no hand-written overload for Swift 5 mode.
  ///
  /// All overloads of functions that are isolated to the main actor are hand-written: they check the thread.
  static func swift5Files(in tree: SourceTree) -> [GeneratedFile] {
    targets.flatMap { target in
      let sources = tree.files.filter { $0.path.hasPrefix(target) && $0.isSwift && !isSwift5File($0.path) }
      let functions = sources.map { ($0, ModalFunction.all(in: $0)) }
      let handWritten = Set(functions.flatMap(\.1).filter { $0.mode == .swift5 }.map(\.id))
      return functions.compactMap { source, functions in
        let functions = functions.filter {
          $0.mode == .swift6 && !$0.attributes.contains("@MainActor") && !handWritten.contains($0.id)
        }
        return functions.isEmpty ? nil : swift5File(with: functions, from: source, in: target)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a path is that of a file with generated overloads for Swift 5 mode.
  static func isSwift5File(_ path: String) -> Bool { targets.contains { path.hasPrefix($0 + "Swift5/Generated/") } }

  private static func swift5File(
    with functions: [ModalFunction], from source: SourceFile, in target: String
  ) -> GeneratedFile {
    var types: [String] = []
    for function in functions where !types.contains(function.extended) { types.append(function.extended) }
    let extensions = types.map { type in
      let overloads = functions.filter { $0.extended == type }.map(\.overload).joined(separator: "\n\n")
      return "extension \(type) {\n\(overloads)\n}\n"
    }
    let name = source.path.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
    let imports = source.imports.contains { $0.module == "Reactive" } ? "public import Reactive\n\n" : ""
    return GeneratedFile(
      path: "\(target)Swift5/Generated/\(name)+Swift5.swift",
      text: """
        // Written by Scripts/overloads from \(source.path.dropFirst(target.count)): edit that, and run it.
        // The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

        \(imports)\(extensions.joined(separator: "\n"))
        """)
  }
}

extension ModalFunction {
  /// The overload for Swift 5 mode and the function that it calls.
  ///
  /// `@preconcurrency` allows unsafe captures. The first parameter is `consuming`, because the compiler rejects a second
  /// declaration with an equal signature; it does not affect callers. The body of an obsoleted declaration sees the
  /// declarations for both modes, so a call of the original there would be ambiguous. The function in between is not
  /// obsoleted, and sees the original only.
  fileprivate var overload: String {
    let kept = attributes.filter { !$0.hasPrefix("@available(swift,") && !$0.hasPrefix("@inlin") }
    let deprecation = kept.first { $0.hasPrefix("@available(*,") }.map { "\($0)\n" } ?? ""
    let others = kept.filter { !$0.hasPrefix("@available(*,") }.map { "\($0) " }.joined()
    let checkedName = name.filter { $0 != "`" } + "Checked"
    let effect = isThrowing ? "try " : ""
    let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ")
    let comment = documentation.map { "//\($0)\n" }.joined()
    return """
      \(comment)\(deprecation)@available(swift, obsoleted: 6) @_documentation(visibility: private)
      \(others)@preconcurrency @inlinable
      public \(consumingSignature) {
        \(isInitializer ? "self = Self." : effect)\(checkedName)(\(arguments))
      }

      \(deprecation)\(others)@inlinable \(signature(name: checkedName)) {
        \(isInitializer ? "Self" : "\(effect)self.\(name)")(\(arguments))
      }
      """
  }
}
