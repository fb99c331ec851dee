public import Testing

extension Trait where Self == ConditionTrait {
  /// A trait that runs tests of the built app. A build of one package contains no app, so it skips them.
  public static var builtProgram: Self { builtProgram() }

  /// A trait that runs tests of the built app if it has a command of each of the named features.
  public static func builtProgram(with commands: String...) -> Self {
    .enabled("The app is not built, or lacks a feature: run `Scripts/test`") {
      guard BuiltProgram.path != nil else { return false }
      // With an unknown command, the program describes the one that it runs without a command.
      return try commands.allSatisfy { try BuiltProgram().run([$0, "--help"]).text.contains("tessera \($0) ") }
    }
  }
}
