import PresentationTerminal
import Reactive
import TerminalUI
import Testing

@MainActor @Suite struct KeyActionTests {
  private static let open = Command("albums.open")
  private static let refresh = Command("albums.refresh")
  private static let fold = Command("albums.fold")

  private let opened = PublishRelay<Int>()
  private let refreshed = PublishRelay<Void>()

  private func actions(album: Int?, isFolded: Bool, fold: @escaping @MainActor () -> Void = {}) -> [KeyAction] {
    [
      KeyAction(KeyBinding(["o"], Self.open, "Open"), opened, album),
      KeyAction(KeyBinding(["r"], Self.refresh, "Refresh"), refreshed),
      KeyAction(KeyBinding(["x"], Self.fold, "Fold"), if: isFolded, perform: fold),
    ]
  }

  @Test func `A key action sends its value to an input, or nothing if there is no value`() {
    var received: [String] = []
    let bag = DisposeBag()
    opened.asSignal().emit(onNext: { received.append("open \($0)") }).disposed(by: bag)
    refreshed.asSignal().emit(onNext: { received.append("refresh") }).disposed(by: bag)
    for album in [1, nil] {
      for command in [Self.open, Self.refresh] {
        #expect(actions(album: album, isFolded: false).perform(command))
      }
    }
    #expect(received == ["open 1", "refresh", "refresh"])
  }

  @Test func `Key actions do not perform a command whose key they do not offer`() {
    var count = 0
    let offered = actions(album: 1, isFolded: true) { count += 1 }
    #expect(offered.bindings.map(\.command) == [Self.open, Self.refresh, Self.fold])
    #expect(offered.perform(Self.fold) && count == 1)
    let others = actions(album: 1, isFolded: false) { count += 1 }
    #expect(others.bindings.map(\.command) == [Self.open, Self.refresh])
    #expect(!others.perform(Self.fold) && count == 1)
    #expect(!others.perform(Command("albums.other")))
  }
}
