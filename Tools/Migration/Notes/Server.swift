import Foundation
import RxSwift

protocol NotesServer {
  func notes(since revision: Int) -> Single<[Note]>
  func put(_ note: Note) -> Single<Note>
}

final class HTTPNotesServer: NotesServer {
  typealias Transport = (String, Data?) -> Single<Data>

  private let transport: Transport
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  init(transport: @escaping Transport) { self.transport = transport }

  func notes(since revision: Int) -> Single<[Note]> {
    return transport("/notes?since=\(revision)", nil).decode([Note].self, with: decoder)
  }

  func put(_ note: Note) -> Single<Note> {
    return Single.deferred {
      let body = try self.encoder.encode(note)
      return self.transport("/notes/\(note.id)", body)
    }
    .decode(Note.self, with: decoder)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Data {
  func decode<T: Decodable>(_ type: T.Type, with decoder: JSONDecoder) -> Single<T> {
    return primitiveSequence.map { try decoder.decode(T.self, from: $0) }
  }
}

extension ObservableType {
  /// Returns an observable that subscribes again after an error, at most `times` times, with the given delays.
  func retry(
    times: Int, delay: @escaping (Int) -> RxTimeInterval, scheduler: SchedulerType
  ) -> Observable<Element> {
    return self.retry(when: { errors in
      errors.enumerated().flatMap { attempt, error -> Observable<Int> in
        guard attempt < times else { return .error(error) }
        return Observable<Int>.timer(delay(attempt), scheduler: scheduler)
      }
    })
  }

  /// Returns an observable that pairs the latest elements of two sequences.
  func paired<Other>(with other: Observable<Other>) -> Observable<(Element, Other)> {
    return Observable<(Element, Other)>.combineLatest(asObservable(), other) { ($0, $1) }
  }
}

/// A cache that sends the last value to each new observer.
final class Cache<Value> {
  private let subject = ReplaySubject<Value>.create(bufferSize: 1)
  private(set) var hits = 0

  func store(_ value: Value) { subject.onNext(value) }

  func value(orLoad load: @escaping () -> Single<Value>) -> Observable<Value> {
    return
      subject
      .ifEmpty(switchTo: load().asObservable())
      .do(onNext: { [weak self] _ in self?.hits += 1 })
  }
}
