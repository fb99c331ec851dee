import Testing
import Workspace

/// A condition that the whole tree must meet.
struct Rule: Sendable, CustomTestStringConvertible {
  /// The name of the rule, as in `// allow(<id>): <reason>` for its exceptions.
  let id: String
  let violations: @Sendable (SourceTree) -> [Violation]

  var testDescription: String { id }

  static let all: [Rule] = [
    .layers, .closedLeaf, .testSupport, .declaredDependencies,
    .oneThirdPartyOwner, .hiddenThirdParty,
    .manifestSettings, .rootManifest, .declaredTests, .packageShape, .packageAccess,
    .operatorTests, .operatorIndex, .overloads,
    .noTraps, .noPrint, .noSleep, .noURLSession, .noEscapeCodes, .oneLock, .noSharedInstances, .noSecretsInLogs,
    .statedInvariants, .localizedTexts, .chinesePunctuation, .oneTestLibrary, .timeLimits, .meaningfulNames,
    .compiledExamples, .retiredNames, .retiredPhrases, .typeNames, .fileLength,
  ]
}

extension SourceFile {
  /// Returns the comments on the line, directly above it and directly below it. Attributes may be in between.
  func comment(around line: Int) -> String {
    var found: [Token] = tokens.filter { $0.kind == .comment && ($0.line == line || $0.line == line + 1) }
    let attributes = Set(
      zip(tokens, tokens.dropFirst()).filter { $1.isSymbol("@") && $0.line < $1.line }.map(\.1.line))
    var top = line
    for token in tokens.reversed() where token.kind == .comment && token.line < line {
      while attributes.contains(top - 1) { top -= 1 }
      guard token.lastLine == top - 1 else { break }
      found.append(token)
      top = token.line
    }
    return found.map(\.text).joined(separator: "\n")
  }

  /// Returns a Boolean value that indicates whether a comment around the line contains `allow(<rule>): <reason>`.
  func allows(_ rule: String, at line: Int) -> Bool {
    let comment = comment(around: line)
    guard let marker = comment.firstRange(of: "allow(\(rule)): ") else { return false }
    return comment[marker.upperBound...].count >= 10
  }

  /// Returns a violation for each occurrence of a pattern in code, unless a comment allows it with a reason.
  func matches(of patterns: [[String]], rule: String, message: (String) -> String) -> [Violation] {
    let patterns = patterns.filter { words.contains($0[0]) }
    guard !patterns.isEmpty else { return [] }
    let code = tokens.filter { $0.kind == .word || $0.kind == .symbol }
    return code.indices.flatMap { index in
      patterns.compactMap { pattern in
        guard code[index].text == pattern[0], index + pattern.count <= code.count,
          zip(code[index...], pattern).allSatisfy({ $0.text == $1 }),
          index == 0 || !["func", "."].contains(code[index - 1].text),
          !allows(rule, at: code[index].line)
        else { return nil }
        return violation(code[index].line, message(pattern.joined()))
      }
    }
  }
}
