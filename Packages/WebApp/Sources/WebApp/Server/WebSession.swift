public import Composition
import Foundation
public import Presentation
import Reactive
public import WebUI

/// A session of an app in a browser: its pages, and the answers to the browser's requests.
@MainActor public final class WebSession {
  /// What the server sends for a request.
  enum Reply: Sendable {
    case response(WebResponse)
    case events(OpenPage, EventStream)
    case image(ImageProxy, String)
  }

  let name: String
  let modules: ModuleList
  private(set) var language: Language
  private let container: Container
  private let scenes: [String: WebScene]
  private let images: ImageProxy?
  private var access: WebAccess
  /// The pages in the order of their last request.
  private var pages: [OpenPage] = []
  private var messages: [String] = []
  private var outboxBag = DisposeBag()
  private let bag = DisposeBag()

  /// The maximum number of pages that are kept while no browser shows them.
  static let mostPages = 32

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - scenes: The pages of the app's modules.
  ///   - container: The container of the app, which has its modules and its environment.
  ///   - access: The check of requests.
  ///   - images: The proxy of images, or `nil` to load no images.
  /// - Throws: A `ContainerError` if the container has no modules or no environment.
  public init(name: String, scenes: [WebScene], container: Container, access: WebAccess, images: ImageProxy? = nil)
    throws
  {
    self.images = images
    self.name = name
    self.container = container
    self.access = access
    self.scenes = Dictionary(scenes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    modules = try container.resolve()
    language = try container.resolve(AppEnvironment.self).language
    let accounts = try container.resolve((any AccountProvider).self)
    accounts.accounts.skip(1).asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] _ in self?.accountsChanged() }).disposed(by: bag)
    let notices = Observable.merge(
      try container.resolve(Warnings.self).texts, try container.resolve(SkippedEntries.self).messages,
      accounts.expirations, accounts.arrivals.map(\.message))
    notices.asDriver(onErrorDriveWith: .empty()).drive(onNext: { [weak self] in if let self { show($0[language]) } })
      .disposed(by: bag)
    // A login must not wait for an answer that a closed page never gives.
    (try? container.resolve(StorageConsent.self))?.asker = { [weak self] _ in
      if let self { show(WebText.notStored(self.name)[language]) }
      return false
    }
    try container.expiringLoggedOutAccounts().disposed(by: bag)
    for module in modules.modules { (try? module.appDidLaunch(container))?.disposed(by: bag) }
    sendOutboxes()
  }

  /// The message at the top of every page.
  var message: String { messages.joined(separator: " · ") }

  /// The address that the user opens, with the key, which works once. `nil` after the key has been used.
  public var address: String? { access.address }

  /// The destinations for users that have no page yet.
  public var missing: [Destination] { modules.destinations.filter { scenes[$0.name] == nil && !$0.isInternal } }

  /// Returns the path of a route's page, or `nil` if the route has no page.
  func path(of route: Route) -> String? {
    guard scenes[route.name] != nil else { return nil }
    return modules.url(route).split(separator: "://", maxSplits: 1).last.map { "/\($0)" }
  }

  /// The path of the first page.
  var home: String { modules.tabs.lazy.compactMap { self.path(of: $0) }.first ?? "/_missing" }

  /// Returns whether a request comes from the browser of the session.
  func hasSession(_ request: WebRequest) -> Bool { access.hasSession(request.fields) }

  /// Returns what to send for a request.
  func reply(to request: WebRequest) -> Reply {
    let isPublic = ["/", "/_session", "/style.css", "/script.js"].contains(request.path)
    if let refusal = access.refusal(
      of: request.method, request.fields, token: request.form["token"], needsSession: !isPublic)
    {
      return .response(refused(refusal))
    }
    switch (request.method, request.path) {
    case ("POST", "/_session"): return .response(exchange(request.form["key"] ?? ""))
    case ("POST", _): return .response(perform(request))
    case (_, "/style.css"): return .response(.stylesheet)
    case (_, "/script.js"): return .response(.script)
    case (_, "/"):
      return .response(hasSession(request) ? .redirect(to: home) : WebResponse(entrance))
    case (_, "/_events"): return events(FormFields(request.query), request.value("last-event-id"))
    case (_, "/_image"):
      guard let images, let url = FormFields(request.query)["url"] else {
        return .response(WebResponse(404, text: ""))
      }
      return .image(images, url)
    case (_, "/_missing"): return .response(WebResponse(list(ofMissing: nil)))
    default: return .response(show(request))
    }
  }

  private func exchange(_ key: String) -> WebResponse {
    guard let cookie = access.exchange(key) else { return refused(.session) }
    return .redirect(to: "/", cookie: cookie)
  }

  private func show(_ request: WebRequest) -> WebResponse {
    do {
      guard let page = try page(at: request.path, request.query) else { return unknown(request) }
      for other in pages where other !== page { other.disappear() }
      page.appear()
      return WebResponse(document(page))
    } catch {
      return WebResponse(document(title: name, paragraph(LocalizedText(describing: error)[language])), status: 500)
    }
  }

  private func perform(_ request: WebRequest) -> WebResponse {
    guard let page = try? page(at: request.path, request.query) else { return unknown(request) }
    messages = []
    let path = page.perform(request.form["action"] ?? "", request.form)
    if request.value("x-script") == nil { return .redirect(to: path ?? page.host.path) }
    return path.map { WebResponse(200, text: $0) } ?? WebResponse(204, text: "")
  }

  private func events(_ query: FormFields, _ last: String?) -> Reply {
    let parts = (query["page"] ?? "").split(separator: "?", maxSplits: 1).map(String.init)
    guard let path = parts.first, let page = try? page(at: path, parts.count > 1 ? parts[1] : "") else {
      return .response(WebResponse(404, text: ""))
    }
    let stream = EventStream()
    page.attach(stream, state: (last ?? query["state"]).flatMap { Int($0) })
    return .events(page, stream)
  }

  private func unknown(_ request: WebRequest) -> WebResponse {
    let page = route(request.path, request.query).map { list(ofMissing: $0) } ?? noPage
    return WebResponse(page, status: 404)
  }

  private func route(_ path: String, _ query: String) -> Route? {
    let name = path.dropFirst()
    if name.contains("/") { return nil }
    return modules.route(url: "\(self.name)://\(name)" + (query.isEmpty ? "" : "?" + query))
  }

  /// Returns the page at a path, which is created if necessary, or `nil` if there is none.
  private func page(at path: String, _ query: String) throws -> OpenPage? {
    guard let route = route(path, query), let scene = scenes[route.name], let path = self.path(of: route) else {
      return nil
    }
    if let index = pages.firstIndex(where: { $0.route == route }) {
      pages.append(pages.remove(at: index))
      return pages.last
    }
    let host = PageHost(
      path: path, token: access.token, hasImages: images != nil, pathOf: { [weak self] in self?.path(of: $0) },
      show: { [weak self] in self?.show($0) })
    let context = SceneContext<WebInterface>(container: container, modules: modules, host: host, language: language)
    let page = OpenPage(route, host: host, scene: try scene.make(route, context)) { [weak self] in
      self?.path(of: $0, from: route)
    }
    pages.append(page)
    if pages.count > Self.mostPages, let index = pages.firstIndex(where: { !$0.isShown }) { pages.remove(at: index) }
    return page
  }

  /// Returns the path of the page that a segue opens, or `nil` if it opens none. A page that is missing is named.
  private func path(of segue: Segue, from origin: Route) -> String? {
    switch segue {
    case .back, .backToRoot:
      // As in a terminal, the page that goes back ends, and the one that was shown before it appears.
      pages.removeAll { $0.route == origin }
      return pages.last?.host.path ?? home
    case .link(let url):
      return modules.route(opening: url, in: container).flatMap { self.path(of: $0) }
    case .external: return nil
    default:
      guard let route = segue.routes.last else { return nil }
      if let path = path(of: route) { return path }
      if let title = modules.title(of: route) { show(WebText.notInBrowser(title)[language]) }
      return nil
    }
  }

  /// Shows a message on every page, beside the one before it, until the next action.
  func show(_ text: String) {
    messages = (messages.filter { $0 != text } + [text]).suffix(2)
    for page in pages { page.send([.part("message", HTML(message))]) }
  }

  /// Shows all pages in another language.
  public func change(to language: Language) {
    self.language = language
    releasePages()
  }

  /// Releases the instances and pages that were created for the previous user.
  private func accountsChanged() {
    container.endSession()
    releasePages()
    sendOutboxes()
  }

  /// Sends the actions of the current user that wait since an earlier session.
  private func sendOutboxes() {
    outboxBag = DisposeBag()
    container.send(modules.outboxes(container)).disposed(by: outboxBag)
  }

  /// Releases all pages. The browsers request theirs again.
  private func releasePages() {
    let old = pages
    pages = []
    for page in old { page.close() }
  }
}
