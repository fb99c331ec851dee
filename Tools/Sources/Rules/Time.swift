import SourceFiles

extension Rule {
  /// The rule that a feature takes time, place and chance from its dependencies, so that tests can control them. Defaults of
  /// parameters are exempt. Screens, pages and commands may ask where the user is, because they show it.
  public static let injectedTime: Rule = .init(id: "injected-time") { tree in
    let programs = tree.programs
    return tree.swiftSources.filter { file in
      file.package?.hasPrefix("Feature") == true && !file.isDemo && !file.isTestSupport
        && !programs.contains(file.target ?? "") && file.target?.hasSuffix("Benchmarks") == false
        && !file.words.isDisjoint(with: words)
    }.flatMap { file -> [Violation] in
      let code = file.code
      let isViewModel = file.target == file.package
      let found = code.indices.filter { index in
        words.contains(code[index].text) && code[index].kind == .word
          && (isTime(index, in: code) || isViewModel && isChance(index, in: code))
          && !isDefault(index, in: code) && !file.allows("injected-time", at: code[index].line)
      }
      return Set(found.map { code[$0].line }).sorted().map { line in
        file.violation(
          line,
          "Tests cannot control this time, place or chance: take it from a clock, scheduler or generator of the dependencies, "
            + "or from the context of the screen, or say why not in `// allow(injected-time): …`.")
      }
    }
  }

  /// The names that read a clock of the machine wherever they are.
  private static let clocks: Set = [
    "ContinuousClock", "SuspendingClock", "DispatchTime", "DispatchWallTime", "clock_gettime", "gettimeofday",
    "mach_absolute_time", "mach_continuous_time", "getrusage", "localtime", "localtime_r", "CFAbsoluteTimeGetCurrent",
    "CACurrentMediaTime", "systemUptime", "timeIntervalSinceNow",
    "isDateInToday", "isDateInTomorrow", "isDateInYesterday",
  ]
  /// The names that are chosen by chance wherever they are.
  private static let generators: Set = [
    "SystemRandomNumberGenerator", "arc4random", "arc4random_buf", "arc4random_uniform", "drand48", "lrand48",
    "getrandom",
  ]
  private static let places: Set = ["TimeZone", "NSTimeZone", "Calendar", "Locale"]
  private static let schedulers: Set = [
    "MainScheduler", "SerialDispatchQueueScheduler", "ConcurrentDispatchQueueScheduler",
  ]
  private static let words = clocks.union(generators).union(places).union(schedulers).union([
    "Date", "NSDate", "now", "time", "clock", "continuous", "suspending", "rand", "UUID", "NSUUID", "Hasher", "random",
    "randomElement", "shuffled", "shuffle",
  ])

  private static func isTime(_ index: Int, in code: [Token]) -> Bool {
    let texts = code[index...].prefix(7).map(\.text)
    let before = code[..<index].suffix(2).map(\.text)
    func isNext(_ tokens: String...) -> Bool { texts.dropFirst().starts(with: tokens) }
    switch texts[0] {
    case let name where clocks.contains(name): return true
    case "Date", "NSDate":
      if isNext("(", ")") || isNext(".", "init", "(", ")") || isNext(".", "timeIntervalSinceReferenceDate") {
        return true
      }
      // `map(Date.init)`, but not `map(Date.init(epoch:))`.
      if isNext(".", "init"), texts.count < 4 || texts[3] != "(" { return true }
      return isCreated(texts)
    // `.now` without a value before it is that of an inferred type, and `Date.now` that of a type.
    case "now":
      guard before.last == "." else { return false }
      guard before.first.map({ ["case", "}"].contains($0) }) != true else { return false }
      let receiver = code[..<index].dropLast().last
      let isType = receiver?.kind == .word && receiver?.text.first?.isUppercase == true
      return isType
        || ["=", "(", ",", ":", "?", "return", "in", "else", "+", "-", "<", ">", "{"].contains(before.first)
    // `let clock: any Clock<Duration> = .continuous`
    case "continuous", "suspending": return before.last == "." && ["=", "(", ":", ","].contains(before.first)
    case "clock": return before.last != "." && before.last != "func" && isNext("(", ")")
    case "time": return before.last != "." && before.last != "func" && (isNext("(", "nil") || isNext("(", "&"))
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a value of a type that is named at the start has its default:
  /// `Date = .init()`, a computed property, and a closure.
  private static func isCreated(_ texts: [String]) -> Bool {
    let value = texts.dropFirst().drop { $0 == "?" }
    let equals = value.prefix { $0 == "=" || $0 == "{" }
    return !equals.isEmpty && value.dropFirst(equals.count).starts(with: [".", "init", "(", ")"])
  }

  private static func isChance(_ index: Int, in code: [Token]) -> Bool {
    let texts = code[index...].prefix(7).map(\.text)
    let before = code[..<index].suffix(2).map(\.text)
    switch texts[0] {
    case let name where generators.contains(name): return true
    case let name where places.contains(name):
      let value = texts.dropFirst().drop { $0 == "=" || $0 == "?" }.prefix(2)
      return value.first == "."
        && ["current", "autoupdatingCurrent", "local", "system", "preferredLanguages"].contains(value.last)
    case let name where schedulers.contains(name):
      return before.last != ":" || before.first == "on" || before.first == "scheduler"
    case "rand": return before.last != "func" && texts.dropFirst().starts(with: ["(", ")"])
    case "NSUUID", "Hasher": return texts.dropFirst().first == "("
    case "UUID" where isCreated(texts): return true
    case "UUID": return texts.dropFirst().starts(with: ["(", ")"]) || texts.dropFirst().starts(with: [".", "init"])
    case "random", "randomElement", "shuffled", "shuffle":
      guard texts.dropFirst().first == "(", before.last != "func",
        let call = Call.all(named: [texts[0]], in: Array(code[index...].prefix(200))).first
      else { return false }
      return call.arguments["using"] == nil
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a token is in the default of a parameter: after `=`, which is after a
  /// type in the parentheses of a declaration.
  private static func isDefault(_ index: Int, in code: [Token]) -> Bool {
    // In `date: Date = .init()`, the type is before `=`.
    let value = code[index...].prefix(3).dropFirst().firstIndex { $0.isSymbol("=") } ?? index - 1
    var (depth, position, equals) = (0, value, Int?.none)
    while position > 0, index - position < 400 {
      let token = code[position]
      if token.kind == .symbol {
        if [")", "]", "}"].contains(token.text) { depth += 1 }
        if token.text == "=", depth == 0, equals == nil { equals = position }
        if ["(", "[", "{"].contains(token.text) {
          if depth > 0 {
            depth -= 1
          } else if token.text == "(", equals != nil {
            return isDeclaration(position, in: code)
          } else if token.text == "{", !code[position - 1].isSymbol("=") {
            // A closure may be the default, but not a statement in another block.
            return false
          } else {
            equals = nil
          }
        }
      }
      position -= 1
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a parenthesis is before the parameters of a declaration.
  private static func isDeclaration(_ open: Int, in code: [Token]) -> Bool {
    code[..<open].indices.suffix(12).contains { index in
      code[index].isWord("func")
        || (code[index].isWord("init") || code[index].isWord("subscript"))
          && (index == 0 || !code[index - 1].isSymbol("."))
    }
  }
}
