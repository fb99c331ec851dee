import FeatureCoinRank
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with a scripted server and an in-memory store. Replies arrive before a call returns.
@MainActor final class RankServer {
  let transport: ScriptedTransport
  let store: Store
  let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  let feature: CoinRankFeature

  convenience init(
    _ replies: ScriptedReply..., address: String = "http://rank.test/wanandroid", store: Store? = nil,
    account: TestAccount = TestAccount(nil), offersLogin: Bool = true
  ) throws {
    try self.init(replies: replies, address: address, store: store, account: account, offersLogin: offersLogin)
  }

  init(
    replies: [ScriptedReply], address: String = "http://rank.test/wanandroid", store: Store? = nil,
    account: TestAccount = TestAccount(nil), offersLogin: Bool = true, usesQueues: Bool = false
  ) throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    transport = ScriptedTransport(replies) { Issue.record($0) }
    self.store = try store ?? .inMemory(schemas: [CoinRankFeature.schema], options: options)
    feature = CoinRankFeature(
      dependencies: CoinRankDependencies(
        client: APIClient(baseURL: try #require(URL(string: address)), transport: transport), store: self.store,
        account: account.account, offersLogin: offersLogin,
        scheduler: usesQueues
          ? SerialDispatchQueueScheduler(internalSerialQueueName: "RankServer") : CurrentThreadScheduler.instance,
        clock: clock))
  }

  /// The requested paths, in order.
  var requested: [String] { transport.requests.map { $0.url.path(percentEncoded: true) } }

  /// Returns a view model with a recorder of its states.
  func watch() -> Watched { Watched(feature.makeRankingViewModel()) }

  static func page(_ number: Int, _ ids: Range<Int>, of pages: Int, level: Int = 7) -> ScriptedReply {
    .json(answer(number, ids.map { entry($0, level: level) }, of: pages))
  }

  nonisolated static func answer(_ number: Int, _ entries: [String], of pages: Int) -> String {
    """
    {"data": {"curPage": \(number), "datas": [\(entries.joined(separator: ","))], "offset": 0, "over": false,
    "pageCount": \(pages), "size": 30, "total": 75}, "errorCode": 0, "errorMsg": ""}
    """
  }

  static func entry(_ id: Int, level: Int = 7) -> String {
    #"{"coinCount": \#(1000 - id), "level": \#(level), "nickname": "", "rank": "\#(id)", "userId": \#(id), "username": "u\#(id)"}"#
  }
}

@MainActor final class Watched {
  let viewModel: any RankingViewModel
  private(set) var states: [ListState<RankingRow>] = []
  private(set) var updated: [Date?] = []
  /// A closure that is called after each state.
  var onState: @MainActor () -> Void = {}
  private let bag = DisposeBag()

  init(_ viewModel: any RankingViewModel) {
    self.viewModel = viewModel
    viewModel.state.drive(onNext: { [weak self] state in
      self?.states.append(state)
      self?.onState()
    }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.updated.append($0) }).disposed(by: bag)
  }

  var state: ListState<RankingRow>? { states.last }
  var ids: [Int] { state?.rows.map(\.id) ?? [] }

  var content: ListContent<RankingRow>? {
    if case .content(let content)? = state { content } else { nil }
  }
}
