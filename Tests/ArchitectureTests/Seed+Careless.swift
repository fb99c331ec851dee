import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"

extension Seed {
  /// Violations that a hurried day leaves in code, each in several spellings.
  static let careless: [Seed] =
    all(
      .noFilesInScreens, at: loginScreen, advice: "move this to the view model",
      [
        ("a screen reads a file with its path", "let text = try String(contentsOfFile: path, encoding: .utf8)"),
        ("a screen reads a file with its URL", "let data = try Data(contentsOf: url)"),
        ("a screen reads a file with an inferred type", "let data: Data = try .init(contentsOf: url)"),
        ("a screen writes a file", "try data.write(to: url)"),
        ("a screen asks for a file", "if FileManager.default.fileExists {}"),
        ("a screen stores a preference", #"UserDefaults.standard.set(true, forKey: "seen")"#),
        ("a screen opens a descriptor", "let descriptor = open(path, O_RDONLY)"),
        ("a screen uses the C library", "import Glibc"),
      ])
    + all(
      .noSelfInOwnBag, at: login, advice: "capture `[weak self]`",
      [
        (
          "a view model captures itself in its own bag",
          """
          final class A {
            init() { rows.subscribe(onNext: { self.count = $0 }).disposed(by: bag) }
          }
          """
        ),
        (
          "a view model lists itself in a capture list",
          """
          final class A {
            init() {
              rows.map { $0 + 1 }
                .subscribe(onNext: { [self] in count = $0 })
                .disposed(by: bag)
            }
          }
          """
        ),
        (
          "a view model captures itself under another name",
          """
          final class A {
            init() { rows.drive(onNext: { [model = self] in model.count = $0 }).disposed(by: self.bag) }
          }
          """
        ),
        (
          "a view model passes a method to a subscription",
          """
          final class A {
            init() { rows.subscribe(onNext: self.update).disposed(by: bag) }
            func update(_ n: Int) {}
          }
          """
        ),
        (
          "a view model passes a method without its receiver",
          """
          final class A {
            init() { rows.subscribe(onNext: update).disposed(by: bag) }
            func update(_ n: Int) {}
          }
          """
        ),
        (
          "a view model inserts the subscription into its bag",
          """
          final class A {
            init() { bag.insert(rows.subscribe { self.count = $0 }) }
          }
          """
        ),
        (
          "a view model stores the subscription in a property",
          """
          final class A {
            func start() { subscription = rows.subscribe(onNext: { self.count = $0 }) }
          }
          """
        ),
        (
          "an operator captures the view model",
          """
          final class A {
            init() { rows.filter { $0 > self.count }.subscribe().disposed(by: bag) }
          }
          """
        ),
      ])
    + all(
      .noReexports, at: login, advice: "use `public import`",
      [
        ("a module imports another for its clients", "@_exported import Presentation"),
        ("a module imports another for its clients, publicly", "@_exported public import Presentation"),
        ("a module imports a type for its clients", "@_exported import struct Presentation.Page"),
      ])
    + all(
      .noWaitForMainThread, at: login, advice: "use `await` and `@MainActor`",
      [
        ("a thread waits for the main thread", "DispatchQueue.main.sync { update() }"),
        ("a thread waits for the main thread with a work item", "DispatchQueue.main.sync(execute: item)"),
        (
          "a thread waits for the main queue under another name",
          """
          let queue = DispatchQueue.main
          func f() { queue.sync { update() } }
          """
        ),
        ("a thread waits for a block on the main queue", "DispatchQueue.main.asyncAndWait { update() }"),
        (
          "a thread waits for operations on the main queue",
          "OperationQueue.main.addOperations([operation], waitUntilFinished: true)"
        ),
      ])
    + all(
      .noDroppedErrors, at: login, advice: "handle the error or pass it on",
      [
        ("the reason of a failed request is dropped", "let rows = try? await client.send(endpoint)"),
        ("the reason of a failed write is dropped", "_ = try? store.write(rows)"),
        ("the reason of a failed write is dropped by a constant", "let _ = try? store.write(rows)"),
      ])
    + all(
      .noNotes, at: login, advice: "finish it",
      [
        (
          "a note about unfinished work",
          """
          // TODO: handle errors
          let a = 1
          """
        ),
        (
          "a note in a documentation comment",
          """
          /// Returns the rows. FIXME
          func rows() {}
          """
        ),
        ("a note in lowercase", "let a = 1  // todo: handle errors"),
        ("a note within a sentence", "let a = 1  // The rows. todo later."),
        ("a note in two words", "let a = 1  /* fix me */"),
        ("a note in three words", "let a = 1  // To do: sort the rows."),
        ("a note in other capitals", "let a = 1  // WIP"),
        ("a note about a workaround", "let a = 1  // A temporary workaround until the server sends pages."),
        ("a note about what is missing", "func rows() {}  // not yet implemented"),
        ("a note about the present", "let a = 1  // For now, this skips the second page."),
        ("a note in Chinese", "let a = 1  // 待办：处理空列表"),
        ("a note as a warning of the compiler", #"#warning("Handle errors.")"#),
        (
          "a note in a block comment",
          """
          /* HACK: waits for the server */
          let a = 1
          """
        ),
      ])
    + all(
      .routeKeys, at: loginScreen, advice: "use the destination's RouteKey",
      [
        ("a route as a URL", #"let url = URL(string: "tessera://timeline?source=home")"#),
        ("a route as its scheme and a name", #"let route = "tessera:" + name"#),
        ("a route with a scheme from a variable", #"let route = "\(scheme)://timeline""#),
        ("a route with a scheme from a format", #"let route = String(format: "%@://timeline", scheme)"#),
        ("a route as a link", #"open("https://momentsapp.com/post?id=1")"#),
        ("a route by its name", #"let route = Route("timeline")"#),
      ])

  /// Returns a seed for each of several spellings of a violation.
  static func all(_ rule: Rule, at path: String, advice: String, _ texts: [(String, String)]) -> [Seed] {
    texts.map { Seed($0, rule, add: path, $1, advice: advice) }
  }
}
