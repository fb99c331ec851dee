/// A value and where it comes from.
struct Setting<Value: Sendable>: Sendable {
  /// Where a value can come from; the first that has one wins.
  enum Origin: String, Sendable {
    case flag = "command line"
    case environment
    case file = "configuration file"
    case standard = "default"
  }

  let value: Value
  let origin: Origin
}

extension Setting: Equatable where Value: Equatable {}
