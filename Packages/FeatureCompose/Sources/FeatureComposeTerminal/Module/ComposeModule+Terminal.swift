public import ArgumentParser
import Composition
import FeatureCompose
public import FeatureComposeModule
import Presentation
import Reactive
public import TerminalApp
public import TerminalUI

extension ComposeModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofCompose }
  public var commands: [any ParsableCommand.Type] { [ComposeCommand.self, PublishCommand.self, ReplyCommand.self] }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(.compose, scene: { try $0.editor() }, report: { try await $0.draft() }),
      TerminalScene(
        .reply, scene: { try $1.editor(replyTo: $0.description) },
        report: { try await $1.draft(replyTo: $0.description) }),
    ]
  }
}

extension SceneContext<TerminalInterface> {
  /// Creates a scene with the editor.
  fileprivate func editor(replyTo post: String? = nil) throws -> Scene<TerminalInterface> {
    let viewModel = try container.resolve(ComposeFeature.self).makeComposeViewModel(replyTo: post)
    let screen = ComposeScreen(viewModel: viewModel, context: screenContext())
    return Scene(screen, segues: viewModel.intents.asSignal().compactMap { [modules] in Segue($0, modules) })
  }
}

extension ReportContext {
  /// Loads the draft as text and as a document.
  fileprivate func draft(replyTo post: String? = nil) async throws -> TextReport {
    try await report(
      from: ServerDefinition.mastodon.id,
      { (feature: ComposeFeature) in
        let draft = try await feature.draft(replyTo: post)
        return try feature.storedDraft(replyTo: draft.replyTo) ?? draft
      },
      lines: { ComposePlain.lines($0, language: $1) }, document: DraftDocument.init)
  }
}

/// The document that `tessera compose --json` prints.
struct DraftDocument: Encodable, Sendable {
  private let schema = "tessera.compose/1"
  private let server: String
  private let draft: ComposeDraft

  init(server: String, draft: ComposeDraft) {
    self.server = server
    self.draft = draft
  }
}
