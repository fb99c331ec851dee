import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Tests, notes, objects and failures as they are written in a hurry.
  static let everyday: [Seed] =
    everydayTexts + qualified
    + spellings(
      .testExpectations, at: loginTests, advice: "state what it expects",
      [
        "@Test func a() async throws { _ = try #require(Optional(1)) }",
        "@Test func a() async throws { #expect(0 <= rows.count) }",
        "@Test func a() async throws { #expect(rows.count > -1) }",
        "@Test func a() async throws { #expect(rows.count != -1) }",
        "@Test func a() async throws { #expect(rows.count < Int.max) }",
        "@Test func a() async throws { #expect(a || !a) }",
        "@Test func a() async throws { #expect(!(rows != rows)) }",
        "@Test func a() async throws { #expect(rows === rows) }",
        "@Test func a() async throws { #expect(rows.id <= rows.id) }",
        "@Test func a() async throws { #expect((rows) == rows) }",
        "@Test func a() async throws { #expect(rows.count >= 0 && true) }",
        "@Test func a() async throws { #expect(true || isReady) }",
        "@Test func a() async throws { #expect(rows.allSatisfy { _ in true }) }",
        "@Test func a() async throws { #expect(Optional(rows) != nil) }",
        #"@Test func a() async throws { #expect(Int("1") == 1) }"#,
        "@Test func a() async throws { _ = try? #require(rows.first) }",
      ])
    + spellings(
      .testExpectations, at: loginTests, advice: "can end without an expectation",
      [
        "@Test func a() {\n  while let row = rows.next() { #expect(row == 1) }\n}",
        "@Test func a() { rows.first.map { #expect($0 == 1) } }",
      ])
    + spellings(
      .noDisabledTests, at: loginTests, advice: "repair or remove it",
      [
        "@Test(arguments: EmptyCollection<Int>()) func a(_ b: Int) { #expect(b == 1) }",
        "@Test(arguments: 0..<0) func a(_ b: Int) { #expect(b == 1) }",
        "@Test(arguments: zip([1], [Int]())) func a(_ b: Int, _ c: Int) { #expect(b == c) }",
        "@Test(arguments: [1].filter { _ in false }) func a(_ b: Int) { #expect(b == 1) }",
        "private let cases: [Int] = []\n@Test(arguments: cases) func a(_ b: Int) { #expect(b == 1) }",
        "#if !DEBUG\n@Test func a() { #expect(b) }\n#endif",
        "@available(macOS 99, *)\n@Test func a() { #expect(b) }",
        "@Test(.enabled(if: [].contains(1))) func a() { #expect(b) }",
        #"@Test(.enabled(if: "".count > 0)) func a() { #expect(b) }"#,
        "@Test(.enabled(if: Bool.init(false))) func a() { #expect(b) }",
        "struct ATests {\n  @Test func a() { #expect(b) }\n  func seedIsForgotten() { #expect(c) }\n}",
      ])
    + spellings(
      .noNotes, at: login, advice: "finish it",
      [
        "// To-do: sort the rows",
        "// FIX-ME",
        "// @todo sort the rows",
        "// TODOs: sort and filter",
        "// TODO_LATER",
        "// TO DO sort the rows",
        "// ??? why twice",
        "// Fix this later",
        "// This is a hack.",
        "// Hack around the missing page",
        "// Unimplemented",
        "// Remove before merging",
        "// NOTE: remove before release",
        "// temp: until the server sends pages",
        "// PENDING: the second page",
        "// A workaround until the server sends pages",
        "// Should be removed when #123 is done",
        "// 稍后修复",
        "// 以后再改",
        "// 未完成",
        "// Not yet supported",
        "// Still missing: the second page",
      ])
    + spellings(
      .noSelfInOwnBag, at: login, advice: "capture `[weak self]`",
      [
        inModel(
          "observe(typed).disposed(by: bag)",
          "func observe(_ rows: Rows) -> any Disposable { rows.subscribe { self.show($0) } }"),
        inModel(
          "loading().subscribe().disposed(by: bag)",
          "func loading() -> Observable<Int> { rows.do(onNext: { self.last = $0 }) }"),
        inModel("let rows = typed.map { self.text($0) }\n    rows.subscribe().disposed(by: bag)"),
        inModel("let me: SearchModel = self\n    typed.subscribe { me.show($0) }.disposed(by: bag)"),
        inModel("garbage.insert(typed.subscribe { self.show($0) })", "let garbage = DisposeBag()"),
        inModel("bag.insert { typed.subscribe { self.show($0) } }"),
      ])
    + spellings(
      .noSharedInstances, at: login, advice: "pass it through init",
      [
        #"final class Store {}\#nenum A { static let all = ["a": Store()] }"#,
        "final class Store {}\nenum A { static let pair = (1, Store()) }",
        "final class Store {}\nenum A { static let one = Optional(Store()) }",
        "final class Store {}\nenum A { static let one = isTest ? Other() : Store() }",
        "final class Store {}\nenum A { static let one = if isTest { Store() } else { Store(1) } }",
        "final class Store {}\nenum A { static let many = Array(repeating: Store(), count: 2) }",
        "final class Store {}\nenum A {\n  static\n  let one = Store()\n}",
        "final class Store {}\nfunc makeStore() -> Store { Store() }\nenum A { static let one = makeStore() }",
        "enum A { static let lock = NSRecursiveLock() }",
      ])
    + spellings(
      .noDroppedErrors, at: login, advice: "in `// allow(no-dropped-errors): …`",
      [
        "let data = try? await client.data(for: request)",
        "func f() { do { try g() } catch { isLoading = false } }",
        "func f() { do { try g() } catch { self.rows = [] } }",
        #"func f() { do { try g() } catch { print("failed") } }"#,
        "func f() { do { try g() } catch let failure {} }",
        "func f() { do { try g() } catch _ as NSError {} }",
        "func f() { do { try g() } catch let e as any Error { return nil } }",
        "func f() { do { try g() } catch { return Optional.none } }",
        "func f() { do { try g() } catch { _ = error; return nil } }",
        #"func f() {\#n  do { try g() } catch {\#n    print("failed")\#n    isLoading = false\#n  }\#n}"#,
        "let all = rows.catch { _ in .just([]) }",
        "let all = rows.catch { (_: any Error) in .empty() }",
        "let all = rows.catch { error in .empty() }",
        "let all = rows.onErrorResumeNext(other)",
        "let all = rows.retry()",
        "func f() { if case .success(let rows) = result { show(rows) } }",
        "func f() {\n  switch result {\n  case .success(let rows): show(rows)\n  case .failure: break\n  }\n}",
      ])

  private static func inModel(_ statement: String, _ member: String = "") -> String {
    """
    final class SearchModel {
      let bag = DisposeBag()
      init() {
        \(statement)
      }
      func show(_ text: String) {}
      \(member)
    }
    """
  }
}
