import SourceFiles
import Testing
import Workspace

@Suite
struct GeneratedFileTests {
  private let folder = "Packages/Reactive/Sources/Reactive/"

  /// Returns the text that is generated for Swift 5 mode from a file with the given text.
  private func overloads(of text: String, and files: [String: String] = [:]) -> String? {
    let tree = files.reduce(SourceTree(["\(folder)Operators/Pair.swift": text])) { $0.editing($1.key, $1.value) }
    return GeneratedFile.all(in: tree).first { $0.path == "\(folder)Swift5/Generated/Pair+Swift5.swift" }?.text
  }

  @Test
  func `A function has an overload for Swift 5 mode that calls it through another function`() throws {
    let text = try #require(
      overloads(
        of: """
          extension Source where Element == Int {
            /// Pairs elements.
            @available(*, deprecated, renamed: "pairs(_:)")
            @available(swift, introduced: 6) @inlinable @inline(never)
            public static func `repeat`<Other>(
              _ first: Other, by pair: @escaping @Sendable (Element) throws -> Other
            ) rethrows -> Pairs<Other> where Other: Sendable { Pairs(first, pair) }
          }
          """))
    let expected = """
      extension Source where Element == Int {
        /// Pairs elements.
        @available(*, deprecated, renamed: "pairs(_:)")
        @available(swift, obsoleted: 6) @_documentation(visibility: private)
        @preconcurrency @inlinable
        public static func `repeat`<Other>(
          _ first: consuming Other, by pair: @escaping @Sendable (Element) throws -> Other
        ) rethrows -> Pairs<Other> where Other: Sendable {
          try repeatChecked(first, by: pair)
        }

        @available(*, deprecated, renamed: "pairs(_:)")
        @inlinable static func repeatChecked<Other>(
          _ first: Other, by pair: @escaping @Sendable (Element) throws -> Other
        ) rethrows -> Pairs<Other> where Other: Sendable {
          try self.`repeat`(first, by: pair)
        }
      }
      """
    #expect(Self.code(text) == Self.code(expected))
  }

  @Test
  func `An initializer has an overload for Swift 5 mode that calls it through a static function`() throws {
    let text = try #require(
      overloads(
        of: """
          public struct Pairs<Element> {
            @available(swift, introduced: 6)
            public init(by pair: @escaping @Sendable (Element) -> Element) { self.pair = pair }
          }
          """))
    let expected = """
      extension Pairs {
        @available(swift, obsoleted: 6) @_documentation(visibility: private)
        @preconcurrency @inlinable
        public init(by pair: consuming @escaping @Sendable (Element) -> Element) {
          self = Self.initChecked(by: pair)
        }

        @inlinable static func initChecked(by pair: @escaping @Sendable (Element) -> Element) -> Self {
          Self(by: pair)
        }
      }
      """
    #expect(Self.code(text) == Self.code(expected))
  }

  @Test
  func `No overload is generated for a function with a hand-written one, or one that is isolated to the main actor`() {
    let strict = "extension A { @available(swift, introduced: 6) public func a(_ b: Int, c: Int) {} }"
    let lenient = "extension A { @available(swift, obsoleted: 6) public func a(_ d: Int, c: Int) {} }"
    #expect(overloads(of: strict) != nil)
    #expect(overloads(of: strict, and: ["\(folder)Swift5/Pair.swift": lenient]) == nil)
    #expect(overloads(of: strict.replacing(": 6)", with: ": 6) @MainActor")) == nil)
    #expect(overloads(of: strict.replacing("public func a(_ b: Int, c: Int)", with: "public var a: Int")) == nil)
  }

  /// Returns the tokens after the two comments at the top of a generated file.
  private static func code(_ text: String) -> [String] {
    Lexer.tokens(of: text).map(\.text).drop { $0 != "extension" }.map(\.self)
  }
}
