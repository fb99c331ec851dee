public import SourceFiles

/// A condition that the whole tree must meet.
public struct Rule: Sendable {
  /// The name of the rule, as in `// allow(<id>): <reason>` for its exceptions.
  public let id: String
  /// Returns what breaks the rule in a tree.
  public let violations: @Sendable (SourceTree) -> [Violation]

  init(id: String, violations: @escaping @Sendable (SourceTree) -> [Violation]) {
    self.id = id
    self.violations = { tree in violations(tree).map { $0.of(id) } }
  }

  /// Every rule of this repository.
  public static let all: [Rule] = [
    .layers, .closedLeaf, .testSupport, .declaredDependencies, .usedDependencies, .usedImports, .oneThirdPartyOwner,
    .hiddenThirdParty, .manifestSettings, .rootManifest, .packageShape, .packageAccess, .ownConformances,
    .operatorTests,
    .operatorIndex, .overloads, .noTraps, .noPrint, .noSleep, .noURLSession, .noEscapeCodes, .oneLock,
    .noSharedInstances,
    .noSecretsInLogs, .noSecretsInURLs, .noRevealedSecrets, .noUnstructuredTasks, .noFilesInScreens, .injectedTime,
    .noSelfInOwnBag, .noReexports,
    .noWaitForMainThread, .noBlockedThreads, .noDroppedErrors, .noNotes, .noCommentedCode, .noKeysInCode, .routeKeys,
    .joinedLists,
    .noUncheckedIndexes, .noServersInCode, .noMarkup, .documentedTypes, .noPrivateAttributes, .usedExceptions,
    .statedInvariants, .localizedTexts, .translatedTexts, .chinesePunctuation, .meaningfulNames, .compiledExamples,
    .retiredNames, .retiredPhrases, .typeNames, .fileLength, .declaredTests, .appTestFolders, .oneTestLibrary,
    .timeLimits,
    .testExpectations, .testTitles, .noDisabledTests, .testableImports,
  ]
}

extension SourceFile {
  /// Returns a violation for each occurrence of a pattern in code, unless a comment allows it with a reason.
  func matches(of patterns: [[String]], rule: String, message: (String) -> String) -> [Violation] {
    matches(of: patterns, exemptFrom: rule).map { violation($0.line, message($0.name)) }
  }
}
