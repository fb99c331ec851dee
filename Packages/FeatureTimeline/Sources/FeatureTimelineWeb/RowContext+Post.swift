import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import Reactive
import WebApp
import WebUI

extension RowContext {
  /// Returns the contents of a post from a source.
  func post(
    _ post: Post, in source: TimelineSource = .mastodonHome, note: LocalizedText? = nil, hasActions: Bool = true
  ) -> HTML {
    var content = PostContent(post, in: self)
    let isMastodon = source.api == .mastodon
    let profile: TimelineIntent? = isMastodon && !post.author.username.isEmpty ? .profile(post.author.username) : nil
    content.author = scene.segue(profile ?? .timeline(of: post.author, in: source))
    content.thread = scene.segue(.thread(of: post, in: source))
    content.reply = isMastodon ? scene.segue(.reply(to: post)) : nil
    content.quoted = isMastodon ? scene.segue(post.quote?.id.map(TimelineIntent.thread)) : nil
    content.hasActions = isMastodon && hasActions
    content.note = note
    return content.html
  }
}

extension ListPage {
  /// Shows the reasons why actions on posts were not performed.
  func showFailures(of actions: ActionInput, in context: SceneContext<WebInterface>) {
    bind(actions.failure.asObservable().asDriver(onErrorDriveWith: .empty())) { _, failure in
      context.host.show(failure.message(in: context.language))
    }
  }
}

extension ActionInput {
  /// Performs the action on a post that the user requested with a form.
  func perform(_ action: String, _ form: FormFields, on post: Post?) {
    guard let post else { return }
    if let reaction = PostReaction(rawValue: action) { toggle.accept(PostToggle(reaction, of: post)) }
    if action == "vote", let choice = PostVote(form.all("choice").joined(separator: " "), in: post) {
      vote.accept(choice)
    }
  }
}
