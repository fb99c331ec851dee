public import FeatureCoinRank
public import Foundation
public import Observation
public import Presentation
import Reactive
public import TerminalUI

/// The ranking as a list that loads itself while the user goes down.
@MainActor @Observation.Observable public final class CoinRankScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language {
    didSet {
      list.language = language
      tellUpdate()
    }
  }

  private let list: PagedList<CoinRankRow>
  @ObservationIgnored private var updated: Date?
  @ObservationIgnored private var isVisible = false
  @ObservationIgnored private let viewModel: any CoinRankViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let now: () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows what a view model says.
  ///
  /// - Parameters:
  ///   - host: Shows short messages, and when the ranking was updated. Not retained.
  ///   - now: The clock, and `timeZone` where it hangs.
  public init(
    viewModel: any CoinRankViewModel, host: any ScreenHost, language: Language, now: @escaping () -> Date = { Date() },
    timeZone: TimeZone = .current
  ) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    self.now = now
    self.timeZone = timeZone
    list = PagedList(host: host, language: language, table: coinRankTable)
    list.onMore = { [viewModel] in viewModel.loadMore() }
    viewModel.state.drive(with: self) { $0.list.show($1) }.disposed(by: bag)
    viewModel.isSpinning.drive(with: self) { $0.list.isSpinning = $1 }.disposed(by: bag)
    viewModel.updated.drive(with: self) {
      $0.updated = $1
      $0.tellUpdate()
    }.disposed(by: bag)
  }

  public var title: TerminalText { CoinRankText.title.terminal(language) }

  public var keys: KeyTable { list.keys }

  public func screenDidAppear() {
    isVisible = true
    tellUpdate()
    viewModel.screenAppeared()
  }

  public func screenDidCover() {
    isVisible = false
    host?.statusBar.detail = .empty
  }

  private func tellUpdate() {
    guard isVisible, let updated else { return }
    let time = updated.clockTime(asOf: now(), in: timeZone)
    host?.statusBar.detail = StyledText(CoinRankText.updated.terminal(language) + " " + TerminalText(time))
  }

  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  public func perform(_ command: Command) -> Bool {
    switch command {
    case .coinRankRefresh: viewModel.refresh()
    case .coinRankMore: viewModel.loadMore()
    default: return list.perform(command)
    }
    return true
  }

  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas, on: self) }
}
