public import FeatureCoinRank
public import Foundation
public import Observation
public import Presentation
public import Reactive
public import TerminalUI

extension Command {
  static let coinRankSignIn = Command("coinrank.signIn")
}

/// One's own coins in a line, and below it where they came from. Who is not signed in is told so, and how to.
@MainActor @Observation.Observable public final class MyCoinsScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language {
    didSet { list.language = language }
  }
  /// Emits where the user wants to go.
  @ObservationIgnored public let intents: Signal<MyCoinsIntent>

  private var state = MyCoinsState.signedOut
  private let list: PagedList<CoinEntry>
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let appearances = PublishRelay<Void>()
  @ObservationIgnored private let refreshes = PublishRelay<Void>()
  @ObservationIgnored private let mores = PublishRelay<Void>()
  @ObservationIgnored private let signIns = PublishRelay<Void>()
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that is joined with a view model.
  ///
  /// - Parameters:
  ///   - host: Shows short messages. Not retained.
  ///   - timeZone: Where the dates are told.
  public init(
    viewModel: any MyCoinsViewModel, host: any ScreenHost, language: Language, timeZone: TimeZone = .current
  ) {
    self.host = host
    self.language = language
    list = PagedList(host: host, language: language) { myCoinsTable($0, timeZone: timeZone) }
    let output = viewModel.transform(
      input: MyCoinsInput(
        appeared: appearances.asSignal(), refresh: refreshes.asSignal(), loadMore: mores.asSignal(),
        signIn: signIns.asSignal()))
    intents = output.intents
    list.onMore = { [mores] in mores.accept(()) }
    output.state.drive(with: self) { $0.show($1) }.disposed(by: bag)
    output.isSpinning.drive(with: self) { $0.list.isSpinning = $1 }.disposed(by: bag)
    output.problems.emit(with: self) { screen, failure in
      screen.host?.toasts.show(TerminalText(failure.message(in: screen.language)), .error)
    }.disposed(by: bag)
  }

  private func show(_ state: MyCoinsState) {
    self.state = state
    switch state {
    case .signedOut: list.show(.loading)
    case .signedIn(_, _, let history): list.show(history)
    }
  }

  public var title: TerminalText { CoinRankText.myCoins.terminal(language) }

  public var keys: KeyTable {
    if case .signedIn = state { return list.keys }
    return KeyTable([KeyBinding([.enter], .coinRankSignIn, CoinRankText.signIn.terminal(language))])
  }

  public func screenDidAppear() { appearances.accept(()) }

  public func receive(_ event: InputEvent) -> Bool {
    if case .signedIn = state { list.receive(event) } else { false }
  }

  public func perform(_ command: Command) -> Bool {
    switch command {
    case .coinRankRefresh: refreshes.accept(())
    case .coinRankMore: mores.accept(())
    case .coinRankSignIn: signIns.accept(())
    default: return list.perform(command)
    }
    return true
  }

  public func draw(in canvas: inout Canvas) {
    switch state {
    case .signedOut:
      let key = host?.keys(for: .coinRankSignIn, on: self).first.map { "\($0.description) " as TerminalText } ?? ""
      CenteredMessage(
        CoinRankText.signedOut.terminal(language), hint: StyledText(key + CoinRankText.signIn.terminal(language))
      ).draw(in: &canvas)
    case .signedIn(let name, let coins, _):
      let left = canvas.draw(StyledText(TerminalText(name), Style(.text, [.bold])))
      canvas.draw(CoinRankRow.summary(coins, language), column: left + 2, style: Style(.primary))
      let rest = Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)
      canvas.inside(rest) { list.draw(in: &$0, on: self) }
    }
  }
}
