import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct DecodeTests {
  private struct Coin: Codable, Equatable { let name: String }

  @Test func `decode decodes each element`() throws {
    let data = [Data(#"{"name":"a"}"#.utf8), Data(#"{"name":"b"}"#.utf8)]
    let coins = Observable.from(data).decode(type: Coin.self, decoder: JSONDecoder()).map(\.name)
    #expect(events(of: coins) == ["next(a)", "next(b)", "completed"])
    let list = try PropertyListEncoder().encode(Coin(name: "c"))
    let listed = Observable.just(list).decode(type: Coin.self, decoder: PropertyListDecoder()).map(\.name)
    #expect(events(of: listed) == ["next(c)", "completed"])
  }

  @Test func `decode fails with the error of its decoder`() {
    let journal = Journal()
    _ = Observable.of(Data("x".utf8), Data(#"{"name":"a"}"#.utf8)).decode(type: Coin.self, decoder: JSONDecoder())
      .subscribe(onNext: { _ in journal.write("next") }, onError: { journal.write("\($0 is DecodingError)") })
    #expect(journal.entries == ["true"])
  }
}
