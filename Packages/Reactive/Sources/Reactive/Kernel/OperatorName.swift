/// The name of an operator, which is the name of a library function as `#function` returns it. The name takes one
/// machine word, because every observable stores a name.
@usableFromInline @frozen struct OperatorName: @unchecked Sendable {
  // Invariant of @unchecked: the pointer refers to a constant of the program.
  @usableFromInline let function: UnsafePointer<UInt8>

  @inlinable init(_ function: StaticString) { self.function = function.utf8Start }

  /// The name without argument labels.
  var text: String { String(String(cString: function).prefix { $0 != "(" }) }
}

/// The source location at which client code subscribed.
@usableFromInline @frozen struct Origin: @unchecked Sendable {
  // Invariant of @unchecked: the pointer refers to a constant of the program.
  @usableFromInline let file: UnsafePointer<UInt8>
  @usableFromInline let line: UInt32

  @inlinable init(_ file: StaticString, _ line: UInt) {
    self.file = file.utf8Start
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// The file and the line of the call, or `nil` if the line is unknown.
  var site: CallSite? { line == 0 ? nil : CallSite(file: String(cString: file), line: UInt(line)) }
}
