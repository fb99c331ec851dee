import Foundation
import Testing
import Workspace

/// Seeded changes of a small module, which is compiled before and after each change.
@Suite struct InterfaceTests {
  private struct Seed {
    let name: String
    let before: String
    let after: String
  }

  private static let breaking: [Seed] = [
    Seed(name: "type", before: "public struct A {}", after: ""),
    Seed(name: "function", before: "public static func f() {}", after: ""),
    Seed(name: "renamed", before: "public static func f() {}", after: "public static func g() {}"),
    Seed(name: "label", before: "public static func f(a: Int) {}", after: "public static func f(b: Int) {}"),
    Seed(name: "parameter", before: "public static func f(a: Int) {}", after: "public static func f(a: String) {}"),
    Seed(name: "result", before: "public static func f() -> Int { 1 }", after: "public static func f() -> Int? { 1 }"),
    Seed(name: "internal", before: "public static func f() {}", after: "static func f() {}"),
    Seed(name: "throws", before: "public static func f() {}", after: "public static func f() throws {}"),
    Seed(name: "async", before: "public static func f() {}", after: "public static func f() async {}"),
    Seed(
      name: "overload", before: "public static func f(_: Int) {}; public static func f(_: Bool) {}",
      after: "public static func f(_: Int) {}"),
    Seed(
      name: "constant", before: "public struct A { public var a = 1 }", after: "public struct A { public let a = 1 }"),
    Seed(
      name: "setter", before: "public struct A { public var a = 1 }",
      after: "public struct A { public private(set) var a = 1 }"),
    Seed(name: "conformance", before: "public struct A: Hashable {}", after: "public struct A: Equatable {}"),
    Seed(name: "newCase", before: "public enum A { case a }", after: "public enum A { case a, b }"),
    Seed(name: "goneCase", before: "public enum A { case a, b }", after: "public enum A { case a }"),
    Seed(name: "requirement", before: "public protocol P {}", after: "public protocol P { func f() }"),
    Seed(
      name: "constraint", before: "public static func f<T>(_: T) {}",
      after: "public static func f<T: Sendable>(_: T) {}"),
    Seed(name: "open", before: "open class A {}", after: "public class A {}"),
    Seed(name: "final", before: "open class A {}", after: "public final class A {}"),
    Seed(name: "default", before: "public static func f(a: Int = 1) {}", after: "public static func f(a: Int) {}"),
    Seed(name: "kind", before: "public struct A {}", after: "public final class A {}"),
    Seed(
      name: "sendable", before: "public static func f(_ g: @escaping () -> Void) {}",
      after: "public static func f(_ g: @escaping @Sendable () -> Void) {}"),
    Seed(name: "actor", before: "public static func f() {}", after: "@MainActor public static func f() {}"),
    Seed(
      name: "failable", before: "public struct A { public init() {} }", after: "public struct A { public init?() {} }"),
    Seed(name: "condition", before: "public struct A<T> {}", after: "public struct A<T> { }"),
    Seed(name: "associated", before: "public protocol P {}", after: "public protocol P { associatedtype A }"),
  ]

  private static let compatible: [Seed] = [
    Seed(name: "type", before: "", after: "public struct A {}"),
    Seed(name: "function", before: "", after: "public static func f() {}"),
    Seed(
      name: "overload", before: "public static func f(_: Int) {}",
      after: "public static func f(_: Int) {}; public static func f(_: Bool) {}"),
    Seed(name: "inside", before: "public static func f(a: Int) {}", after: "public static func f(a b: Int) {}"),
    Seed(name: "nonthrowing", before: "public static func f() throws {}", after: "public static func f() {}"),
    Seed(
      name: "discardable", before: "public static func f() -> Int { 1 }",
      after: "@discardableResult public static func f() -> Int { 1 }"),
    Seed(name: "default", before: "public static func f(a: Int) {}", after: "public static func f(a: Int = 1) {}"),
    Seed(
      name: "otherDefault", before: "public static func f(a: Int = 1) {}", after: "public static func f(a: Int = 2) {}"),
    Seed(
      name: "variable", before: "public struct A { public let a: Int }", after: "public struct A { public var a: Int }"),
    Seed(
      name: "setter", before: "public struct A { public private(set) var a = 1 }",
      after: "public struct A { public var a = 1 }"),
    Seed(name: "conformance", before: "public struct A: Equatable {}", after: "public struct A: Hashable {}"),
    Seed(name: "open", before: "public class A {}", after: "open class A {}"),
    Seed(name: "requirement", before: "public protocol P {}", after: "public protocol P { func f() }; "),
    Seed(name: "member", before: "public struct A {}", after: "public struct A { public var a: Int { 1 } }"),
    Seed(name: "newEnum", before: "", after: "public enum A { case a, b }"),
    Seed(name: "newProtocol", before: "", after: "public protocol P { func f() }"),
    Seed(name: "comment", before: "public static func f() {}", after: "/// Does it.\npublic static func f() {}"),
    Seed(
      name: "body", before: "public static func f() -> Int { 1 }",
      after: "@inlinable public static func f() -> Int { 2 }"),
    Seed(name: "private", before: "static func f() {}", after: "private static func g() {}"),
    Seed(name: "published", before: "static func f() {}", after: "public static func f() {}"),
    Seed(
      name: "order", before: "public static func f() {}; public static func g() {}",
      after: "public static func g() {}; public static func f() {}"),
    Seed(
      name: "stored", before: "public struct A { public var a: Int { 1 } }",
      after: "public struct A { public var a: Int { 2 }; var b: Int { 3 } }"),
    Seed(name: "subclass", before: "public class A {}", after: "public class A {}; public class B: A {}"),
    Seed(
      name: "deprecated", before: "public static func f() {}",
      after: "@available(*, deprecated) public static func f() {}"),
  ]

