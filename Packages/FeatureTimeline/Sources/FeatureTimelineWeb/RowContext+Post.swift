import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsWeb
import Presentation
import WebApp
import WebUI

extension RowContext {
  /// Returns the contents of a post from a source, with the actions of the user if the source is on Mastodon.
  func post(
    _ post: Post, in source: TimelineSource = .mastodonHome, note: LocalizedText? = nil, _ actions: ActionInput
  ) -> HTML {
    var content = PostContent(post, in: self)
    let isMastodon = source.api == .mastodon
    content.author = scene.segue(.profile(of: post.author, in: source))
    content.thread = scene.segue(.thread(of: post, in: source))
    let id = post.original ?? post.id
    content.reply = isMastodon ? scene.segue(.editor(.reply(id))) : nil
    content.edit = isMastodon ? scene.segue(.editor(.edit(id))) : nil
    content.quote = isMastodon ? scene.segue(.editor(.quote(id))) : nil
    content.quoted = isMastodon ? scene.segue(post.quote?.id.map(TimelineIntent.thread)) : nil
    content.actions = isMastodon ? actions : nil
    content.note = note
    return content.html
  }
}
