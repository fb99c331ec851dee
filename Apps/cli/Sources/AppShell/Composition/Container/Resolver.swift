/// Gives a factory what it needs, and knows the way there.
struct Resolver: Sendable {
  let container: Container
  private var trail = Trail()
  /// Where requests are noted for a graph, and by whom they are made.
  private var requests: (noted: Requests, requirer: String?)?

  init(container: Container, notingIn requests: Requests? = nil) {
    self.container = container
    self.requests = requests.map { ($0, nil) }
  }

  /// Gives something, made now or before.
  func resolve<Value: Sendable>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try resolve(type, NoArgument())
  }

  /// Gives something that is made with an argument.
  func resolve<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ argument: Argument
  ) throws(ContainerError) -> Value {
    var next = self
    return try next.go(to: type, argument)
  }

  /// The same without a copy: the resolver itself goes there. A copy would count references for nothing.
  mutating func go<Value: Sendable, Argument: Hashable & Sendable>(
    to type: Value.Type, _ argument: Argument
  ) throws(ContainerError) -> Value {
    guard let maker = container.maker(type, Argument.self) else {
      throw .missing(Trail.Step(type, argument).name, requiredBy: nil)
    }
    if let requests {
      requests.noted.note(Trail.Step(type, argument).label(maker.lifetime), by: requests.requirer)
    }
    if let known = maker.known(argument) { return known }
    requests?.requirer = Trail.Step(type, argument).label(maker.lifetime)
    try trail.go(to: type, argument)
    do {
      return try maker.make(self, argument)
    } catch ContainerError.missing(let name, requiredBy: nil) {
      throw .missing(name, requiredBy: Trail.Step(type, argument).name)
    } catch let error as ContainerError {
      throw error
    } catch {
      throw .failed(Trail.Step(type, argument).name, "\(error)")
    }
  }
}
