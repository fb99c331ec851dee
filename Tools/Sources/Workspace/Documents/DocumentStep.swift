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
  /// The reason why a program cannot perform the step, from the document's source; `nil` if it can.
  public let exception: String?
  /// A Boolean value that indicates whether a program can perform the step, but not for every change, because the step
  /// takes long. If so, ``exception`` is the reason.
  public internal(set) var isNightly = false
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
      let mark = before.firstMatch(of: /<!-- (not run|nightly): (.+) -->/)
      let step = { (action: Action, line: Int) in
        DocumentStep(
          action: action, line: line, exception: mark.map { String($0.2) }, isNightly: mark?.1 == "nightly")
      }
      if content.hasPrefix("```") {
        let margin = line.count - content.count
        let block = lines[index...].prefix { $0.drop { $0 == " " } != "```" }
        index += block.count + 1
        steps += fenced(
          content.dropFirst(3), block.map { $0.dropFirst(min(margin, $0.prefix { $0 == " " }.count)) }, after: before,
          at: start + 1
        ).map(step)
        before = ""
      } else if line.hasPrefix("    ") {
        if isCommand(content) { steps.append(step(command(content), start + 1)) }
      } else {
        before = content
      }
    }
    return steps
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
