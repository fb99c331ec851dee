import Composition
import Foundation
import Persistence
import Presentation
import Reactive
import WebApp
import WebAppTest
import WebUI

/// A module with a list whose state a test sets.
struct NotesModule: WebModule {
  let viewModel: NotesViewModel
  let tabs = [RouteKey.notes()]
  let destinations = [
    Destination(.notes, title: LocalizedText(en: "Notes", zhHans: "笔记")),
    Destination(.drafts, title: LocalizedText(en: "Drafts", zhHans: "草稿")),
  ]

  @MainActor init(viewModel: NotesViewModel? = nil) { self.viewModel = viewModel ?? NotesViewModel() }

  func register(in container: inout Container) {}

  var pages: [WebScene] {
    [
      WebScene(.notes) { [viewModel] context in
        let layout = PageLayout<Note>(title: LocalizedText(en: "Notes", zhHans: "笔记")) { row in
          HTML([HTML(row.row.text), row.button("star", "Star")])
        }
        let page = ListPage(viewModel, layout, context: context)
        page.onAction = { action, row, _ in viewModel.calls.append("\(action) \(row?.id ?? 0)") }
        return Scene(screen: page, segues: viewModel.segues.asSignal())
      }
    ]
  }
}

extension RouteKey where Input == NoInput {
  static let notes = RouteKey("notes")
  static let drafts = RouteKey("drafts")
}

struct Note: ListItemViewModel {
  let id: Int
  var text: String

  static func notes(_ ids: [Int]) -> [Note] { ids.map { Note(id: $0, text: "note \($0)") } }
}

@MainActor final class NotesViewModel: ListViewModel {
  typealias Intent = Never
  let input = ListInput()
  let states = BehaviorRelay<ListState<Note>>(value: .content(ListContent(rows: Note.notes([1, 2, 3]))))
  let times = BehaviorRelay<Date?>(value: nil)
  let segues = PublishRelay<Segue>()
  var calls: [String] = []
  private let bag = DisposeBag()

  init() {
    for (relay, name) in [
      (input.appear, "appear"), (input.disappear, "disappear"), (input.refresh, "refresh"), (input.loadMore, "more"),
    ] { relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag) }
  }

  var state: Driver<ListState<Note>> { states.asDriver() }
  var updated: Driver<Date?> { times.asDriver() }

  func show(_ rows: [Note], _ changes: Changeset = Changeset()) {
    states.accept(.content(ListContent(rows: rows, changes: changes)))
  }
}

/// A server with a session of the module, and a client that has exchanged the key.
@MainActor struct NotesApp {
  let viewModel = NotesViewModel()
  let server: WebServer
  let session: WebSession
  let address: String
  var client: PageClient

  init(isEntered: Bool = true) async throws {
    let module = NotesModule(viewModel: viewModel)
    let modules = try ModuleList([module], format: RouteURLFormat(scheme: "notes"))
    let environment = AppEnvironment(
      servers: [:], storeFile: nil, language: .en, settings: try Settings(modules.settings, layers: []))
    let container = try await Container.app(
      environment, modules, secrets: .inMemory(), consent: StorageConsent(standing: false))
    server = try WebServer()
    session = try WebSession(
      name: "notes", scenes: module.pages, container: container, access: WebAccess(port: server.port))
    server.serve(session)
    address = session.address ?? ""
    client = PageClient(port: server.port)
    if isEntered { _ = await client.enter(address) }
  }
}
