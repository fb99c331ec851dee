import ArgumentParser
import Composition
import FeatureCompose
import FeatureComposeModule
import Presentation
import PresentationTerminal
import Reactive
import TerminalApp
import TerminalUI

extension TerminalScene {
  /// The list of drafts, and its report.
  static let drafts = TerminalScene(
    .drafts,
    scene: { context in
      let viewModel = try context.container.resolve(ComposeFeature.self).makeDraftsViewModel()
      return Scene(
        DraftsScreen(viewModel: viewModel, context: context.screenContext()),
        segues: viewModel.intents.asSignal().compactMap { [modules = context.modules] in Segue($0, modules) })
    },
    report: { context in
      try await context.report(
        from: ServerDefinition.mastodon.id, { (feature: ComposeFeature) in try feature.storedDrafts() },
        lines: DraftsDocument.lines, document: DraftsDocument.init)
    })
}

/// The document that `tessera drafts --json` prints.
private struct DraftsDocument: Encodable, Sendable {
  private let schema = "tessera.drafts/1"
  private let server: String
  private let drafts: [DraftRow]

  init(server: String, drafts: [DraftRow]) {
    self.server = server
    self.drafts = drafts
  }

  static func lines(_ rows: [DraftRow], _ language: Language) -> [TerminalText] {
    if rows.isEmpty { return [TerminalText(ComposeText.draftList.empty, language)] }
    return rows.map {
      TerminalText(ComposeText.title(of: $0.subject), language) + "  "
        + TerminalText(ComposeText.line(of: $0, in: language))
    }
  }
}

/// The command `tessera drafts`.
struct DraftsCommand: RouteCommand {
  static let name = "drafts"
  static let abstract = LocalizedText(en: "Show the drafts of posts.", zhHans: "显示嘟文草稿。")
  static let discussion = LocalizedText(en: "JSON: schema tessera.drafts/1.", zhHans: "JSON 格式：tessera.drafts/1。")
  static let key = RouteKey.drafts

  @OptionGroup var reading: ReadingOptions
}
