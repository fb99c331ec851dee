import Composition

// What modules agree on: the route to a person, whichever module offers it.

extension RouteKey where Input == PersonInput {
  static let person = RouteKey("person")
}

/// Whom a screen shows.
struct PersonInput: RouteInput {
  var name: String

  init(name: String) { self.name = name }

  init?(parameters: [String: String]) {
    guard let name = parameters["name"], !name.isEmpty else { return nil }
    self.name = name
  }

  var parameters: [String: String] { ["name": name] }
}
