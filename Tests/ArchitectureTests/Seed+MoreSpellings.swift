import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"
private let loginPage = "Packages/FeatureLogin/Sources/FeatureLoginWeb/Seed.swift"

extension Seed {
  /// The violations of other seeds in more spellings.
  static let moreSpellings: [Seed] = retentions + times + files + secrets + ends + waits

  private static let retentions =
    all(
      .noSelfInOwnBag, at: login, advice: "capture `[weak self]`",
      [
        ("an operator has a method", inModel("typed.map(self.show).subscribe().disposed(by: bag)")),
        ("an operator has a method by its name", inModel("typed.map(show).bind(to: type).disposed(by: bag)")),
        ("an operator has a method that returns a stream", inModel("bag.insert(typed.flatMap(find).subscribe())")),
        (
          "an operator has a method after another argument",
          inModel("typed.scan(0, accumulator: add).drive().disposed(by: bag)")
        ),
        (
          "a subscription has a closure under a name",
          inModel(
            "let handler: (String) -> Void = { self.show($0) }\n    typed.subscribe(onNext: handler).disposed(by: bag)")
        ),
        (
          "a subscription calls a closure under a name",
          inModel("let handler = { self.show($0) }\n    typed.drive { text in handler(text) }.disposed(by: bag)")
        ),
        (
          "a subscription has a method under a name",
          inModel("let apply = show\n    typed.subscribe(onNext: apply).disposed(by: bag)")
        ),
        (
          "a subscription has a method of self under a name",
          inModel("let apply = self.show\n    typed.subscribe(onNext: apply).disposed(by: bag)")
        ),
        (
          "a subscription has a method of the type",
          inModel("typed.subscribe(onNext: SearchModel.show(self)).disposed(by: bag)")
        ),
        ("a second bag", inModel("_ = bag2.insert(typed.subscribe(onNext: { self.show($0) }))")),
        ("a lazy closure", "final class A {\n  lazy var handler = { self.show() }\n}"),
        ("a lazy closure with a type", "final class A {\n  lazy var onTap: () -> Void = { [self] in show() }\n}"),
        ("a property with a closure", inModel("self.onTap = { self.show($0) }")),
        ("a property with a method", inModel("onTap = show")),
        (
          "a lazy property with a method",
          "final class A {\n  lazy var onTap: () -> Void = self.show\n  func show() {}\n}"
        ),
      ])
    + all(
      .noSelfInOwnBag, at: loginScreen, advice: "capture `[weak self]`",
      [
        ("a component that calls its screen", inScreen("list.onOpen = { _ in self.show() }")),
        ("a component that calls the view model", inScreen("field.onChange = { self.viewModel.type.accept($0) }")),
        ("a component that the screen lists", inScreen("self.list.onOpen = { [self] _ in show() }")),
        ("a component with a method", inScreen("list.onOpen = show")),
        ("an element of a component", inScreen(#"list.handlers["open"] = { self.show() }"#)),
        ("a part of a component", inScreen("list.header.onPress = {\n      self.show()\n    }")),
      ])

  private static func inModel(_ statement: String) -> String {
    """
    final class SearchModel {
      private var onTap: (String) -> Void = { _ in }
      private let bag = DisposeBag()
      init() {
        \(statement)
      }
      func show(_ text: String) {}
      private func find(_ text: String) -> Observable<Int> { .just(1) }
      func add(_ sum: Int, _ text: String) -> Int { sum }
    }
    """
  }

  private static func inScreen(_ statement: String) -> String {
    """
    final class SearchScreen {
      private let list = List<Row>()
      private let field = TextField()
      init(viewModel: any SearchViewModel) {
        \(statement)
      }
      func show() {}
    }
    """
  }

  private static let times =
    spellings(
      .injectedTime, at: login, advice: "take it from a clock, scheduler or generator of the dependencies",
      [
        "let start = ContinuousClock.now", "let start = ContinuousClock().now", "let clock = SuspendingClock()",
        "let end = DispatchTime.now() + 1", "let makeDate = Date.init", "let date = Date.init()",
        "let date: Date = .init()", "let date: Date = .now", "let date = Foundation.Date()", "show(at: .now)",
        "var today: Date { .init() }", "let date = Date(timeIntervalSinceNow: 60)",
        "let age = -row.created.timeIntervalSinceNow", "let seconds = Date.timeIntervalSinceReferenceDate",
        "let seconds = time(nil)", "clock_gettime(CLOCK_MONOTONIC, &now)", "let now = CFAbsoluteTimeGetCurrent()",
        "let time = ProcessInfo.processInfo.systemUptime", "let isNew = calendar.isDateInToday(row.created)",
        "let id = UUID()", "let makeID = UUID.init", "let index = arc4random_uniform(6)",
        "var generator = SystemRandomNumberGenerator()", "let zone = TimeZone.current",
        "let zone: TimeZone = .current", "let calendar = Calendar.autoupdatingCurrent",
        "let index = Int.random(in: f(0)..<6)", "let isOn = Bool.random()", "rows.shuffle()",
        "let dates = [Date()]", "let id = Row.init(a: 1)\nlet last = max(.now, date)", "let number = rand()",
      ])
    + spellings(
      .injectedTime, at: loginScreen, advice: "from the context of the screen",
      ["let age = created.age(at: Date())", "let now: Date = .now", "let start = ContinuousClock.now"])
    + spellings(
      .injectedTime, at: loginPage, advice: "from the context of the screen",
      ["let age = created.age(at: Date())", "let isNew = created.timeIntervalSinceNow > -60"])

  /// Returns a seed for each of several spellings, which are their own descriptions.
  static func spellings(_ rule: Rule, at path: String, advice: String, _ texts: [String]) -> [Seed] {
    all(rule, at: path, advice: advice, texts.map { ($0, $0) })
  }
}
