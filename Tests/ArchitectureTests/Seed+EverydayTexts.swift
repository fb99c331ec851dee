import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"
private let loginPage = "Packages/FeatureLogin/Sources/FeatureLoginWeb/Seed.swift"
private let shell = "Apps/cli/Sources/AppShell/Seed.swift"
private let program = "Apps/cli/Sources/tessera/Seed.swift"

extension Seed {
  /// Texts, secrets and routes as they are written in a hurry.
  static let everydayTexts: [Seed] =
    spellings(
      .localizedTexts, at: login, advice: "make it a LocalizedText",
      [
        #"let line = "\(count) rows""#,
        #"let line = "Saved \(count)""#,
        #"let word = count == 1 ? "Row" : "Rows""#,
        #"let word = count == 1 ? "row" : "rows""#,
        #"func title(for tab: Tab) -> String {\#n  switch tab {\#n  case .home: "Home"\#n  case .other(let name): name\#n  }\#n}"#,
        #"func title(for tab: Tab) -> String {\#n  switch tab {\#n  case .home: return "Home"\#n  default: return name\#n  }\#n}"#,
        #"var errorDescription: String? {\#n  switch self {\#n  case .offline: "Offline"\#n  case .other(let text): text\#n  }\#n}"#,
        #"var recoverySuggestion: String? { "Retry" }"#,
        #"let item = Item(name: "Inbox")"#,
        #"let item = Item(button: "Save")"#,
        #"let item = Item(id: 1, status: "Sending…")"#,
        #"let item = Item(description: "Settings")"#,
        #"let item = Item(tooltip: "Delete")"#,
        #"let item = Item(badge: "New")"#,
        #"let alert = Alert(kind, body: "Sure?")"#,
        #"toast.accept("Saved")"#,
        #"let driver = Driver.just("Saved")"#,
        #"let item = Item("Saved")"#,
        #"host.show("Saved")"#,
        #"throw MomentsError.failed("Broken")"#,
        #"status = "Broken""#,
        #"let texts = [LocalizedText(en: "Yes", zhHans: "是"), other("No rows yet")]"#,
        #"let text = LocalizedText(en: "Yes", zhHans: "是")\#nlet other = "No rows yet""#,
        #"let line = String(localized: "saved")"#,
        #"let line = NSLocalizedString("saved", comment: "")"#,
        #"let text = AttributedString("Save")"#,
        #"let item = Item("Größe")"#,
      ])
    + spellings(
      .localizedTexts, at: loginScreen, advice: "make it a LocalizedText",
      [
        #"let line = "\(count) rows""#,
        #"let line = "Saved \(count)""#,
        #"let line = "loading…""#,
        #"let line = "OK""#,
        #"let line = "Don't""#,
        #"let line = "Wi-Fi""#,
        #"let line = "エラー""#,
        #"let line = "Ошибка""#,
        #"let line = "Café""#,
        #"let word = n == 1 ? "like" : "likes""#,
        #"let texts = [LocalizedText(en: "Yes", zhHans: "是"), other("Now")]"#,
        #"let text = LocalizedText(en: "Yes", zhHans: "是")\#nlet other = "Now""#,
      ])
    + spellings(
      .localizedTexts, at: loginPage, advice: "make it a LocalizedText",
      [
        #"let page = HTML("Nothing to show")"#,
        #"let page = HTML.element("p") { "Nothing to show" }"#,
        #"let page = HTML.element("p") { "Empty" }"#,
        #"let button = row.button("like", "Like", key: "f")"#,
        #"let line = HTML("\(count) rows")"#,
      ])
    + spellings(
      .noSecretsInLogs, at: program, advice: "would reach the log",
      [
        "print(token)",
        "puts(token)",
        #"print(headers["Authorization"])"#,
        #"print("Authorization: \(header)")"#,
        "print(request.allHTTPHeaderFields)",
      ])
    + spellings(
      .noSecretsInLogs, at: shell, advice: "would reach the log",
      [
        "fprintf(stderr, token)",
        "syslog(3, token)",
        "fwrite(token, 1, 1, stderr)",
        "write(2, token, 8)",
        "write(STDERR_FILENO, token, 8)",
        "token.write(to: &stderrStream)",
        "console.write(token)",
        #"logger[metadataKey: "token"] = "\(token)""#,
        #"analytics.track("login", ["password": password])"#,
        "report(token)",
        "recorder.record(token)",
        #"fatalError("bad \(token)")"#,
        #"assertionFailure("bad \(token)")"#,
        #"logger.info("\(jwt)")"#,
        #"logger.info("\(privateKey)")"#,
        #"logger.info("\(sessionID)")"#,
      ])
    + spellings(
      .routeKeys, at: loginScreen, advice: "use the destination's RouteKey",
      [
        #"let route = Route(path: "timeline")"#,
        #"let route: Route = .init("timeline")"#,
        #"let route: Route = "timeline""#,
        #"let key = RouteKey(name: "moments")"#,
        #"func f() { navigator.open("/moments/\(id)") }"#,
      ])
    + spellings(
      .routeKeys, at: loginScreen, advice: "makes a URL",
      [
        "func f() { let parts: URLComponents = .init() }"
      ])
    + spellings(
      .routeKeys, at: loginPage, advice: "use the destination's RouteKey",
      [
        #"let link = HTML.element("a", [.href("/moments/1")]) { text }"#
      ])
}
