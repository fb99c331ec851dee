import Composition

// The contract between modules: the route to a person, regardless of the module that offers it.

extension RouteKey where Input == PersonInput {
  static let writer = RouteKey("person")
}

/// The input of the destination that shows a person.
struct PersonInput: ValueInput {
  static let parameter = "name"
  let description: String

  init(_ description: String) { self.description = description }
}
