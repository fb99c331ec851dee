public import Presentation
public import Reactive
public import WebUI

/// A page that is drawn again as a whole when a value that it shows changes, such as a form.
///
/// The script keeps what the user is typing. To send it to the view model at once, give the field the attribute `typed`,
/// and handle the action `typed`.
@MainActor public final class StatePage: WebPage {
  /// The title of the page.
  public let title: LocalizedText
  /// A closure that returns what the page shows below its title.
  public var body: @MainActor () -> HTML = { .empty }
  /// A closure that performs an action of the feature.
  public var onAction: @MainActor (_ action: String, FormFields) -> Void = { _, _ in }
  /// A closure that is called when a browser shows the page.
  public var onAppear: @MainActor () -> Void = {}
  /// A closure that is called when no browser shows the page any longer.
  public var onDisappear: @MainActor () -> Void = {}

  private let language: Language
  private let changes = PublishRelay<[PageUpdate]>()
  private var shown = HTML.empty
  private let bag = DisposeBag()

  /// Creates a page without content. The page retains what the closures capture.
  public init(_ title: LocalizedText, language: Language) {
    self.title = title
    self.language = language
  }

  /// The page in its current state.
  public var content: HTML {
    shown = HTML([HTML.element("h1") { HTML(title[language]) }, body()])
    return shown
  }

  /// Emits the content after each change of it.
  public var updates: Signal<[PageUpdate]> { changes.asSignal() }

  /// Calls a closure with each value of a driver, and then draws the page again.
  public func bind<Value>(_ driver: Driver<Value>, to update: @escaping @MainActor (Value) -> Void) {
    driver.drive(with: self) { page, value in
      update(value)
      page.draw()
    }.disposed(by: bag)
  }

  /// Performs an action with ``onAction``.
  public func perform(_ action: String, _ form: FormFields) { onAction(action, form) }

  /// Calls ``onAppear``.
  public func didAppear() { onAppear() }

  /// Calls ``onDisappear``.
  public func didDisappear() { onDisappear() }

  private func draw() {
    let old = shown
    if content != old { changes.accept([.part("page", shown)]) }
  }
}

extension FormFields {
  /// Returns the password in a field, or `nil` to keep that of the view model: no page contains a password, so the field of
  /// a submitted form is empty if the user typed the password elsewhere.
  public func password(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty && self["action"] != "typed" ? nil : $0 }
  }
}
