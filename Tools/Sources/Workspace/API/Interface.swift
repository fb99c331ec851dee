import Foundation

/// The public declarations of a module, as text for version control.
public struct Interface: Sendable, Equatable {
  /// One public declaration, or one conformance.
  public struct Declaration: Sendable, Hashable, Comparable {
    /// The path of the declaration, such as `APIClient.send(_:)`.
    public let path: String
    /// The declaration without its path, such as `func send<R>(Endpoint<R>) async throws -> R` or `is Sendable`.
    public let text: String

    public static func < (a: Declaration, b: Declaration) -> Bool { (a.path, a.text) < (b.path, b.text) }
  }

  /// The declarations in the order of their paths, without duplicates.
  public let declarations: [Declaration]

  init(_ declarations: [Declaration]) { self.declarations = Set(declarations).sorted() }

  /// The interface as text, one line per declaration.
  public var text: String { declarations.map { "\($0.path) | \($0.text)\n" }.joined() }

  /// Parses an interface from ``text``.
  public init(text: String) {
    self.init(
      text.split(separator: "\n").compactMap { line in
        line.firstRange(of: " | ").map {
          Declaration(path: String(line[..<$0.lowerBound]), text: String(line[$0.upperBound...]))
        }
      })
  }
}

/// A difference between two interfaces of a module.
public struct InterfaceChange: Sendable, Equatable {
  /// The effect of a change on code that uses the module.
  public enum Effect: Sendable, Equatable {
    /// Existing code may no longer compile. The associated value is the reason.
    case breaking(String)
    /// Existing code still compiles.
    case compatible
  }

  /// The path of the declaration that changed.
  public let path: String
  /// The previous declaration; `nil` for a new one.
  public let before: String?
  /// The current declaration; `nil` for a removed one.
  public let after: String?
  /// The effect on code that uses the module.
  public let effect: Effect

  /// Returns the differences, in the order of their paths.
  public static func all(from old: Interface, to new: Interface) -> [InterfaceChange] {
    let (before, after) = (Set(old.declarations), Set(new.declarations))
    var added = Dictionary(grouping: after.subtracting(before).sorted(), by: \.path)
    let kept = Set(before.intersection(after).map(\.path))
    let changed = before.subtracting(after).sorted().map { gone -> InterfaceChange in
      let candidates = added[gone.path] ?? []
      let heir =
        candidates.firstIndex { isLoosened(gone.text, $0.text) }
        ?? candidates.firstIndex { kind($0.text) == kind(gone.text) }
      guard let heir else {
        let reason = kept.contains(gone.path) ? "one of its declarations was removed" : "it was removed"
        return InterfaceChange(path: gone.path, before: gone.text, after: nil, effect: .breaking(reason))
      }
      let text = candidates[heir].text
      added[gone.path]?.remove(at: heir)
      return InterfaceChange(
        path: gone.path, before: gone.text, after: text,
        effect: isLoosened(gone.text, text) ? .compatible : .breaking("its declaration has changed"))
    }
    let new = added.values.joined().map { declaration in
      InterfaceChange(
        path: declaration.path, before: nil, after: declaration.text,
        effect: addition(of: declaration, to: before))
    }
    return (changed + new).sorted { ($0.path, $0.after ?? "") < ($1.path, $1.after ?? "") }
  }

  private static func kind(_ text: String) -> Substring? { text.hasPrefix("is ") ? "is" : nil }

  /// Returns the effect of an addition, which breaks only code that has to be exhaustive: conformances to a protocol,
  /// and switches over an enum.
  private static func addition(of declaration: Interface.Declaration, to old: Set<Interface.Declaration>) -> Effect {
    let parent = declaration.path.split(separator: ".").dropLast().joined(separator: ".")
    let isInOldType = old.contains { $0.path == parent }
    if isInOldType, declaration.text.hasPrefix("required ") {
      return .breaking("types that conform to \(parent) do not implement it")
    }
    if isInOldType, declaration.text.hasPrefix("case ") {
      return .breaking("a switch over \(parent) does not handle it")
    }
    return .compatible
  }

  /// The placeholder for a default value of a parameter.
  static let defaultValue = " = …"

  /// Returns a Boolean value that indicates whether the only difference is that some parameters now have defaults.
  private static func hasMoreDefaults(_ old: String, _ new: String) -> Bool {
    func parts(_ text: String) -> (text: String, offsets: Set<Int>) {
      var offsets: Set<Int> = []
      var length = 0
      let pieces = text.components(separatedBy: defaultValue)
      for piece in pieces.dropLast() {
        length += piece.count
        offsets.insert(length)
      }
      return (pieces.joined(), offsets)
    }
    let (before, after) = (parts(old), parts(new))
    return before.text == after.text && before.offsets.isSubset(of: after.offsets)
  }

  /// Returns a Boolean value that indicates whether all code that compiles with the old declaration compiles with the
  /// new one.
  private static func isLoosened(_ old: String, _ new: String) -> Bool {
    var new = new
    if new.hasPrefix("open "), !old.hasPrefix("open ") { new.removeFirst("open ".count) }
    // A requirement now has a default implementation.
    let old = old.hasPrefix("required ") && !new.hasPrefix("required ") ? String(old.dropFirst("required ".count)) : old
    if old == new || hasMoreDefaults(old, new) { return true }
    // Callers no longer have to catch errors, or a constant or getter-only property is now a `var`.
    if old.replacing(" throws", with: "") == new { return true }
    return old.hasPrefix("let ") && "var " + old.dropFirst(4) == new
      || old.hasPrefix("static let ") && "static var " + old.dropFirst(11) == new
      || old.replacing(" { get }", with: "") == new
  }
}
