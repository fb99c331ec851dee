import Composition
import FeatureHub
import FeatureHubTerminal
import Presentation
import Reactive
import TerminalApp

extension HubModule {
  static let issues = Destination<TerminalInterface>(
    .hubIssues, title: { _ in LocalizedText(en: "Issues", zhHans: "议题") }, samples: sampleRepository,
    below: { below($0.name) },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeIssuesViewModel(of: input.name)
      let screen = IssuesScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.report(.issues(of: $0.name, .open), schema: "tessera.hub-issues/1", $1) })

  static let issue = Destination<TerminalInterface>(
    .hubIssue, title: { _ in LocalizedText(en: "Issue", zhHans: "议题") }, samples: sampleItem("1"),
    below: { below($0.name) + [RouteKey.hubIssues(HubRepositoryInput($0.name))] },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeIssueViewModel(
        of: input.number, in: input.name)
      let screen = IssueScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.report(.issue($0.number, in: $0.name), schema: "tessera.hub-issue/1", $1) })

  static let commits = Destination<TerminalInterface>(
    .hubCommits, title: { _ in LocalizedText(en: "Commits", zhHans: "提交") }, samples: sampleItem(""),
    below: { below($0.name) },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeCommitsViewModel(
        of: input.name, branch: input.branch)
      let screen = CommitsScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: {
      try await HubReports.report(.commits(of: $0.name, branch: $0.branch), schema: "tessera.hub-commits/1", $1)
    })

  static let commit = Destination<TerminalInterface>(
    .hubCommit, title: { _ in LocalizedText(en: "Commit", zhHans: "提交") }, samples: sampleItem("05"),
    below: { below($0.name) + [RouteKey.hubCommits(HubItemInput($0.name, ""))] },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeCommitViewModel(of: input.item, in: input.name)
      let screen = CommitScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.report(.commit($0.item, in: $0.name), schema: "tessera.hub-commit/1", $1) })

  static let branches = Destination<TerminalInterface>(
    .hubBranches, title: { _ in LocalizedText(en: "Branches", zhHans: "分支") }, samples: sampleRepository,
    below: { below($0.name) },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeBranchesViewModel(of: input.name)
      let screen = BranchesScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.report(.branches(of: $0.name), schema: "tessera.hub-branches/1", $1) })

  static let contributors = Destination<TerminalInterface>(
    .hubContributors, title: { _ in LocalizedText(en: "Contributors", zhHans: "贡献者") }, samples: sampleRepository,
    below: { below($0.name) },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeContributorsViewModel(to: input.name)
      let screen = ContributorsScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.report(.contributors(to: $0.name), schema: "tessera.hub-contributors/1", $1) })
}

extension HubItemInput {
  /// The number of the issue, or zero, which no issue has.
  fileprivate var number: Int { Int(item) ?? 0 }
  /// The name of the branch, or `nil` for the default branch.
  fileprivate var branch: String? { item.isEmpty ? nil : item }
}
