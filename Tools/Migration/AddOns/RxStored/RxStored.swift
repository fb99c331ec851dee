import Foundation
import RxRelay
import RxSwift

// Values that are stored between runs of the program.

public protocol KeyValueStorage: AnyObject {
  func data(forKey key: String) -> Data?
  func set(_ data: Data?, forKey key: String)
}

public final class FolderStorage: KeyValueStorage {
  private let folder: URL

  public init(folder: URL) { self.folder = folder }

  public func data(forKey key: String) -> Data? {
    return try? Data(contentsOf: folder.appendingPathComponent(key))
  }

  public func set(_ data: Data?, forKey key: String) {
    let file = folder.appendingPathComponent(key)
    if let data = data {
      try? data.write(to: file, options: .atomic)
    } else {
      try? FileManager.default.removeItem(at: file)
    }
  }
}

public enum StoredError: Error {
  case unreadable(key: String, Error)
}

@propertyWrapper
public final class Stored<Value: Codable> {
  public static var encoder: JSONEncoder { return JSONEncoder() }

  private let relay: BehaviorRelay<Value>
  private let failures = PublishRelay<Error>()
  private let bag = DisposeBag()

  public init(wrappedValue: Value, _ key: String, in storage: KeyValueStorage) {
    var problem: Error?
    var value = wrappedValue
    if let data = storage.data(forKey: key) {
      do {
        value = try JSONDecoder().decode(Value.self, from: data)
      } catch {
        problem = StoredError.unreadable(key: key, error)
      }
    }
    relay = BehaviorRelay(value: value)
    relay
      .skip(1)
      .map { try Stored.encoder.encode($0) }
      .subscribe(
        onNext: { storage.set($0, forKey: key) },
        onError: { [failures] in failures.accept($0) }
      )
      .disposed(by: bag)
    if let problem = problem { failures.accept(problem) }
  }

  public var wrappedValue: Value {
    get { return relay.value }
    set { relay.accept(newValue) }
  }

  public var projectedValue: Observable<Value> { return relay.asObservable() }
  public var errors: Observable<Error> { return failures.asObservable() }
}

extension ObservableType where Element: Codable {
  /// Returns an observable that emits the stored value, if any, and then emits and stores the elements of the source.
  public func cached(_ key: String, in storage: KeyValueStorage) -> Observable<Element> {
    return Observable.deferred {
      let stored = storage.data(forKey: key).flatMap { try? JSONDecoder().decode(Element.self, from: $0) }
      let fresh = self.do(onNext: { element in
        storage.set(try? JSONEncoder().encode(element), forKey: key)
      })
      guard let value = stored else { return fresh }
      return fresh.startWith(value)
    }
  }
}
