import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

extension Command {
  /// Likes the selected album. Users can bind the name to other keys.
  fileprivate static let likeAlbum = Command("albums.like")
}

@MainActor @Suite struct Examples {
  private enum AlbumsText {
    static let title = LocalizedText(en: "Albums", zhHans: "专辑")
    static let like = LocalizedText(en: "Like", zhHans: "点赞")
  }

  enum AlbumsIntent: Sendable, Equatable { case album(Int) }

  @MainActor protocol AlbumsViewModel: ListViewModel where Row == AlbumRow, Intent == AlbumsIntent {
    var like: PublishRelay<AlbumRow> { get }
  }

  @MainActor private final class DefaultAlbumsViewModel: AlbumsViewModel {
    let input = ListInput()
    let intents = IntentRelay<AlbumsIntent>()
    let like = PublishRelay<AlbumRow>()
    let state = Driver.just(ListState.content(ListContent(rows: AlbumRow.albums(1...3))))
  }

  @MainActor final class AlbumsScreen: ListScreen {
    let list: PagedListView<AlbumRow>
    let viewModel: any AlbumsViewModel
    var title: TerminalText { TerminalText(AlbumsText.title, language) }

    init(viewModel: any AlbumsViewModel, context: ScreenContext) {
      self.viewModel = viewModel
      list = PagedListView(viewModel, context: context, rows: .lines(\.title))
      list.onOpen = { [viewModel] in viewModel.intents.accept(.album($0.id)) }
    }

    var actions: [KeyAction] {
      let like = KeyBinding(["f"], .likeAlbum, TerminalText(AlbumsText.like, language))
      return [KeyAction(like, viewModel.like, list.selectedRow)]
    }
  }

  @Test func `A screen sends the selected row to an input with its own key, and an intent with Enter`() throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let viewModel = DefaultAlbumsViewModel()
    let bag = DisposeBag()
    var received: [String] = []
    viewModel.like.asSignal().emit(onNext: { received.append("like \($0.id)") }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { received.append("\($0)") }).disposed(by: bag)
    driver.application.screens.push(
      AlbumsScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en)))
    driver.settle()
    #expect(driver.text.contains("f Like"), "\(driver.text)")
    driver.press("j", "f", .enter)
    #expect(received == ["like 2", "album(2)"])
  }
}
