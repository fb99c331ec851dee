/// A description of the overloads for one type of sequence. A closure that returns the code for one of the sequences
/// receives its number, starting at 1.
struct ArityType: Sendable {
  let extended: String
  /// The extension that contains the overloads that return tuples; `nil` if there are none.
  var extendedByTuples: String?
  /// The attribute of the result selector's type.
  var isolation = "Sendable"
  /// The attributes of the overloads, such as `@inlinable`; empty if the body is not worth specializing.
  var attributes = ""
  var generic: @Sendable (Int) -> String = { "E\($0): Sendable" }
  let parameter: @Sendable (Int) -> String
  var element: @Sendable (Int) -> String = { "E\($0)" }
  var constraint: (@Sendable (Int) -> String)?
  /// A closure that takes the type of the elements and returns the return type of an overload.
  let result: @Sendable (String) -> String
  /// A closure that takes the type of the tuples and returns the type on which an overload that returns tuples calls
  /// the overload with a result selector. If the closure returns empty text, the call begins with a dot.
  var tupleBase: @Sendable (String) -> String = { _ in "" }
  /// A closure that takes the name of the operator and the number of sequences, and returns the body of an overload
  /// with a result selector.
  let body: @Sendable (String, Int) -> String

  var article = "a sequence"
  var ofTuples: @Sendable (String) -> String = { "of \($0)s" }
  /// The plural noun for the sequences in the documentation, such as "singles", or `nil` for "sequences".
  var operand: String?
  /// The prefix of the names of the marble diagrams.
  var diagramPrefix = ""
  var selectorNote: String?
  /// The type that documents the operator, and a slash; empty for the extended type, `nil` if `discussion` is complete.
  var reference: String?
  var discussion: String?
}

extension ArityType {
  static let observable = ArityType(
    extended: "ObservableType", extendedByTuples: "ObservableType where Element == any Sendable",
    attributes: "@inlinable @inline(never)", generic: { "O\($0): ObservableType" },
    parameter: { "_ source\($0): O\($0)" }, element: { "O\($0).Element" }, result: { "Observable<\($0)>" },
    tupleBase: { "Observable<\($0)>" },
    body: { $0 == "zip" ? zipping($1) : combining($1) }, article: "an observable", reference: "")

  static let infallible = ArityType(
    extended: "Infallible", extendedByTuples: "InfallibleType where Element == any Sendable",
    generic: { "I\($0): InfallibleType" }, parameter: { "_ source\($0): I\($0)" }, element: { "I\($0).Element" },
    result: { "Infallible<\($0)>" }, body: { "Observable.\(call($0, $1) { "source\($0).asObservable()" }).infallible" },
    diagramPrefix: "Infallible", reference: "ObservableType/")

  /// The overloads of `zip` for `Infallible`. As in RxSwift, their parameters are infallibles, and there are none
  /// without a result selector.
  static let zippedInfallible = ArityType(
    extended: "InfallibleType", parameter: { "_ source\($0): Infallible<E\($0)>" }, result: { "Infallible<\($0)>" },
    body: { "Observable.\(call($0, $1) { "source\($0).source" }).infallible" },
    diagramPrefix: "Infallible", reference: "ObservableType/")

  static let maybe = ArityType(
    extended: "PrimitiveSequenceType where Trait == MaybeTrait",
    extendedByTuples: "PrimitiveSequenceType where Trait == MaybeTrait, Element == any Sendable",
    parameter: { "_ source\($0): Maybe<E\($0)>" }, result: { "Maybe<\($0)>" },
    body: { "Maybe(raw: .\(call($0, $1) { "source\($0).source" }))" },
    article: "a maybe", ofTuples: { "that succeeds with a \($0)" }, operand: "maybes",
    diagramPrefix: "Maybe",
    discussion:
      """
      If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
      one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
      """
  )

  static let single = ArityType(
    extended: "PrimitiveSequenceType where Trait == SingleTrait",
    extendedByTuples: "PrimitiveSequenceType where Trait == SingleTrait, Element == any Sendable",
    parameter: { "_ source\($0): Single<E\($0)>" }, result: { "Single<\($0)>" },
    body: { "Single(raw: .\(call($0, $1) { "source\($0).source" }))" },
    article: "a single", ofTuples: { "that succeeds with a \($0)" }, operand: "singles",
    diagramPrefix: "Single",
    discussion:
      "If one of the singles fails, the resulting single fails with the same error and disposes of the others.")

  static let sharedSequence = ArityType(
    extended: "SharedSequence", extendedByTuples: "SharedSequenceConvertibleType where Element == any Sendable",
    isolation: "MainActor", attributes: "@inlinable @inline(never)",
    generic: { "O\($0): SharedSequenceConvertibleType" },
    parameter: { "_ source\($0): O\($0)" }, element: { "O\($0).Element" },
    constraint: { "O\($0).SharingStrategy == SharingStrategy" }, result: { "SharedSequence<SharingStrategy, \($0)>" },
    body: { function, count in
      """
      let unisolated = unsafeBitCast(resultSelector, to: (@Sendable (\(list(count) { "O\($0).Element" })) throws -> Element).self)
      let combined: Observable<Element> = .\(call(function, count, selector: "unisolated") { "source\($0).asObservable()" })
      return SharedSequence(combined)
      """
    },
    diagramPrefix: "Driver", selectorNote: "`resultSelector` must not throw.", reference: "ObservableType/")

  private static func call(
    _ function: String, _ count: Int, selector: String = "resultSelector", _ source: (Int) -> String
  ) -> String {
    "\(function)(\(list(count, source)), resultSelector: \(selector))"
  }

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (1...count).map(item).joined(separator: ", ")
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined(separator: "\n")
  }

  private static func combining(_ count: Int) -> String {
    """
    let sources = (\(list(count) { "source\($0).asObservable()" }))
    return Producer { sink in
      \(lines(count) { "let latest\($0) = Confined<O\($0).Element?>(nil)" })
      let combining = CombineLatestSink(sink, sources: \(count)) {
        guard \(list(count) { "let element\($0) = latest\($0).value" }) else { return nil }
        return try resultSelector(\(list(count) { "element\($0)" }))
      }
      \(lines(count) { "combining.start(sources.\($0 - 1), latest\($0))" })
      return combining
    }
    """
  }

  private static func zipping(_ count: Int) -> String {
    """
    let sources = (\(list(count) { "source\($0).asObservable()" }))
    return Producer { sink in
      \(lines(count) { "let queue\($0) = Confined(Queue<O\($0).Element>())" })
      let zipping = ZipSink(sink, sources: \(count)) {
        guard \(list(count) { "!queue\($0).value.isEmpty" }), \(list(count) { "let element\($0) = queue\($0).value.popFirst()" })
        else { return nil }
        return try resultSelector(\(list(count) { "element\($0)" }))
      }
      \(lines(count) { "zipping.start(sources.\($0 - 1), queue\($0))" })
      return zipping
    }
    """
  }
}
