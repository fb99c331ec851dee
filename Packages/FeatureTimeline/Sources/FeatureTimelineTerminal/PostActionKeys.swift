import FeatureTimeline
import Foundation
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

extension PostActionInput {
  /// Returns the keys with which the user acts on a post, and their actions.
  func keys(for post: Post?, in context: ScreenContext) -> [KeyAction] {
    func toggle(_ key: Key, _ command: Command, _ reaction: PostReaction) -> KeyAction {
      let label = reaction.label(isOn: post?.reactions?[reaction] == true)
      return KeyAction(
        KeyBinding([key], command, TerminalText(label, context.language)), self.toggle,
        post.map { PostToggle(reaction, of: $0) })
    }
    return [
      toggle("f", .timelineFavorite, .favorite), toggle("b", .timelineBoost, .boost),
      toggle("B", .timelineBookmark, .bookmark),
      KeyAction(
        KeyBinding(["v"], .timelineVote, TerminalText(PostActionText.vote, context.language)),
        if: post?.poll.map { $0.isOpen && !$0.hasEnded(at: context.now()) } ?? false
      ) { [self] in if let post { ask(post, context) } },
      KeyAction(KeyBinding(["u"], .timelineUndo, TerminalText(PostActionText.undo, context.language)), undo),
    ]
  }

  /// Asks for the numbers of the options.
  private func ask(_ post: Post, _ context: ScreenContext) {
    let options = (post.poll?.options ?? []).enumerated().map { "\($0 + 1) \($1.title.prefix(20))" }
    let label = "\(PostActionText.vote[context.language]) (\(options.joined(separator: " · ")))" as TerminalText
    context.host?.ask(label + TerminalText(.colon, context.language), text: "", onChange: nil) { [self] text in
      guard let text, !text.isEmpty else { return }
      if let vote = PostVote(text, in: post) {
        self.vote.accept(vote)
      } else {
        context.host?.toasts.show(TerminalText(PostActionText.invalidVote, context.language), .warning)
      }
    }
  }

  /// Shows the reasons why actions were not performed.
  func showFailures(in context: @escaping @MainActor () -> ScreenContext?, until bag: DisposeBag) {
    failure.emit(onNext: { failure in
      if let context = context() { context.host?.show(failure, context.language) }
    }).disposed(by: bag)
  }
}

/// The texts of the actions on posts.
private enum PostActionText {
  static let vote = LocalizedText(en: "Vote", zhHans: "投票")
  static let undo = LocalizedText(en: "Undo", zhHans: "撤销")
  static let invalidVote = LocalizedText(
    en: "Enter the number of an option, or several numbers if several options can be chosen.",
    zhHans: "请输入选项的编号；多选投票可输入多个编号。")
}
