extension DocumentStep {
  /// The commands that have passed, each with the edits that were made before it. The same command after the same edits
  /// passes again, so it need not run again.
  public struct Passed: Sendable {
    private var commands: Set<[String]>
    private var edits: [String] = []

    /// Creates a set of commands that have passed without an edit.
    public init(commands: [String] = []) { self.commands = Set(commands.map { [Self.command($0)] }) }

    /// Starts a page on which nothing is edited yet.
    public mutating func begin() { edits = [] }

    /// Records a step that changes files. A command that changes files counts as one: see ``insert(_:)``.
    public mutating func edit(_ step: DocumentStep) {
      switch step.action {
      case .write(let path, let text): edits.append("\(path)\n\(text)")
      case .patch(let text): edits.append(text)
      case .command, .server: break
      }
    }

    /// Records that a command has passed.
    public mutating func insert(_ command: String) {
      commands.insert(edits + [Self.command(command)])
      if command.contains(/new-feature|remove-feature|TESSERA_WRITE_GOLDEN|Scripts\/graph/) { edits.append(command) }
    }

    /// Returns a Boolean value that indicates whether the command has passed after the same edits. `Scripts/test` includes
    /// the tests of each package.
    public func contains(_ command: String) -> Bool {
      let command = Self.command(command)
      return commands.contains(edits + [command])
        || command.wholeMatch(of: /PACKAGE=\w+ Scripts\/test/) != nil && commands.contains(edits + ["Scripts/test"])
    }

    /// Returns a command with the commands of `make` replaced by those that they run.
    private static func command(_ text: String) -> String {
      if let test = text.wholeMatch(of: /make test-(\w+)/) { return "PACKAGE=\(test.1) Scripts/test" }
      return text
    }
  }

  /// A Boolean value that indicates whether the step writes a file or applies a patch.
  public var isEdit: Bool {
    switch action {
    case .write, .patch: true
    case .command, .server: false
    }
  }

  /// Returns the path of the page that a page continues, which it declares with `<!-- continues: PATH -->`, or `nil`. The
  /// edits of that page precede those of the page.
  public static func predecessor(of page: String) -> String? {
    page.firstMatch(of: /<!-- continues: (\S+) -->/).map { String($0.1) }
  }
}
