import Foundation
import Networking
import Persistence
import Reactive

extension Container {
  /// What the features keep.
  static let schemas = Assemblies.all.flatMap { $0.schemas }

  /// All that the app consists of, in reading order: what features share, the features, and a screen and a report for each place.
  static func app(_ surroundings: Surroundings, _ assemblies: [any Assembly]) -> Container {
    let sessions = assemblies.lazy.compactMap(\.sessions).first ?? NoSessions()
    var container = Container()
    container.register(Surroundings.self) { _ in surroundings }
    container.register((any Sessions).self) { _ in sessions }
    container.register(CurlTransport.self) { _ in CurlTransport() }
    container.register(Pictures.self) { resolver in
      Pictures(
        surroundings.loadsPictures ? try resolver.resolve(CurlTransport.self) : nil,
        hosts: Set(surroundings.servers.values.compactMap { $0.url.host(percentEncoded: false)?.lowercased() }))
    }
    container.register(Warnings.self) { _ in
      let warnings = Warnings()
      // Ends with the sessions.
      _ = sessions.expirations.subscribe(onNext: { warnings.add($0) })
      return warnings
    }
    container.register(Store.self, for: Storage.allCases) { resolver, storage in
      guard storage == .file, let file = surroundings.storeFile else { return try Store.inMemory(schemas: schemas) }
      // A damaged file stays as it is, so that it can be repaired, also when the damage is found later.
      let warnings = try resolver.resolve(Warnings.self)
      var options = StoreOptions()
      options.onDamage = { warnings.add(AppText.storeUnusable("\($0)")) }
      do {
        return try Store(file: file, schemas: schemas, options: options)
      } catch {
        warnings.add(AppText.storeUnusable("\(error)"))
        return try Store.inMemory(schemas: schemas)
      }
    }
    container.register(APIClient.self, for: Service.allCases) { resolver, service in
      APIClient(
        baseURL: surroundings[service].url, transport: try resolver.resolve(CurlTransport.self),
        interceptors: service == .ranking ? [CookieInterceptor(sessions.cookies)] : [])
    }
    for assembly in assemblies { assembly.assemble(&container) }
    container.register(SceneMaker.self, .transient, for: Route.samples) { try $1.place.sceneMaker($0) }
    container.register(ReportMaker.self, .transient, for: Route.samples) { try $1.place.reportMaker($0) }
    return container
  }

  /// Where data is kept.
  enum Storage: Hashable, CaseIterable, Sendable {
    case memory, file
  }
}

extension Surroundings.Server {
  /// What the demo server says is forgotten with it.
  var storage: Container.Storage { isDemo ? .memory : .file }
}

extension Resolver {
  /// The client and the store for a service.
  func client(_ service: Service) throws(ContainerError) -> APIClient { try resolve(APIClient.self, service) }
  func store(_ service: Service) throws(ContainerError) -> Store {
    try resolve(Store.self, resolve(Surroundings.self)[service].storage)
  }
}
