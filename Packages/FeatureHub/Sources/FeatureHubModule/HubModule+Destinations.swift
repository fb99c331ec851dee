public import Composition
import FeatureHub
import Presentation

extension HubModule {
  public var destinations: [Destination] {
    let samples = [RepositoryName("example/reactive-monorepo")].compactMap(\.self)
    let root = tabs
    @Sendable func below(_ name: RepositoryName) -> [Route] { root + [RouteKey.hubRepository(name)] }
    return [
      Destination(
        .hub, title: { _ in LocalizedText(en: "Hub", zhHans: "Hub") },
        samples: [HubSearchInput(""), HubSearchInput("reactive")], below: { $0.description.isEmpty ? [] : root }),
      Destination(
        .hubRepository, title: { HubQuery.repository($0).title }, samples: samples, below: { _ in root }),
      Destination(.hubIssues, title: { HubQuery.issues(of: $0, .open).title }, samples: samples, below: below),
      Destination(
        .hubIssue, title: { HubQuery.issue($0.number, in: $0.name).title },
        samples: samples.map { HubIssueInput($0, 1) },
        below: { below($0.name) + [RouteKey.hubIssues($0.name)] }),
      Destination(
        .hubCommits, title: { HubQuery.commits(of: $0.name, branch: $0.branch).title },
        samples: samples.map { HubItemInput($0, "") }, below: { below($0.name) }),
      Destination(
        .hubCommit, title: { HubQuery.commit($0.item, in: $0.name).title },
        samples: samples.map { HubItemInput($0, "077a459b4772cffafdae8dfe65e4f7d7fa223d65") },
        below: { below($0.name) + [RouteKey.hubCommits(HubItemInput($0.name, ""))] }),
      Destination(.hubBranches, title: { HubQuery.branches(of: $0).title }, samples: samples, below: below),
      Destination(.hubContributors, title: { HubQuery.contributors(to: $0).title }, samples: samples, below: below),
      Destination(
        .hubUser, title: { HubQuery.user($0.description).title }, samples: [HubUserInput("mira_okafor")],
        below: { _ in root }),
    ] + Self.moreDestinations
  }
}
