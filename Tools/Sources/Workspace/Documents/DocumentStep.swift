/// An instruction in a document: to run a command, to write a file, or to apply a patch.
public struct DocumentStep: Sendable, Equatable {
  /// The action of a step.
  public enum Action: Sendable, Equatable {
    /// A command line for the shell, at the root of the repository.
    case command(String)
    /// A command line that runs until it is interrupted, while the next commands run in another terminal.
    case server(String)
    /// A file with its complete text.
    case write(path: String, text: String)
    /// A unified diff.
    case patch(String)
  }

  /// The action to perform.
  public let action: Action
  /// The 1-based line on which the step begins.
  public let line: Int
  /// The exception that the document's source declares for the step, or `nil` if every check performs the step.
  public let exception: Exception?

  /// A reason not to perform a step.
  public enum Exception: Sendable, Equatable {
    /// No check can perform the step, for example because the step needs a terminal.
    case notRun(String)
    /// The step takes too long for the checks of each change.
    case nightly(String)
  }
}

extension DocumentStep {
  /// Returns the steps of a Markdown page, in reading order.
  ///
  /// - Commands are the lines of a block of `sh`, and the lines of an indented block that begin like a command. A
  ///   comment starts with two spaces and `#`; a comment that begins with `in one terminal` makes the command a server.
  /// - A block of `swift` is a file if the text before it ends with a path in backticks, and an example otherwise.
  /// - A block of `diff` is a patch.
  /// - `<!-- not run: REASON -->` on the line before a block excludes the whole block, and `<!-- nightly: REASON -->`
  ///   excludes it from the checks of each change.
  public static func all(in page: String) -> [DocumentStep] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    var steps: [DocumentStep] = []
    var before: Substring = ""
    var index = 0
    while index < lines.count {
      let start = index
      let line = lines[index]
      index += 1
      let content = line.drop { $0 == " " }
      guard !content.isEmpty else { continue }
      let exception = exception(in: before)
      if content.hasPrefix("```") {
        let margin = line.count - content.count
        let block = lines[index...].prefix { $0.drop { $0 == " " } != "```" }
        index += block.count + 1
        steps += fenced(
          content.dropFirst(3), block.map { $0.dropFirst(min(margin, $0.prefix { $0 == " " }.count)) }, after: before,
          at: start + 1
        ).map { DocumentStep(action: $0, line: $1, exception: exception) }
        before = ""
      } else if line.hasPrefix("    ") {
        if isCommand(content) {
          steps.append(DocumentStep(action: command(content), line: start + 1, exception: exception))
        }
      } else {
        before = content
      }
    }
    return steps
  }

  private static func exception(in line: Substring) -> Exception? {
    guard let comment = line.firstMatch(of: /<!-- (not run|nightly): (.+) -->/) else { return nil }
    return comment.1 == "nightly" ? .nightly(String(comment.2)) : .notRun(String(comment.2))
  }

  private static func fenced(
    _ language: Substring, _ block: [Substring], after before: Substring, at line: Int
  ) -> [(Action, Int)] {
    let text = block.map { $0 + "\n" }.joined()
    switch language {
    case "sh": return block.enumerated().filter { !$1.isEmpty }.map { (command($1), line + 1 + $0) }
    case "diff": return [(.patch(text), line)]
    case "swift":
      return before.firstMatch(of: /`([^`]+\.swift)`:?$/).map { [(.write(path: String($0.1), text: text), line)] } ?? []
    default: return []
    }
  }

  private static func isCommand(_ line: Substring) -> Bool {
    line.prefixMatch(of: /([A-Z_]+=\S* )*(Scripts\/|make |swift |curl |git )/) != nil
  }

  private static func command(_ line: Substring) -> Action {
    guard let comment = line.firstMatch(of: /\s\s+# (.*)$/) else { return .command(String(line)) }
    let command = String(line[..<comment.range.lowerBound])
    return comment.1.hasPrefix("in one terminal") ? .server(command) : .command(command)
  }
}
