public import FeatureTimeline
public import Posts
import Presentation
public import PresentationTerminal
import Reactive

/// A factory of the feature's screens with their view models.
@MainActor public struct TimelineScreens {
  private let feature: TimelineFeature
  private let context: ScreenContext

  /// Creates a factory of the screens of `feature`.
  public init(_ feature: TimelineFeature, context: ScreenContext) {
    self.feature = feature
    self.context = context
  }

  /// Creates the screen of the posts of a source.
  public func timeline(of source: TimelineSource) -> IntentScreen<TimelineIntent> {
    let viewModel = feature.makeTimelineViewModel(for: source)
    return IntentScreen(
      TimelineScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents)
  }

  /// Creates the screen of the sources of the Mastodon server.
  public func sources() -> IntentScreen<TimelineIntent> {
    let viewModel = feature.makeSourcesViewModel()
    return IntentScreen(
      SourcesScreen(viewModel: viewModel, context: context), viewModel.intents)
  }

  /// Creates the screen of a list of people.
  public func people(of source: PeopleSource) -> IntentScreen<TimelineIntent> {
    let viewModel = feature.makePeopleViewModel(of: source)
    return IntentScreen(
      PeopleScreen(viewModel: viewModel, context: context), viewModel.intents)
  }

  /// Creates the screen of a single post.
  public func post(_ id: PostID, in source: TimelineSource) -> IntentScreen<TimelineIntent> {
    let viewModel = feature.makePostViewModel(for: id, in: source)
    return IntentScreen(
      PostScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents)
  }

  /// Creates the screen of the thread of a post.
  public func thread(of post: PostID) -> IntentScreen<TimelineIntent> {
    let viewModel = feature.makeThreadViewModel(of: post)
    return IntentScreen(
      ThreadScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents)
  }

  /// Creates the screen of the profile of a person.
  public func profile(of name: String) -> IntentScreen<TimelineIntent> {
    let viewModel = feature.makeProfileViewModel(of: name)
    return IntentScreen(
      ProfileScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents)
  }

  /// Creates the screen of the search.
  public func search(_ text: String) -> IntentScreen<TimelineIntent> {
    let viewModel = feature.makeSearchViewModel(text: text)
    return IntentScreen(
      TimelineSearchScreen(viewModel: viewModel, context: context, unfolded: feature.unfolded), viewModel.intents)
  }
}
