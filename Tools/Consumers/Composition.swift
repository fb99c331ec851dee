import Composition

struct Clock: Sendable {
  var name: String
}

func clock() throws -> Clock {
  var container = Container()
  container.register(String.self) { _ in "UTC" }
  container.register(Clock.self) { Clock(name: try $0.resolve()) }
  return try container.resolve(Clock.self)
}
