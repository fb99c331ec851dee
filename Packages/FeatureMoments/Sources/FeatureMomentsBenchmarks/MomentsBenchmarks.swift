import FeatureMoments
import Foundation
import Networking
import Persistence
import Presentation
import PresentationBenchmark

// Release builds only: make bench-FeatureMoments

/// A benchmark of a long list of moments. The benchmark writes the rows directly to the store, because the feature
/// cannot load that many rows: a page is one response, whose size is limited.
@main @MainActor enum MomentsBenchmarks {
  static func main() async throws {
    let server = "http://benchmark.invalid"
    guard let url = URL(string: server) else { throw LoadFailure.unknown }
    let client = APIClient(baseURL: url, transport: CurlTransport())
    let user = UserDetails(id: "0", name: "Mira Okafor")
    let text = String(repeating: "Five small packages beat one big target. ", count: 4)
    let benchmark = ListBenchmark<MomentsListItem>(
      "moments", schemas: MomentsFeature.schemas,
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
              id: "\(row)", authorName: "Ada Börje", kind: .photos, title: text, photos: [url],
              likes: Likes(users: [.init(id: "0"), .init(id: "1")]))
            return PageMoment(page: page, id: "\(row)", position: row, moment: moment)
          })
      },
      id: { "moment \($0)" })
    try await benchmark.run()
  }
}

/// A row of the table in which the feature stores the moments.
private struct PageMoment: Record {
  let page: String
  let id: String
  let position: Int
  let moment: Moment

  static let table = Table<PageMoment>(
    "moments",
    Column(key: "page", \.page), Column(key: "id", \.id), Column("position", \.position), Column("moment", \.moment),
    make: PageMoment.init)
}

/// A row of the table in which the feature stores the pages.
private struct MomentsPage: Record {
  let page: String
  let user: UserDetails
  let count: Int
  let updated: Double

  static let table = Table<MomentsPage>(
    "moments_pages",
    Column(key: "page", \.page), Column("user", \.user), Column("count", \.count), Column("updated", \.updated),
    make: MomentsPage.init)
}
