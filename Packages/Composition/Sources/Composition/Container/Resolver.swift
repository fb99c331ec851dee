/// A value with which a factory resolves its dependencies.
public struct Resolver: Sendable {
  let container: Container
  private var path = ResolutionPath()
  /// The recorder of resolutions and the registration whose factory runs, or `nil` if resolutions are not recorded.
  private var recording: (recorder: DependencyRecorder, dependent: String?)?

  init(container: Container, recorder: DependencyRecorder? = nil) {
    self.container = container
    recording = recorder.map { ($0, nil) }
  }

  /// Returns an instance of a type, creating it if necessary.
  ///
  /// - Throws: A ``ContainerError`` if no factory is registered, the dependencies form a cycle, or a factory throws.
  public func resolve<Value: Sendable>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try resolve(type, NoArgument())
  }

  /// Returns the instance of a type for an argument, creating it if necessary.
  ///
  /// - Throws: A ``ContainerError`` if no factory is registered, the dependencies form a cycle, or a factory throws.
  public func resolve<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ argument: Argument
  ) throws(ContainerError) -> Value {
    var next = self
    return try next.advance(to: type, argument)
  }

  /// Resolves a dependency and adds it to the path of this resolver. Mutating the resolver in place avoids the
  /// reference counting of a copy in `Container.resolve`.
  mutating func advance<Value: Sendable, Argument: Hashable & Sendable>(
    to type: Value.Type, _ argument: Argument
  ) throws(ContainerError) -> Value {
    guard let registration = container.registration(type, Argument.self) else {
      throw .notRegistered(ResolutionPath.Step(type, argument).name, requiredBy: nil)
    }
    if let recording {
      recording.recorder.record(
        ResolutionPath.Step(type, argument).label(registration.lifetime), for: recording.dependent)
    }
    if let instance = registration.instance(for: argument) { return instance }
    recording?.dependent = ResolutionPath.Step(type, argument).label(registration.lifetime)
    try path.append(type, argument)
    do {
      return try registration.createInstance(for: argument, self)
    } catch ContainerError.notRegistered(let name, requiredBy: nil) {
      throw .notRegistered(name, requiredBy: ResolutionPath.Step(type, argument).name)
    } catch let error as ContainerError {
      throw error
    } catch let error as UnknownServer {
      throw .unknownServer(error)
    } catch {
      throw .factoryFailed(ResolutionPath.Step(type, argument).name, "\(error)")
    }
  }
}
