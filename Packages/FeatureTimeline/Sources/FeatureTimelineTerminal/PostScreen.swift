public import FeatureTimeline
import FeatureTimelineModule
public import Observation
import Posts
import PostsTerminal
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with one post and its full text.
@MainActor @Observation.Observable public final class PostScreen: LocalizedScreen {
  private(set) var context: ScreenContext
  private var state = PostState.loading
  private var versions = PostVersions.hidden
  private var replies = PostReplies.unknown
  /// The index of the link that Enter opens, or `nil` until the user has chosen one.
  private var selectedLink: Int?
  /// The index of the line with the first link.
  @ObservationIgnored private var firstLink = 0
  /// Whether a digit opens the link with that number: for a second after the key for the browser was pressed.
  var awaitsLink = false
  @ObservationIgnored var awaitedUntil: Duration?
  @ObservationIgnored private var isLinear = false
  private let text = ScrollView()
  let viewModel: any PostViewModel
  private let unfolded: UnfoldedPosts
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model, and shares the unfolded
  /// posts with other screens.
  public init(
    viewModel: any PostViewModel, context: ScreenContext, unfolded: UnfoldedPosts = UnfoldedPosts()
  ) {
    self.viewModel = viewModel
    self.unfolded = unfolded
    self.context = context
    viewModel.state.drive(with: self) { $0.state = $1 }.disposed(by: bag)
    viewModel.refreshFailure.emit(with: self) { $0.show($1) }.disposed(by: bag)
    viewModel.actions.showResults(in: { [weak self] in self?.context }, until: bag)
    viewModel.versions.drive(with: self) { $0.versions = $1 }.disposed(by: bag)
    viewModel.replies.drive(with: self) { $0.replies = $1 }.disposed(by: bag)
  }

  /// The language of the screen. A change is visible in the next frame.
  public var language: Language {
    get { context.language }
    set { context.language = newValue }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.postTitle, language) }

  /// The key bindings of the screen.
  public var keys: KeyTable { KeyTable(actions.bindings) + text.keys }

  private var actions: [KeyAction] {
    let (post, links, source, intents) = (state.post, links, viewModel.source, viewModel.intents)
    let isMastodon = source.api == .mastodon
    let selected = selectedLink.flatMap { links.indices.contains($0) ? links[$0] : nil }
    let postKeys = isMastodon ? postKeys(post) : []
    // The status bar shows the first keys: those for parts that only some posts have, and the verbs of a post.
    let first = [
      KeyAction(.fold(language), if: post?.isFolded == true || versions.hasWarning) { [unfolded] in
        if let post { unfolded.toggle(post.id) }
      },
      KeyAction(.openLink(language), if: !links.isEmpty, intents, selected.map { .link($0.url) }),
    ]
    return first + (post == nil ? [] : postKeys) + [
      KeyAction(.nextLink(language), if: !links.isEmpty) { [self] in selectLink(by: 1) },
      KeyAction(.previousLink(language), if: !links.isEmpty) { [self] in selectLink(by: -1) },
      KeyAction(
        .quoted(language), if: isMastodon && shownPost?.quote?.id != nil, intents,
        shownPost?.quote?.id.map { .post($0, in: source) }),
      KeyAction(.versions(language), if: isMastodon && post?.edited != nil, viewModel.showVersions),
      KeyAction(.thread(language), if: isMastodon, intents, post.flatMap { .thread(of: $0, in: source) }),
      KeyAction(.refresh(language), viewModel.refresh),
      KeyAction(.profile(language), intents, post.flatMap { .profile(of: $0.author, in: source) }),
      KeyAction(.browse(language)) { [self] in links.isEmpty || isLinear ? openPage() : awaitLink() },
      .copy(post, in: context),
      KeyAction(.favorites(language), if: isMastodon, intents, post.map { .favorites(of: $0) }),
      KeyAction(.boosts(language), if: isMastodon, intents, post.map { .boosts(of: $0) }),
      viewModel.actions.quoteKey(for: isMastodon ? post : nil, in: context),
    ] + (post == nil ? postKeys : [])
      + (isMastodon ? viewModel.actions.keys(for: post?.author, about: post, in: context) : [])
  }

  private func postKeys(_ post: Post?) -> [KeyAction] {
    [viewModel.actions.replyKey(for: post, in: context)]
      + viewModel.actions.keys(for: post, in: context)
  }

  /// Notifies the view model that the screen is visible.
  public func screenDidAppear() { viewModel.appear.accept(()) }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool {
    if endAwaitingLink(), command == .timelineBrowse {
      openPage()
      return true
    }
    return actions.perform(command) || text.perform(command)
  }

  /// Opens the link whose number is typed after the key for the browser.
  public func receive(_ event: InputEvent) -> Bool { receive(digit: event) }

  /// Notifies the screen that it is not visible anymore.
  public func screenDidDisappear() { endAwaitingLink() }

  /// Opens the page of the post in the browser.
  func openPage() { viewModel.intents.accept(state.post.flatMap { .page(of: $0) }) }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    isLinear = canvas.isLinear
    drawWaiting(in: &canvas)
    switch state {
    case .loading: Spinner(TerminalText(TimelineText.listText.loading, language)).draw(in: &canvas)
    case .failed(let failure):
      KeyHints(for: self, in: context).message(for: failure, TimelineText.listText).draw(in: &canvas)
    case .post(let post): draw(post, in: &canvas)
    }
  }

  private func draw(_ post: Post, in canvas: inout Canvas) {
    let layout = PostLayout(
      age: PostAge(context), now: context.now(), showsExactDates: true, unfolded: isUnfolded ? [post.id] : [])
    let columns = min(canvas.size.columns, 80)
    var lines = layout.details(of: post, columns: columns, measuring: canvas.width, signs: PostSigns(for: canvas))
    let links =
      links.isEmpty
      ? [] : layout.links(of: shownPost ?? post, selected: selectedLink, columns: columns, measuring: canvas.width)
    if !links.isEmpty { lines += [.empty] + links }
    firstLink = lines.count - links.count
    let history = PostVersionLines(age: PostAge(context), language: language, isUnfolded: isUnfolded)
    lines += history.lines(versions, of: post, columns: columns, measuring: canvas.width)
    let blocks = canvas.isLinear ? [] : images(in: canvas, below: &lines)
    lines += PostReplyLines(context: context, unfolded: unfolded).lines(
      replies, to: post, hints: KeyHints(for: self, in: context), columns: columns, measuring: canvas.width,
      signs: PostSigns(for: canvas))
    text.draw(lines, blocks: blocks, in: &canvas)
  }

  /// Shows the reason why the visible post is not up to date.
  private func show(_ failure: LoadFailure) {
    context.host?.toasts.show(failure.staleLine(language: language), .error)
  }

  private var isUnfolded: Bool { state.post.map { unfolded.ids.contains($0.id) } ?? false }

  /// The post without the parts that filters fold, unless the user has unfolded it.
  private var shownPost: Post? { isUnfolded ? state.post : state.post?.filtered }

  /// The links that the user can open: none while the text is folded, because the text contains their titles.
  var links: [PostLink] {
    guard let shownPost, !shownPost.isTextFolded || isUnfolded else { return [] }
    return shownPost.links
  }

  /// Returns the images of the post: none while the text is folded, or if the images are sensitive. Adds lines for their
  /// space, which is reserved before they arrive.
  private func images(in canvas: Canvas, below lines: inout [StyledText]) -> [ScrollBlock] {
    guard context.loadsImages, canvas.depth >= .ansi256, let shownPost,
      isUnfolded || !shownPost.isTextFolded && !shownPost.isSensitive
    else { return [] }
    let room = Size(columns: min(canvas.size.columns, 60), rows: min(max(1, canvas.size.rows - 1), 16))
    return shownPost.media.filter { $0.kind == .image }.prefix(Self.maximumImages).compactMap { media in
      guard let url = media.preview ?? media.url else { return nil }
      let size = room.fitting(width: media.width ?? 0, height: media.height ?? 0)
      let block = ScrollBlock(line: lines.count + 1, size: size) { [context] canvas in
        if let image = context.image(url) { image.draw(in: &canvas) } else { canvas.fill(.surface) }
      }
      lines += Array(repeating: .empty, count: size.rows + 1)
      return block
    }
  }

  /// The maximum number of images. A server can send any number.
  private static let maximumImages = 9

  /// Selects the next or the previous link, and scrolls to it.
  private func selectLink(by distance: Int) {
    let next = selectedLink.map { $0 + distance } ?? (distance > 0 ? 0 : links.count - 1)
    let link = min(max(0, next), links.count - 1)
    selectedLink = link
    text.show(firstLink + link)
  }
}
