/// An error that occurs when a server starts or stores its state.
public enum DemoServerError: Error, Equatable, CustomStringConvertible {
  /// Another program uses the port.
  case portInUse(UInt16)
  /// The port cannot be used for another reason, for example because the program is not allowed to use it.
  case cannotListen(port: UInt16, reason: String)
  /// The state file cannot be opened, or does not contain a valid state.
  case unreadableState(path: String, reason: String)
  /// The state file cannot be written.
  case unwritableState(path: String, reason: String)

  /// A description of what happened and what to do.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use. Stop the program that uses it, or choose another port, such as 0 for any free port."
    case .cannotListen(let port, let reason):
      "The demo server cannot listen on 127.0.0.1:\(port): \(reason). Choose another port, such as 0 for any free port."
    case .unreadableState(let path, let reason):
      "The demo server's state in \(path) cannot be read: \(reason). Delete the file and try again."
    case .unwritableState(let path, let reason):
      "The demo server's state cannot be written to \(path): \(reason). Choose a file in a writable folder."
    }
  }
}
