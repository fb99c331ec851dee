import FeatureNotifications
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import PresentationBenchmark
import Reactive

// Release builds only: make bench-FeatureNotifications

/// A benchmark of the list of notifications.
@main @MainActor enum NotificationsBenchmarks {
  static func main() async throws {
    let server = "http://benchmark.invalid"
    guard let url = URL(string: server) else { throw LoadFailure.unknown }
    let client = APIClient(baseURL: url, transport: CurlTransport())
    let person = Person(id: "1", name: "Ada Börje", username: "ada_b")
    let text = String(repeating: "Five small packages beat one big target. ", count: 4)
    let bag = DisposeBag()
    let benchmark = ListBenchmark<NotificationRow>(
      "notifications", schemas: [NotificationsFeature.schema],
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
      id: { String(1_000_000 + $0) })
    try await benchmark.run()
  }
}

/// A row of the table in which the feature stores the notifications.
private struct Notification: Record {
  let owner: String
  let length: Int
  let id: String
  let kind: NotificationKind
  let person: Person
  let post: Post
  var isHidden = false

  static let table = Table<Notification>(
    "notifications",
    Column(key: "owner", \.owner), Column(key: "length", \.length), Column(key: "id", \.id), Column("kind", \.kind),
    Column("person", \.person), Column("post", \.post), Column("isHidden", \.isHidden), make: Notification.init)
}
