/// A backend that reads secrets from environment variables.
struct EnvironmentSecrets: SecretBackend {
  let service: String
  let environment: [String: String]

  func location(of name: String) -> SecretLocation {
    .environment(variable: variable(name))
  }

  func read(_ name: String) -> Secret? {
    // Setting a variable to an empty string is a common way to unset it.
    environment[variable(name)].flatMap { $0.isEmpty ? nil : Secret($0) }
  }

  func write(_ secret: Secret, _ name: String) -> Bool { false }

  func remove(_ name: String) {}

  private func variable(_ name: String) -> String {
    String("\(service)_\(name)".uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
