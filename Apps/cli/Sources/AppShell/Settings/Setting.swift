/// A value and where it comes from.
struct Setting<Value: Sendable>: Sendable {
  let value: Value
  let origin: SettingOrigin
}

extension Setting: Equatable where Value: Equatable {}

/// Where a value can come from; the first that has one wins.
enum SettingOrigin: String, Sendable {
  case flag = "command line"
  case environment
  case file = "configuration file"
  case lastSession = "last session"
  case locale
  case standard = "default"
}
