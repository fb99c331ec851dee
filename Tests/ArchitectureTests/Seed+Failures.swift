import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"
private let loginModule = "Packages/FeatureLogin/Sources/FeatureLoginModule/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Violations that hide a failure, a dependency or a missing translation, each in several spellings.
  static let failures: [Seed] =
    all(
      .noDroppedErrors, at: login, advice: "handle the error or pass it on",
      [
        ("a service drops the reason of a failed write", "func save() { try? store.write(rows) }"),
        ("a service returns no value", "func rows() -> [Row]? { try? store.read(query) }"),
        ("a service falls back to an empty list", "let rows = (try? repository.rows()) ?? []"),
        ("a service binds a value", "if let row = try? repository.row(id) { show(row) }"),
        ("a service requires a value", "guard let row = try? repository.row(id) else { return }"),
        ("a service drops an error in a closure", "let rows = ids.compactMap { try? repository.row($0) }"),
        ("a service drops an error after it has resolved", "let rows = try? container.resolve(A.self).rows()"),
      ])
    + all(
      .noDroppedErrors, at: loginScreen, advice: "handle the error or pass it on",
      [
        ("a screen drops an error", "func save() { try? save(rows) }"),
        ("a screen falls back", "let value = (try? parse(text)) ?? 0"),
      ])
    + all(
      .noDroppedErrors, at: "Packages/Networking/Sources/Networking/Seed.swift",
      advice: "catch only the error that does not matter",
      [
        ("a `catch` that is empty", "do { try send() } catch {}"),
        ("a `catch` that has only a comment", "do { try send() } catch {\n  // Nothing to do.\n}"),
        ("a `catch` that binds the error", "do { try send() } catch let error {}"),
        ("a `catch` of any error", "do { try send() } catch is any Error {}"),
        ("a `catch` that ignores the error", "do { try send() } catch { _ = error }"),
        ("a `catch` that only returns", "func f() { do { try send() } catch { return } }"),
        ("a `catch` that returns an empty list", "func f() -> [Int] { do { return try rows() } catch { return [] } }"),
        (
          "a `catch` that returns an empty dictionary",
          "func f() -> [Int: Int] { do { return try rows() } catch let error { _ = error\n return [:] } }"
        ),
        ("a `catch` that returns nothing", "func f() -> Int? { do { return try row() } catch { return nil } }"),
        ("a `catch` whose value is nothing", "let row: Int? = do { try row() } catch { nil }"),
        (
          "a `catch` that returns false",
          "func f() -> Bool { do { return try send() } catch let error { return false } }"
        ),
        (
          "a `catch` that returns an empty text",
          "func f() -> String { do { return try text() } catch { _ = error\n return \"\" } }"
        ),
        ("a `catch` that returns a number", "func f() -> Int { do { return try count() } catch { return 0 } }"),
        ("a `catch` that goes on", "while true { do { try send() } catch _ { continue } }"),
      ])
    + all(
      .routeKeys, at: loginModule, advice: "RouteKey",
      [
        ("a route of two variables", #"let route = "\(scheme)://\(name)""#),
        ("a route of two texts", #"let route = scheme + "://" + name"#),
        ("a route of a list", #"let route = [scheme, "timeline"].joined(separator: "://")"#),
        ("a route with a scheme of another app", #"let route = "moments://" + name"#),
        ("a route with two variables in a format", #"let route = String(format: "%@://%@", scheme, name)"#),
        ("a route from components", "var components = URLComponents()"),
        ("a route from components, in another spelling", "var components: URLComponents = URLComponents.init()"),
        ("a scheme of components", "components.scheme = scheme"),
        ("a scheme of optional components", #"components?.scheme = "tessera""#),
        ("a route by its name, with an initializer", #"let route = Route.init("timeline")"#),
      ])
    + all(
      .translatedTexts, at: loginModule, advice: "translate it",
      [
        ("a text that is not translated", #"let text = LocalizedText(en: "Settings", zhHans: "Settings")"#),
        ("a text with another capital", #"let text = LocalizedText(en: "Log in", zhHans: "log in")"#),
        ("a text with a value", #"let text = LocalizedText(en: "\(count) rows", zhHans: "\(count) rows")"#),
        ("a text in a third language", #"let text = LocalizedText(en: "Settings", zhHans: "Einstellungen")"#),
        ("a text in a dictionary", #"let text = LocalizedText(en: "Log in", translations: [.zhHans: "Log in"])"#),
        (
          "a text over several lines",
          """
          let text = LocalizedText(
            en: "Log in",
            zhHans: "Log in")
          """
        ),
      ])
    + all(
      .localizedTexts, at: loginScreen, advice: "make it a LocalizedText",
      [
        (
          "a text in three parts",
          """
          let text = "Please wait until the server has answered, "
            + "or press Escape to stop "
            + "the request."
          """
        ),
        ("a text with a text in it", #"let text = StyledText("Please wait for \(isOne ? "one row" : "all rows")")"#),
        ("a text of several lines", "let text = \"\"\"\n  Please wait.\n  The server is busy.\n  \"\"\""),
      ])
    + all(
      .usedImports, at: login, advice: "remove the import",
      [
        ("an import that is not used", "import Persistence\n\nstruct Seedling { let seed = 1 }"),
        ("an import for tests only", "@testable import Networking\n\nlet seedling = 1"),
        (
          "an import within a package", "internal import Mastodon\n\nfunc seedling(_ seedlings: Int) -> String { \"\" }"
        ),
      ])
    + all(
      .testExpectations, at: loginTests, advice: "state what it expects",
      [
        (
          "a test that calls a function without an expectation",
          """
          func verify(_ row: Int) { print(row) }
          @Test func logsIn() { verify(1) }
          """
        ),
        (
          "a test that calls a function through another",
          """
          func check(_ row: Int) { _ = row }
          func verify(_ row: Int) { check(row) }
          @Test func logsIn() { verify(1) }
          """
        ),
        (
          "a test that calls a method without an expectation",
          """
          struct Page { func expectRows() {} }
          @Test func logsIn() { Page().expectRows() }
          """
        ),
        ("a test of a constant", "@Test func logsIn() { #expect(Bool(true)) }"),
        ("a test of a negated constant", "@Test func logsIn() { #expect(!false) }"),
      ])
}
