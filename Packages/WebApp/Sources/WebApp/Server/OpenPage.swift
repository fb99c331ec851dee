import Composition
import Presentation
import Reactive
import WebUI

/// A page that the session keeps, and the browsers' tabs that show it.
@MainActor final class OpenPage {
  let route: Route
  let host: PageHost
  let page: any WebPage
  /// The number of the page's state, which increases with each change.
  private(set) var state = 0
  private var streams: [EventStream] = []
  private var isVisible = false
  /// The page that the user asked for and that no response has opened yet.
  private var destination: String?
  private let bag = DisposeBag()

  init(_ route: Route, host: PageHost, scene: Scene<WebInterface>, path: @escaping @MainActor (Segue) -> String?) {
    self.route = route
    self.host = host
    page = scene.screen
    page.updates.emit(onNext: { [weak self] in self?.send($0) }).disposed(by: bag)
    scene.segues.emit(onNext: { [weak self] in self?.open(path($0)) }).disposed(by: bag)
  }

  /// A Boolean value that indicates whether a browser shows the page and receives its changes.
  var isShown: Bool { !streams.isEmpty }

  /// Performs an action, and returns the path of the page that it opens, or `nil` if it opens none yet.
  func perform(_ action: String, _ form: FormFields) -> String? {
    isPerforming = true
    defer {
      isPerforming = false
      destination = nil
    }
    page.perform(action, form)
    return destination
  }

  private var isPerforming = false

  private func open(_ path: String?) {
    guard let path else { return }
    if isPerforming { destination = path } else { send([.open(path: path)]) }
  }

  /// Sends updates to the tabs that show the page.
  func send(_ updates: [PageUpdate]) {
    if updates.isEmpty { return }
    state += 1
    if streams.isEmpty { return }
    let event = PageUpdate.event(updates, state: state)
    for stream in streams { stream.send(event) }
  }

  /// Adds a tab, which shows the page in the given state.
  func attach(_ stream: EventStream, state known: Int?) {
    streams.append(stream)
    if known != state { stream.send(wholePage) }
    appear()
  }

  /// Removes a tab.
  func detach(_ stream: EventStream) {
    streams.removeAll { $0 === stream }
    disappear()
  }

  /// Notifies the page that a browser has requested it.
  func appear() {
    if isVisible { return }
    isVisible = true
    page.didAppear()
  }

  /// Notifies the page that the user has left it, unless a tab still shows it.
  func disappear() {
    guard isVisible, streams.isEmpty else { return }
    isVisible = false
    page.didDisappear()
  }

  /// The event that replaces the content, for a tab that has missed changes.
  var wholePage: [UInt8] { PageUpdate.event([.part("page", page.content)], state: state) }

  /// Ends the streams, after which the tabs request the page again.
  func close() {
    send([.open(path: host.path)])
    for stream in streams { stream.close() }
  }
}
