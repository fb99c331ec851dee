import CTerminal

/// The reason why a ``PlainPrinter`` could not print. The output may be incomplete.
public struct OutputError: Error, Hashable, Sendable {
  /// The descriptor that was written to.
  public let descriptor: Int32
  /// The system's error number.
  public let code: Int32

  /// A Boolean value that indicates whether the reader has closed its end of a pipe, as `head` does. Programs exit
  /// quietly in that case.
  public var isBrokenPipe: Bool { code == EPIPE }
}

extension OutputError: CustomStringConvertible {
  /// A description of what failed, with the system's reason.
  public var description: String {
    let name =
      switch descriptor {
      case 1: "standard output"
      case 2: "standard error"
      default: "descriptor \(descriptor)"
      }
    return "Writing to \(name) failed: \(String(cString: strerror(code)))."
  }
}
