import Foundation
import Persistence
import Reactive
import Testing

@Suite struct Examples {
  struct Ranking: Record {
    var list: String
    var userID: Int64
    var rank: Int
    var name: String?

    static let table = Table<Ranking>(
      "ranking",
      Column(key: "list", \.list), Column(key: "userID", \.userID), Column("rank", \.rank), Column("name", \.name),
      indexes: [[\.list, \.rank]],
      make: Ranking.init)
  }

  @Test
  func `The documentation's example of a store writes rows, reads the first ones and observes changes`() throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "store")
    let page = [Ranking(list: "swift", userID: 7, rank: 1, name: "mira")]
    let bag = DisposeBag()
    let show: @Sendable (Snapshot<Ranking>, Changeset?) -> Void = { _, _ in }

    let store = try Store(file: url, schemas: [Schema("rankings", tables: [Ranking.table])])
    try store.write { try $0.add(page, update: .modified) }

    let swift = Ranking.filter(\.list == "swift").order(by: \.rank)
    let best = try store.read { try $0.array(swift.limit(10)) }

    store.changeset(swift.limit(50))
      .subscribe(onNext: { rows, changes in show(rows, changes) })  // changes is nil the first time
      .disposed(by: bag)

    #expect(best.map(\.name) == ["mira"])
  }
}
