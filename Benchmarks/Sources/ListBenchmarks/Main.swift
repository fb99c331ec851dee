import FeatureCoinRank
import FeatureMoments
import FeatureNotifications
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive

// Release builds only: make bench-Lists

@main @MainActor enum ListBenchmarks {
  private static let server = "http://benchmark.invalid"

  static func main() async throws {
    guard let url = URL(string: server) else { throw LoadFailure.unknown }
    // No list appears, so none sends requests.
    let client = APIClient(baseURL: url, transport: CurlTransport())

    let bag = DisposeBag()
    let person = Person(id: "1", name: "Ada Börje", username: "ada_b")
    let text = String(repeating: "Five small packages beat one big target. ", count: 4)
    try await ListBenchmark<NotificationRow>(
      name: "notifications", schemas: [NotificationsFeature.schema],
      list: { store in
        let dependencies = NotificationsDependencies(client: client, account: "mira", store: store)
        let viewModel = NotificationsFeature(dependencies: dependencies).makeNotificationsViewModel()
        // The app shows the number in the tab and above the list.
        viewModel.unreadCount.drive().disposed(by: bag)
        return (viewModel, viewModel.state)
      },
      write: { [server] rows, transaction in
        try transaction.add(
          rows.map { row in
            Notification(
              owner: "mira \(server)", length: 7, id: String(1_000_000 + row), kind: .mention, person: person,
              post: Post(id: PostID("\(row)"), text: text, author: person))
          })
      },
      id: { String(1_000_000 + $0) }
    ).run()

    try await ListBenchmark<RankingRow>(
      name: "ranking", schemas: [CoinRankFeature.schema],
      list: { store in
        let feature = CoinRankFeature(dependencies: CoinRankDependencies(client: client, store: store))
        let viewModel = feature.makeRankingViewModel()
        return (viewModel, viewModel.state)
      },
      write: { [server] rows, transaction in
        try transaction.add(
          rows.map { Rank(server: server, userID: $0, position: -$0, name: "User \($0)") })
      },
      id: { $0 }
    ).run()

    let user = UserDetails(id: "0", name: "Mira Okafor")
    try await ListBenchmark<MomentsListItem>(
      name: "moments", schemas: MomentsFeature.schemas,
      list: { store in
        let dependencies = MomentsDependencies(
          client: client, store: store, app: AppInformation(version: "1.0.0", flavor: .production))
        let viewModel = MomentsFeature(dependencies: dependencies).makeMomentsViewModel()
        return (viewModel, viewModel.state)
      },
      write: { [server] rows, transaction in
        let page = "moments/\(server)/\(user.id)"
        try transaction.add(
          MomentsPage(page: page, user: user, count: rows.upperBound, updated: 0), update: .modified)
        try transaction.add(
          rows.map { row in
            let moment = Moment(
              id: "\(row)", authorName: person.name, kind: .photos, title: text, photos: [url],
              likes: Likes(users: [.init(id: "0"), .init(id: "1")]))
            return PageMoment(page: page, id: "\(row)", position: row, moment: moment)
          })
      },
      id: { "moment \($0)" }
    ).run()
  }
}
