import Composition

// The contract between modules: the route to a person, regardless of the module that offers it.

extension RouteKey where Input == PersonInput {
  static let person = RouteKey("person")
}

/// The person that a screen shows.
struct PersonInput: RouteInput {
  var name: String

  init(name: String) { self.name = name }

  init?(parameters: [String: String]) {
    guard let name = parameters["name"], !name.isEmpty else { return nil }
    self.name = name
  }

  var parameters: [String: String] { ["name": name] }
}
