import SourceFiles

/// A feature of the app, identified by its name: `Weather` for the package `FeatureWeather`.
public struct Feature: Sendable, Equatable {
  /// The name in the form of a type name, such as `Weather`.
  public let name: String
  /// The parts that the templates add to the list.
  public let parts: Set<Part>
  /// A Boolean value that indicates whether the feature is in a repository of its own, not in a package of this one.
  public let isRepository: Bool

  /// A part of a feature that the templates can add.
  public enum Part: String, CaseIterable, Sendable {
    /// A server, an endpoint, a test with scripted replies, and the service in the demo server.
    case server
    /// A setting.
    case setting
    /// A destination with a parameter.
    case route
    /// A command with an argument, which opens that destination.
    case command
    /// A page in the browser for each destination, and a test of it.
    case web
    /// A link to a destination of another feature.
    case link
  }

  /// A reason why a name is not a valid feature name.
  public struct NameError: Error, CustomStringConvertible {
    public let description: String
  }

  /// Creates a feature from its name.
  ///
  /// - Throws: ``NameError`` if the name is invalid. A valid name consists of 2 to 60 ASCII letters or digits, and
  ///   begins with a capital letter, but not with `Feature`. The placeholder of the templates is not a valid name.
  public init(named name: String, with parts: Set<Part> = [], isRepository: Bool = false) throws(NameError) {
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isUppercase == true
    guard isName, (2...60).contains(name.count) else {
      throw NameError(
        description:
          "\(name.prefix(60)) cannot be a feature's name: use 2 to 60 letters from A to Z or digits, and start with a "
          + "capital letter, as in Weather.")
    }
    guard name != "Feature" else {
      throw NameError(description: "Feature alone is no feature's name: name what it is about, as in Weather.")
    }
    guard !name.hasPrefix("Feature") else {
      throw NameError(
        description:
          "Leave out the word Feature: the name \(name.dropFirst("Feature".count)) creates the package \(name).")
    }
    guard !Self.keywords.contains(name) else {
      throw NameError(
        description: "\(name) cannot be a feature's name, because Swift reserves it: choose another name.")
    }
    guard name != Self.placeholder else {
      throw NameError(description: "\(name) is the placeholder in the templates: choose another name.")
    }
    self.name = name
    self.parts = parts.contains(.command) ? parts.union([.route]) : parts
    self.isRepository = isRepository
  }

  /// The names that in upper or lower case are words of the language. The name in lowercase is that of a property.
  private static let keywords: Set = [
    "Any", "As", "Break", "Case", "Catch", "Class", "Continue", "Default", "Defer", "Do", "Else", "Enum", "Extension",
    "False",
    "For", "Func", "Guard", "If", "Import", "In", "Init", "Internal", "Is", "Let", "Nil", "Operator", "Private",
    "Protocol",
    "Public", "Repeat", "Return", "Self", "Static", "Struct", "Subscript", "Super", "Switch", "Throw", "Throws", "True",
    "Try",
    "Type", "Var", "Where", "While",
  ]

  /// The placeholder for the name in the templates. In lowercase, it stands for the name in URLs and commands.
  private static let placeholder = "Sketch"

  /// The name of the feature's package, and the prefix of its modules' names, such as `FeatureWeather`.
  public var package: String { "Feature\(name)" }

  /// Returns a Boolean value that indicates whether the folder at a path from the root belongs to the feature: its
  /// package, and test folders with its name, alone or with the name of another feature, as in `Features/Login+Timeline`.
  public func owns(_ folder: String) -> Bool {
    let parts = folder.split(separator: "/").map(String.init)
    guard let last = parts.last else { return false }
    return switch parts[0] {
    case "Packages": parts.count == 2 && last == package
    case "Tests":
      parts[parts.count - 2] == "Features"
        && last.split(separator: "+").contains { $0 == name }
    default: false
    }
  }

  /// Returns a template's path or text with the feature's name in place of the placeholder, and without the lines of
  /// parts that the feature does not have. Those are between lines such as `#if server`, `#else` and `#endif`. The lines of
  /// `#if repository` are for a feature in a repository of its own, whose commands and addresses are those of its demo.
  public func filled(_ template: String) -> String {
    let conditions = parts.map(\.rawValue) + (isRepository ? ["repository"] : [])
    var included = [true]
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("#if ") {
        included.append(included.last == true && conditions.contains(String(line.dropFirst(4))))
      } else if line == "#else" {
        let isIncluded = included.removeLast()
        included.append(included.last == true && !isIncluded)
      } else if line == "#endif" {
        included.removeLast()
      } else {
        return included.last == true
      }
      return false
    }
    let text = lines.joined(separator: "\n")
    let named = isRepository ? text.replacing("tessera.", with: "").replacing("tessera", with: "sketch-demo") : text
    return named.replacing(Self.placeholder, with: name)
      .replacing(Self.placeholder.lowercased(), with: name.lowercased())
  }
}

// MARK: - Reserved names

extension Feature {
  /// Verifies that no declaration of the templates has an existing name. The comparison ignores case, because on some
  /// file systems two files cannot differ only in case.
  ///
  /// - Throws: ``NameError``, which names the conflicting declaration.
  public func checkNames(against taken: DeclaredNames) throws(NameError) {
    let types = Self.suffixes.map { name + $0 } + ["Default\(name)ViewModel"]
    if let type = types.first(where: { taken.types.contains($0.lowercased()) }) {
      throw NameError(
        description: "\(name) cannot be a feature's name: there is a type \(type) already. Choose another name.")
    }
    let word = name.lowercased()
    if taken.commands.contains(word) {
      throw NameError(
        description:
          "\(name) cannot be a feature's name: there is a command `tessera \(word)` already. Choose another name."
      )
    }
    if taken.addresses.contains(word) {
      throw NameError(
        description:
          "\(name) cannot be a feature's name: there is an address tessera://\(word) already. Choose another name.")
    }
  }

  /// The suffixes of the types in the templates.
  private static let suffixes = [
    "Command", "Demo", "Dependencies", "Document", "EndpointTests", "Feature", "Intent", "JourneyTests", "Module",
    "ModuleTests", "Order", "PageTests", "Plain", "Row", "RowCommand", "RowInput", "Screen", "ScreenTests", "Service",
    "ServiceTests", "Text",
    "ViewModel",
    "ViewModelTests",
  ]
}
