public import FeatureCompose
import FeatureComposeModule
public import Observation
import Posts
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalApp
public import TerminalUI

/// The editor of a post: its text, the number of characters that are left, the content warning, the audience and the
/// language.
@MainActor @Observation.Observable public final class ComposeScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { translate() } }

  var state = ComposeState(phase: .loading) { didSet { translate() } }
  var visibility: PostVisibility?
  var suggestions = SuggestionList()
  @ObservationIgnored let editor = TextEditor()
  @ObservationIgnored private(set) var form: Form
  @ObservationIgnored let context: ScreenContext
  @ObservationIgnored let viewModel: any ComposeViewModel
  @ObservationIgnored let outside: ExternalEditor
  @ObservationIgnored private let warning = TextField()
  @ObservationIgnored private let audience = Button("", color: .text)
  @ObservationIgnored private let postLanguage = TextField()
  @ObservationIgnored private let publish = Button("")
  @ObservationIgnored private let poll = PollFields()
  @ObservationIgnored private let images = ImageFields()
  @ObservationIgnored var typedAhead: [InputEvent] = []
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model, which it retains. The user can run the `editor`, which is
  /// outside the app, on the text.
  public init(
    viewModel: any ComposeViewModel, context: ScreenContext,
    editor outside: ExternalEditor = ExternalEditor(environment: [:])
  ) {
    self.viewModel = viewModel
    self.outside = outside
    self.context = context
    language = context.language
    form = Form([editor, warning, audience, postLanguage, publish], spacing: 0)
    let edited: @MainActor (String) -> Void = { [weak self] _ in self?.edited() }
    (editor.onChange, warning.onChange, postLanguage.onChange) = (edited, edited, edited)
    audience.onPress = { [weak self] in self?.changeAudience() }
    poll.onChange = { [weak self] in self?.edited() }
    images.onChange = { [weak self] in self?.edited() }
    images.onAttach = { viewModel.attach.accept($0) }
    publish.onPress = { [weak self] in self?.publishPost() }
    viewModel.shownDraft.drive(with: self) { $0.show($1) }.disposed(by: bag)
    viewModel.state.drive(with: self) { $0.state = $1 }.disposed(by: bag)
    viewModel.outcome.emit(with: self) { $0.report($1) }.disposed(by: bag)
    viewModel.suggestions.drive(with: self) { $0.suggestions.show($1) }.disposed(by: bag)
    translate()
  }

  private func show(_ draft: ComposeDraft) {
    (editor.text, warning.text, postLanguage.text) = (draft.text, draft.warning, draft.language)
    visibility = draft.visibility
    poll.show(draft.poll)
    // The state of a restored draft arrives before its texts.
    updateForm()
  }

  func edited() {
    var draft = state.draft
    (draft.text, draft.warning, draft.visibility) = (editor.text, warning.text, visibility)
    draft.language = postLanguage.text
    if state.offersPoll { draft.poll = poll.poll }
    draft.files = images.files
    viewModel.edit.accept(draft)
  }

  private func changeAudience() {
    let all = ComposeText.audiences
    visibility = all[((all.firstIndex(of: visibility) ?? 0) + 1) % all.count]
    edited()
  }

  private func report(_ outcome: ComposeOutcome) {
    let kind: Toasts.Kind = [.published, .changed].contains(outcome) ? .success : .warning
    var text = TerminalText(ComposeText.message(of: outcome), language)
    if outcome == .published { text = text + " · " + TerminalText(ComposeText.placeOfPublished, language) }
    context.host?.toasts.show(text, kind)
  }

  private func translate() {
    editor.placeholder = TerminalText(ComposeText.placeholder, language)
    warning.label = TerminalText(ComposeText.warning, language)
    warning.placeholder = TerminalText(ComposeText.noWarning, language)
    postLanguage.label = TerminalText(ComposeText.language, language)
    postLanguage.placeholder = TerminalText(ComposeText.defaultLanguage, language)
    postLanguage.hint =
      state.hasLanguage ? .empty : StyledText(TerminalText(ComposeText.noLanguage, language), .warning)
    audience.title = TerminalText(ComposeText.audience(state.draft.visibility), language)
    // The audience of a published post cannot be changed.
    audience.isEnabled = state.draft.editing == nil
    publish.title = TerminalText(ComposeText.publish, language)
    publish.isEnabled = state.canPublish
    updateForm()
  }

  /// The number of characters that are left.
  var counter: StyledText {
    let remaining = state.remaining
    let counter = StyledText(TerminalText(ComposeText.left(remaining), language), remaining < 0 ? .error : .muted)
    return state.isRestored
      ? StyledText(TerminalText(ComposeText.restored, language), .info) + StyledText(" · ", .muted) + counter : counter
  }

  /// What the fields contain, each with its field.
  var facts: [(LocalizedText, any FormControl)] {
    [
      (ComposeText.fact(state.draft.visibility), audience), (ComposeText.fact(warning: state.draft.warning), warning),
      (ComposeText.fact(language: state.draft.language), postLanguage),
    ]
  }

  /// A Boolean value that indicates whether the user types the text, and no field needs attention.
  var isCompact: Bool { form.focused === editor && state.hasLanguage }

  /// Moves the focus to a field. The audience changes at once.
  func choose(_ control: any FormControl) {
    if control === audience { return audience.isEnabled ? changeAudience() : () }
    form.focus(control)
    edited()
  }

  /// Shows the controls of the poll. The focus stays where it is if that control is still shown.
  private func updateForm() {
    images.update(state, language)
    poll.update(state.offersPoll ? state.limit.polls : nil, state.pollProblem, language)
    let controls: [any FormControl] =
      [editor, warning, audience, postLanguage] + images.controls + poll.controls + [publish]
    guard !controls.elementsEqual(form.controls, by: ===) else { return }
    let (focused, isNewPoll) = (form.focused, !form.controls.contains { $0 === poll.options.first })
    form = Form(controls, spacing: 0)
    if let focused { form.focus(focused) }
    // Who has added a poll goes on with its first option.
    if focused === poll.toggle, isNewPoll, poll.poll != nil, let first = poll.options.first { form.focus(first) }
    // A user who types elsewhere in the meantime goes on there.
    if let added = images.takeAttached(), focused === images.path { form.focus(added) }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(ComposeText.title(of: viewModel.subject, state.target), language) }

  /// Returns a Boolean value that indicates whether a key types a character. No such key leaves the editor, even if a
  /// button has the focus.
  public func types(_ key: Key) -> Bool {
    guard [.loading, .writing, .sending].contains(state.phase), case .character = key.code else { return false }
    return key.modifiers.isEmpty
  }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool {
    if state.phase == .loading { return keep(event) }
    guard state.phase == .writing else { return false }
    enterKeptText()
    if !form.types(.space), receive(onButton: event) { return true }
    if case .key(let key) = event {
      if receive(inSuggestions: key) { return true }
      // The key of the editor outside the app moves the cursor in other texts.
      if key == .control("e") { return false }
    }
    let wasInLanguage = form.focused === postLanguage
    guard form.receive(event) else { return false }
    viewModel.complete.accept(form.focused === editor ? editor.wordBeforeCursor : "")
    if form.focused === postLanguage, wasInLanguage {
      suggestions.show(PostLanguage.suggestions(for: postLanguage.text).map(\.title))
    } else if wasInLanguage {
      suggestions.show([])
    }
    return true
  }

  /// Attaches an image whose path is pasted while a button has the focus. Any other text goes to the editor, which has the
  /// focus then.
  private func receive(onButton event: InputEvent) -> Bool {
    switch event {
    case .paste(let text):
      if images.attach(pasted: text) {
        form.focus(images.path)
        return true
      }
      form.focus(editor)
    case .key(let key) where key != .space && types(key): form.focus(editor)
    default: break
    }
    return false
  }

  /// Moves the focus to the field for the path of an image.
  func focusPath() {
    form.focus(images.path)
    viewModel.complete.accept("")
  }

  /// Handles a key while names or languages are suggested: Tab and Enter accept one, the arrow keys select another, and Esc closes the
  /// list. Returns `false` for any other key.
  private func receive(inSuggestions key: Key) -> Bool {
    let isInLanguage = form.focused === postLanguage
    guard form.focused === editor || isInLanguage, let name = suggestions.name else { return false }
    switch key {
    case .tab where isInLanguage, .enter where isInLanguage:
      postLanguage.text = String(name.prefix { $0 != " " })
      suggestions.show([])
      edited()
    case .tab, .enter:
      editor.replaceWordBeforeCursor(with: name + " ")
      viewModel.complete.accept("")
    case .down: suggestions.move(by: 1)
    case .up: suggestions.move(by: -1)
    case .escape: suggestions.close()
    default: return false
    }
    return true
  }

  /// Loads the post to which the user replies, and restores the draft.
  public func screenDidAppear() { viewModel.appear.accept(()) }

  /// Stores the draft.
  public func screenDidCover() { viewModel.disappear.accept(()) }
}
