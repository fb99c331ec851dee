/// An error that occurs when a server starts or stores its state.
public enum DemoServerError: Error, Equatable, CustomStringConvertible {
  /// The port is in use, or the program is not allowed to use it.
  case cannotListen(port: UInt16, reason: String)
  /// The state file cannot be opened, or does not contain a valid state.
  case unreadableState(path: String, reason: String)
  /// The state file cannot be written.
  case unwritableState(path: String, reason: String)

  /// A description of what happened and what to do.
  public var description: String {
    switch self {
    case .cannotListen(let port, let reason):
      "The demo server cannot listen on 127.0.0.1:\(port): \(reason). Stop the program that uses the port, or choose port 0 for a free port."
    case .unreadableState(let path, let reason):
      "The demo server's state in \(path) cannot be read: \(reason). Delete the file and try again."
    case .unwritableState(let path, let reason):
      "The demo server's state cannot be written to \(path): \(reason). Choose a file in a writable folder."
    }
  }
}