  /// Declarations that cannot be nested in the namespace of their seed.
  private static let extensions = (
    before: "extension Bad_condition.A: Equatable {}\n",
    after: """
    extension Good_requirement.P { public func f() {} }
    extension Bad_condition.A: Equatable where T: Equatable {}

    """
  )

  private static func source(_ text: (Seed) -> String) -> String {
    (breaking.map { ("Bad_\($0.name)", text($0)) } + compatible.map { ("Good_\($0.name)", text($0)) })
      .map { "public enum \($0) {\n\($1)\n}\n" }.joined()
  }

  private static func interface(_ source: String) throws -> Interface {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appending(path: "Seeded.swift"), atomically: true, encoding: .utf8)
    _ = try Tool.output(
      of: [
        "swiftc", "-emit-module", "-module-name", "Seeded", "-swift-version", "6", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", ".", "Seeded.swift",
      ], in: folder)
    return try Interface(graphs: folder, of: "Seeded")
  }

  @Test func `Every seeded breaking change is found, and every compatible change is accepted`() throws {
    let before = try Self.interface(Self.source(\.before) + Self.extensions.before)
    let after = try Self.interface(Self.source(\.after) + Self.extensions.after)
    #expect(Interface(text: before.text) == before)
    let changes = InterfaceChange.all(from: before, to: after)
    let breaking = changes.filter { $0.effect != .compatible }
    let broken = Set(breaking.compactMap { change in change.path.split(separator: ".").first.map { String($0) } })
    try #require(Self.breaking.count >= 20 && Self.compatible.count >= 20)
    let seeded = Set(Self.breaking.map { "Bad_\($0.name)" })
    #expect(seeded.subtracting(broken) == [])
    #expect(broken.filter { !$0.hasPrefix("Bad_") } == [], "\(breaking)")
  }

  @Test(
    arguments: [
      ("0.1.0", "A | struct A\n", "", "0.2.0"), ("1.4.2", "A | struct A\n", "", "2.0.0"),
      ("0.1.0", "", "A | struct A\n", "0.1.1"), ("1.4.2", "", "A | struct A\n", "1.5.0"),
      ("0.1.0", "A | struct A\n", "A | struct A\n", "0.1.1"), ("1.4.2", "", "", "1.4.3"),
    ])
  func `The version of the next release follows from the changes to the interfaces`(
    last: String, before: String, after: String, next: String
  ) {
    let changes = InterfaceChange.all(from: Interface(text: before), to: Interface(text: after))
    #expect(InterfaceReport([("Reactive", changes)]).next(after: last) == next)
  }

  @Test func `The report of interface changes describes them in words`() {
    let changes = InterfaceChange.all(
      from: Interface(text: "A.f() | func f()\nB | enum B\n"),
      to: Interface(text: "A.f() | func f() throws\nB | enum B\nB.a | case a\nC | struct C\n"))
    #expect(
      InterfaceReport([("Reactive", changes), ("Networking", [])]).text == """
        Reactive
          breaks code: A.f(): its declaration has changed
            - func f()
            + func f() throws
          breaks code: B.a: a switch over B does not handle it
            + case a
          compatible: C
            + struct C

        """)
    #expect(InterfaceReport([]).text == "The public interfaces have not changed.\n")
  }
}
