extension PrimitiveSequence {
  /// Returns a sequence that prints a line to standard output on subscription, for each event, and on disposal. See
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleDebug)
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #file, line: UInt = #line, function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
