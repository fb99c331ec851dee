public import ArgumentParser
import Composition
import FeatureCompose
public import FeatureComposeModule
import Posts
import Presentation
import Reactive
public import TerminalApp
public import TerminalUI

extension ComposeModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofCompose }
  public var commands: [any ParsableCommand.Type] {
    [
      ComposeCommand.self, DraftsCommand.self, PublishCommand.self, ReplyCommand.self, QuoteCommand.self,
      EditCommand.self,
      DeleteCommand.self,
    ]
  }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(.compose, scene: { try $0.editor(.newPost) }, report: { try await $0.draft(.newPost) }),
      .drafts, Self.scene(.reply) { .reply($0.description) }, Self.scene(.quote) { .quote($0.description) },
      Self.scene(.edit) { .edit(PostID($0.description)) },
      Self.scene(.redraft) { .redraft(PostID($0.description)) },
    ] + Self.moreScenes
  }

  private static func scene<Input>(
    _ key: RouteKey<Input>, _ subject: @escaping @Sendable (Input) -> ComposeSubject
  ) -> TerminalScene {
    TerminalScene(
      key, scene: { try $1.editor(subject($0)) }, report: { try await $1.draft(subject($0)) })
  }
}

extension SceneContext<TerminalInterface> {
  /// Creates a scene with the editor.
  fileprivate func editor(_ subject: ComposeSubject) throws -> Scene<TerminalInterface> {
    let viewModel = try container.resolve(ComposeFeature.self).makeComposeViewModel(
      subject, known: { [modules, container] in modules.modules.flatMap { $0.places(container) }.compactMap(\.text) })
    let screen = ComposeScreen(viewModel: viewModel, context: screenContext(), editor: ExternalEditor())
    return Scene(screen, segues: viewModel.intents.asSignal().compactMap { [modules] in Segue($0, modules) })
  }
}

extension ReportContext {
  /// Loads the draft as text and as a document.
  fileprivate func draft(_ subject: ComposeSubject) async throws -> TextReport {
    try await report(
      from: ServerDefinition.mastodon.id,
      { (feature: ComposeFeature) in
        let draft = try await feature.draft(of: subject)
        return try feature.storedDraft(like: draft) ?? draft
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
