public import FeatureTimeline
public import Foundation
public import Posts
public import Presentation
public import PresentationTerminal
public import Reactive
public import TerminalUI

/// Creates the screens of the feature with their view models.
@MainActor public struct TimelineScreens {
  /// A screen, and the intents with which it asks to navigate.
  public typealias Scene = (screen: any LocalizedScreen, intents: Signal<TimelineIntent>)

  private let feature: TimelineFeature
  private let host: any ScreenHost
  private let language: Language
  private let image: @MainActor (URL) -> PixelImage?

  /// Creates a value that creates screens.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - host: The host, which shows messages and provides the keys. The screens do not retain it.
  ///   - language: The language of the screens.
  ///   - image: A closure that returns the image at a URL, or `nil` while it is not available.
  public init(
    _ feature: TimelineFeature, host: any ScreenHost, language: Language,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.feature = feature
    self.host = host
    self.language = language
    self.image = image
  }

  /// Creates the screen of the posts of a source.
  public func timeline(of source: TimelineSource) -> Scene {
    let viewModel = feature.makeTimelineViewModel(for: source)
    return (TimelineScreen(viewModel: viewModel, host: host, language: language, image: image), viewModel.intents)
  }

  /// Creates the screen of the sources of the Mastodon server.
  public func sources() -> Scene {
    let viewModel = feature.makeSourcesViewModel()
    return (SourcesScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
  }

  /// Creates the screen of the people who write the posts of a source.
  public func people(of source: TimelineSource) -> Scene {
    let viewModel = feature.makePeopleViewModel(of: source)
    return (PeopleScreen(viewModel: viewModel, host: host, language: language, image: image), viewModel.intents)
  }

  /// Creates the screen of a single post.
  public func post(_ id: PostID, in source: TimelineSource) -> Scene {
    let viewModel = feature.makePostViewModel(for: id, in: source)
    return (PostScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
  }

  /// Creates the screen of the thread of a post.
  public func thread(of post: PostID) -> Scene {
    let viewModel = feature.makeThreadViewModel(of: post)
    return (ThreadScreen(viewModel: viewModel, host: host, language: language, image: image), viewModel.intents)
  }

  /// Creates the screen of the profile of a person.
  public func profile(of name: String) -> Scene {
    let viewModel = feature.makeProfileViewModel(of: name)
    return (ProfileScreen(viewModel: viewModel, host: host, language: language, image: image), viewModel.intents)
  }

  /// Creates the screen of the search.
  public func search(_ text: String) -> Scene {
    let viewModel = feature.makeSearchViewModel(text: text)
    return (TimelineSearchScreen(viewModel: viewModel, host: host, language: language, image: image), viewModel.intents)
  }
}
