import Foundation
import Persistence
import Reactive
import Testing

@Suite struct WriteSinkTests {
  private let store: Store
  private let failures = Recorded<String>()

  init() throws {
    store = try .forTests()
  }

  private var ids: [Int64] {
    get throws { try store.read { try $0.array(Ranking.all).map(\.userID) } }
  }

  @Test
  func
    `A write sink writes each element in one transaction, reports a failing element, and continues with the next element`()
    throws
  {
    let failures = failures
    let sink: AnyObserver<[Ranking]> = store.addSink { failures.append("\($0?.map(\.userID) ?? []) \($1)") }
    sink.onNext([Ranking(userID: 1, rank: 1)])
    sink.onNext([Ranking(userID: 2, rank: 2), Ranking(userID: 1, rank: 1)])
    sink.onNext([Ranking(userID: 3, rank: 3)])
    #expect(try ids == [1, 3])
    #expect(
      failures.values == [
        "[2, 1] The table ranking already contains a record with this key. Update it instead, or add it under another key."
      ])
  }

  @Test
  func `A write sink accepts single records, with any update policy`() throws {
    let rows = PublishSubject<Ranking>()
    let subscription = rows.asObservable().subscribe(
      store.addSink(update: .modified) { Issue.record($1, "\(String(describing: $0))") })
    rows.onNext(Ranking(userID: 1, rank: 1))
    rows.onNext(Ranking(userID: 1, rank: 2))
    #expect(try store.read { try $0.array(Ranking.all) } == [Ranking(userID: 1, rank: 2)])
    subscription.dispose()
  }

  @Test
  func `A deleting sink deletes one row or several rows, and ignores missing rows`() throws {
    try store.write { try $0.add((1...4).map { Ranking(userID: $0, rank: 0) }) }
    let one: AnyObserver<Ranking> = store.deleteSink { Issue.record($1, "\(String(describing: $0))") }
    let many: AnyObserver<[Ranking]> = store.deleteSink { Issue.record($1, "\(String(describing: $0))") }
    one.onNext(Ranking(userID: 1, rank: 0))
    many.onNext([Ranking(userID: 2, rank: 0), Ranking(userID: 9, rank: 0)])
    many.onCompleted()
    #expect(try ids == [3, 4])
  }

  @Test
  func `If the source of a write sink fails, the sink reports the error, but no element`() throws {
    struct Upstream: Error {}
    let failures = failures
    let sink: AnyObserver<Ranking> = store.addSink { failures.append("\($0 == nil) \($1 is Upstream)") }
    sink.onError(Upstream())
    #expect(failures.values == ["true true"])
  }
}
