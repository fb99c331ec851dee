import Presentation
import Reactive
import Testing

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
}

/// A substitute for a client of Networking.
private struct Client: Sendable {
  enum Endpoint { case ranking(page: Int) }

  func send(_ endpoint: Endpoint) -> Single<Page<Int, Row>> { .just(Page([Row(id: 1)], next: nil)) }
}

struct Album: Identifiable, Sendable {
  let id: Int
  let title: String
}

struct AlbumRow: ListItemViewModel {
  let id: Int
  let title: String

  init(_ album: Album) {
    id = album.id
    title = album.title.isEmpty ? "--" : album.title
  }
}

/// The view model of a list of albums.
@MainActor protocol AlbumsViewModel: ListViewModel where Row == AlbumRow, Intent == AlbumsIntent {
  /// Emits the row that the user likes.
  var like: PublishRelay<AlbumRow> { get }
}

/// The requests of the view model to the app.
enum AlbumsIntent: Sendable {
  /// Show an album.
  case album(Int)
}

@MainActor private final class DefaultAlbumsViewModel: AlbumsViewModel {
  let input = ListInput()
  let intents = IntentRelay<AlbumsIntent>()
  let like = PublishRelay<AlbumRow>()
  let state: Driver<ListState<AlbumRow>>

  init(load: @escaping @Sendable (Int) -> Single<Page<Int, Album>>) {
    let pager = Pager(first: 1, failure: { LoadFailure($0) }, load: load)
    state = pager.states(input).map { $0.list($0.items.map(AlbumRow.init)) }.distinctUntilChanged()
  }
}

@Suite @MainActor struct Examples {
  @Test
  func `A pager emits the rows of its first page`() {
    let client = Client()

    let pager = Pager(first: 1, failure: { _ in .unknown }) { page in client.send(.ranking(page: page)) }
    let lists = pager.states.map { $0.list($0.items) }  // Observable<ListState<Row>>
    pager.refresh()

    let shown = BehaviorRelay(value: [Int]())
    lists.map { $0.rows.map(\.id) }.bind(to: shown).dispose()
    #expect(shown.value == [1])
  }

  @Test func `A view model of a list loads when its screen appears, and emits an intent when the user opens a row`() {
    let viewModel: any AlbumsViewModel = DefaultAlbumsViewModel { _ in .just(Page([Album(id: 7, title: "")], next: nil))
    }
    let titles = BehaviorRelay(value: [String]())
    let opened = BehaviorRelay(value: [Int]())
    let hasContent = BehaviorRelay(value: [Bool]())
    let bag = DisposeBag()
    viewModel.listItems.drive(onNext: { titles.accept($0.map(\.title)) }).disposed(by: bag)
    viewModel.hasContent.drive(onNext: { hasContent.accept(hasContent.value + [$0]) }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { if case .album(let id) = $0 { opened.accept([id]) } }).disposed(by: bag)
    viewModel.input.appear.accept(())
    #expect(titles.value == ["--"])
    #expect(hasContent.value == [false, true])
    viewModel.intents.accept(.album(7))
    #expect(opened.value == [7])
  }
}
