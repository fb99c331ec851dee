import SourceFiles
import Testing
import Workspace

@Suite struct MigrationTests {
  private func moved(_ text: String) -> String {
    let file = SourceFile(path: "A.swift", text: text)
    return Migration(of: [file]).text(of: file)
  }

  private func notes(_ text: String) -> [String] {
    Migration(of: [SourceFile(path: "A.swift", text: "import RxSwift\n" + text)]).notes.map(\.description)
  }

  @Test(
    arguments: [
      ("import RxSwift", "import Reactive"),
      ("import RxCocoa\nimport RxRelay\nimport RxSwift\n", "import Reactive\n"),
      ("public import class RxSwift.Observable  // why", "public import Reactive  // why"),
      ("@testable import RxTest\nimport RxBlocking", "@testable import ReactiveTest\nimport ReactiveBlocking"),
      ("import RxTest\nimport XCTest", "import ReactiveTest\nimport ReactiveXCTest\nimport XCTest"),
      ("import RxSwiftExt", "import ReactiveExtensions"),
      ("import Reactive\nimport RxSwift\nlet a = 1", "import Reactive\nlet a = 1"),
      (
        "import RxCocoa\nlet a = URLSession.shared.rx.data(url: url)",
        "import Reactive\nimport ReactiveURLSession\nlet a = URLSession.shared.rx.data(url: url)"
      ),
      (
        "#if os(iOS)\n  import RxCocoa\n#endif\nimport RxSwift",
        "#if os(iOS)\n  import Reactive\n#endif\nimport Reactive"
      ),
      ("#if canImport(RxSwift)\n#endif", "#if canImport(Reactive)\n#endif"),
      ("let a: RxSwift.Observable<Int>, b: RxSwift.Single<Int>", "let a: RxObservable<Int>, b: Single<Int>"),
      (
        "enum Event {}; let a: RxSwift.Event<Int>, b: RxTest.Recorded<Event>",
        "enum Event {}; let a: Reactive::Event<Int>, b: Recorded<Event>"
      ),
      ("let a = \"import RxSwift\" // import RxSwift", "let a = \"import RxSwift\" // import RxSwift"),
      ("import Combine\n", "import Combine\n"),
    ])
  func `Imports and qualifiers of RxSwift's modules are replaced without duplicates, and other code is unchanged`(
    before: String, after: String
  ) {
    #expect(moved(before) == after)
  }

  @Test func `Migrating a program a second time changes nothing`() {
    let once = moved("import RxSwift\nimport RxCocoa\nlet a: RxSwift.Observable<Int>\n")
    #expect(moved(once) == once)
  }

  @Test(
    arguments: [
      (
        "func f() { var n = 0; source.subscribe(onNext: { _ in n += 1 }) }",
        "n is changed by a closure that is @Sendable: use scan, a relay or a value behind a lock."
      ),
      (
        "class Model { func f() { source.map { [weak self] in $0 } } }",
        "Model is captured by closures that are @Sendable: mark it @MainActor, or make it Sendable."
      ),
      (
        "class Row {}; let rows = PublishSubject<[Row]>()",
        "Row is an element of a sequence: make it Sendable, or send a struct instead."
      ),
      (
        "protocol Row {}; let rows = PublishSubject<Row>()",
        "Row is an element of a sequence: make it Sendable, or send a struct instead."
      ),
      (
        "class Store {}; func f(store: Store) { source.map { store.find($0) } }",
        "Store is captured by closures that are @Sendable: mark it @MainActor, or make it Sendable."
      ),
      (
        "class A { static var shared = A(); func f() {} }",
        "shared is shared and can change: make it a let, or mark it @MainActor."
      ),
      (
        "public struct Row {}\nlet rows = PublishSubject<Row>()",
        "Row is an element of a sequence, and public: declare that it is Sendable."
      ),
      (
        "func f<T>(_ a: T) -> Observable<T> { .just(a) }",
        "T becomes an element of a sequence: write T: Sendable."
      ),
      (
        "final class Cache<Value> { let last = BehaviorRelay<Value?>(value: nil) }",
        "Value becomes an element of a sequence: write Value: Sendable."
      ),
      (
        "func f(_ g: @escaping (Int) -> Int) -> Observable<Int> { source.map(g) }",
        "A closure that an operator stores is @Sendable: write @escaping @Sendable."
      ),
      (
        "struct Model { func f() { title.drive(label) } }",
        "drive belongs to the main actor: mark its caller @MainActor."
      ),
      ("var count = 0", "count is shared and can change: make it a let, or mark it @MainActor."),
      ("class A { static var shared = A() }", "shared is shared and can change: make it a let, or mark it @MainActor."),
    ])
  func `Code that must change for Swift 6 mode is listed with its file and line`(text: String, message: String) {
    #expect(notes(text).contains { $0.hasPrefix("A.swift:2: ") && $0.hasSuffix(message) }, "\(notes(text))")
  }

  @Test(
    arguments: [
      "func f() { var n = 0; n += 1; source.map { $0 + 1 } }",
      "func f() { source.map { var n = $0; n += 1; return n } }",
      "@MainActor final class Model { func f() { title.drive(onNext: { self.show($0) }) } }",
      "class Cell: UITableViewCell { func f() { title.drive(onNext: { self.show($0) }) } }",
      "struct Row {}\nlet rows = PublishSubject<Row>()",
      "func f<T: Sendable>(_ a: T) -> Observable<T> { .just(a) }",
      "func f(_ g: @escaping @Sendable (Int) -> Int) -> Observable<Int> { source.map(g) }",
      "class A { var count: Int { 1 }; static var next: Int { 2 } }",
      "func f(a: Observable<String>) -> Observable<Int> { a.map { $0.count } }",
    ])
  func `Code that compiles in Swift 6 mode is not listed`(text: String) {
    #expect(notes(text) == [])
  }
}
