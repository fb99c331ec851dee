public import FeatureHub
public import Foundation
public import Observation
public import Presentation
import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the search, which searches as the user types.
@MainActor @Observation.Observable public final class SearchScreen: HubListScreen {
  @ObservationIgnored public let content: HubList

  private var pause: Int?
  /// The beginning or the end of the pause, for screen readers, which would read each second of a countdown.
  private var announcement: LocalizedText?
  @ObservationIgnored private let field = TextField()
  @ObservationIgnored private let viewModel: any SearchViewModel
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages and provides the keys. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
  ///   - timeZone: The time zone of times.
  public init(
    viewModel: any SearchViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    self.viewModel = viewModel
    content = HubList(
      viewModel, host: host, language: language, text: HubText.searchList, now: now, timeZone: timeZone)
    field.isFocused = false
    field.onChange = { [viewModel] in viewModel.type.accept($0) }
    viewModel.text.drive(with: self) { if $0.field.text != $1 { $0.field.text = $1 } }.disposed(by: bag)
    viewModel.pause.drive(with: self) { $0.show(pause: $1) }.disposed(by: bag)
  }

  public var title: TerminalText { TerminalText(HubText.search, language) }

  public var screenKeys: [KeyBinding] {
    [KeyBinding(["s"], .hubSearch, TerminalText(HubText.type, language)), browseKey]
  }

  public func types(_ key: Key) -> Bool { field.types(key) }

  /// Handles an event. A field with the focus receives all keys; Enter, Escape and Down return to the rows.
  public func receive(_ event: InputEvent) -> Bool { field.receive(event) { list.receive($0) } }

  public func performScreenCommand(_ command: Command) -> Bool {
    guard command == .hubSearch else { return performBrowse(command) }
    field.isFocused = true
    return true
  }

  private func show(pause new: Int?) {
    if let new, pause == nil { announcement = HubText.pause(new) }
    if new == nil, pause != nil { announcement = HubText.pauseEnded }
    pause = new
  }

  public func draw(in canvas: inout Canvas) {
    field.placeholder = TerminalText(HubText.placeholder, language)
    field.draw(in: &canvas)
    // Above the list, which has no headline while it is loading.
    let notice = canvas.isLinear ? announcement : pause.map(HubText.pause)
    let top = notice == nil ? 1 : 2
    if let notice { canvas.draw(TerminalText(notice, language), row: 1, style: Style(.warning)) }
    let rest = Rect(row: top, columns: canvas.size.columns, rows: max(0, canvas.size.rows - top))
    canvas.inside(rest) { list.draw(in: &$0, on: self) }
  }
}
