import FeatureCompose
import FeatureComposeModule
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalApp
public import TerminalUI

extension ComposeScreen {
  /// The key bindings of the screen. Esc goes back, as on other screens, and keeps the draft.
  public var keys: KeyTable {
    switch state.phase {
    case .writing, .sending:
      KeyTable(
        actions.bindings + [KeyBinding([.escape], .back, TerminalText(ComposeText.close, language))]) + editor.keys
    case .loading, .failed, .closed: KeyTable(actions.bindings)
    }
  }

  /// A Boolean value that indicates whether a login would help, and the app has one.
  var offersLogin: Bool {
    viewModel.offersLogin && (state.failure == .actionNeedsLogin || state.phase == .failed(.unauthorized))
  }

  private var actions: [KeyAction] {
    let isWriting = state.phase == .writing
    var isFailed = false
    if case .failed = state.phase { isFailed = true }
    return [
      KeyAction(binding(.control("s"), .composePublish, ComposeText.publish), if: isWriting) { [self] in publishPost()
      },
      KeyAction(binding(.tab, .composeNext, ComposeText.nextField), if: isWriting) { [self] in
        _ = form.receive(.key(.tab))
      },
      KeyAction(
        binding(.control("o"), .composeAttach, ComposeText.attach), if: isWriting && state.offersImages
      ) { [self] in focusPath() },
      KeyAction(
        binding(.control("x"), .composeDiscard, ComposeText.discard),
        if: isWriting && !(state.draft.isBlank && state.uploads.isEmpty)
      ) { [self] in askToDiscard() },
      KeyAction(binding(.control("e"), .composeEditor, ComposeText.editor), if: isWriting) { [self] in
        editOutside()
      },
      KeyAction(
        binding(.alt("l"), .composeLogIn, .logIn),
        if: offersLogin, viewModel.intents, .logIn),
      KeyAction(binding("R", .composeRetry, ListText.standard.retry), if: isFailed, viewModel.retry),
    ]
  }

  private func binding(_ key: Key, _ command: Command, _ label: LocalizedText) -> KeyBinding {
    KeyBinding([key], command, TerminalText(label, language))
  }

  /// Publishes the draft, after a question if an image has no description, or says why it cannot be published.
  func publishPost() {
    if let obstacle = state.obstacle {
      context.host?.toasts.show(TerminalText(ComposeText.message(of: obstacle), language), .warning)
      return
    }
    guard state.canPublish, state.draft.lacksDescription else { return viewModel.publish.accept(()) }
    context.host?.confirm(
      TerminalText(ComposeText.undescribedQuestion, language),
      message: TerminalText(ComposeText.undescribedMessage, language),
      confirm: TerminalText(ComposeText.publish, language), cancel: TerminalText(.cancel, language),
      isDestructive: false
    ) { [viewModel] isConfirmed in if isConfirmed { viewModel.publish.accept(()) } }
  }

  /// Runs the user's editor on the text. If that fails, the text stays as it is.
  private func editOutside() {
    context.host?.lendTerminal { [self] in
      do throws(LoadFailure) {
        editor.text = try outside.edit(editor.text)
        edited()
      } catch {
        context.host?.toasts.show(TerminalText(error.message(in: language)), .error)
      }
    }
  }

  private func askToDiscard() {
    context.host?.confirm(
      TerminalText(ComposeText.discardQuestion, language), message: TerminalText(ComposeText.discardMessage, language),
      confirm: TerminalText(ComposeText.discard, language), cancel: TerminalText(.cancel, language),
      isDestructive: true
    ) { [self] isConfirmed in
      if isConfirmed { return viewModel.discard.accept(()) }
      context.host?.toasts.show(TerminalText(ComposeText.kept, language))
    }
  }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool { actions.perform(command) || editor.perform(command) }
}
