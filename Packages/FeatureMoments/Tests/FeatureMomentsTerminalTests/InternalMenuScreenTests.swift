import FeatureMoments
import FeatureMomentsTerminal
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct InternalMenuScreenTests {
  /// A view model with one feature flag, which changes when it is selected.
  @MainActor final class Preview: InternalMenuViewModel {
    let toggle = PublishRelay<InternalToggle>()
    let intents = IntentRelay<MomentsIntent>()
    let isOn = BehaviorRelay(value: false)
    let failure = PublishRelay<LoadFailure>()
    private(set) var calls: [String] = []
    private let bag = DisposeBag()

    init() {
      toggle.asSignal().emit(onNext: { [weak self] toggle in
        guard let self else { return }
        calls.append("\(InternalMenuItem.ID.toggle(toggle))")
        isOn.accept(!isOn.value)
      }).disposed(by: bag)
      intents.asSignal().emit(onNext: { [weak self] in self?.calls.append("\($0)") }).disposed(by: bag)
    }

    var sections: Driver<[InternalMenuSection]> {
      .just([
        InternalMenuSection(id: .generalInfo, items: [.init(id: .version, kind: .description("1.2.0\u{1B}"))]),
        InternalMenuSection(id: .designKitDemo, items: [.init(id: .designKit, kind: .actionTrigger)]),
        InternalMenuSection(
          id: .featureToggles,
          items: [.init(id: .toggle(.likeButton), kind: .featureToggle(isOn: isOn.asDriver()))]),
        InternalMenuSection(id: .tools, items: [.init(id: .crash, kind: .actionTrigger)]),
      ])
    }
    var failures: Signal<LoadFailure> { failure.asSignal() }
  }

  @MainActor private final class Menu {
    let driver: ScreenDriver
    let preview = Preview()

    init(_ language: Language = .zhHans) throws {
      driver = try ScreenDriver(size: Size(columns: 48, rows: 7))
      driver.application.screens.push(
        InternalMenuScreen(viewModel: preview, host: driver.application, language: language))
      driver.settle()
    }
  }

  @Test func `The internal menu shows its sections and their items`() throws {
    #expect(
      try Menu().driver.lines[0...4] == [
        " 内部菜单", "> 基本信息        版本 1.2.0␛", "  DesignKit 演示  DesignKit 演示", "  功能开关        [ ] 点赞按钮",
        "  工具箱          闪退",
      ])
    #expect(
      try Menu(.en).driver.lines[0...4] == [
        " Internal menu", "> General info     Version 1.2.0␛", "  DesignKit demo   DesignKit demo",
        "  Feature toggles  [ ] Like button", "  Tools            Crash app",
      ])
  }

  @Test
  func `Enter and the space bar select an item of the internal menu, and the feature flag shows its current value`()
    throws
  {
    let menu = try Menu()
    menu.driver.press("j", "j", .space)
    #expect(menu.driver.lines[3] == "> 功能开关        [x] 点赞按钮")
    menu.driver.press(.enter)
    #expect(menu.driver.lines[3] == "> 功能开关        [ ] 点赞按钮")
    menu.preview.isOn.accept(true)
    #expect(menu.driver.lines[3] == "> 功能开关        [x] 点赞按钮")
    let selected = "toggle(FeatureMoments.InternalToggle.likeButton)"
    #expect(menu.preview.calls == [selected, selected])
  }

  @Test func `The internal menu crashes the app only after a confirmation`() throws {
    let menu = try Menu(.en)
    menu.driver.press("G", .enter)
    #expect(menu.preview.calls.isEmpty)
    #expect(menu.driver.text.contains("Crash the app?"))
    menu.driver.press("n")
    #expect(menu.preview.calls.isEmpty)
    menu.driver.press(.enter, "y")
    #expect(menu.preview.calls == ["crash"])
  }

  @Test func `The internal menu's screen is released when it is popped`() throws {
    weak var screen: InternalMenuScreen?
    let driver = try ScreenDriver(size: Size(columns: 48, rows: 7))
    func show() {
      let shown = InternalMenuScreen(viewModel: Preview(), host: driver.application, language: .en)
      screen = shown
      driver.application.screens.push(shown)
    }
    driver.application.screens.push(DesignKitScreen(productName: "Kit", version: "1", language: .en))
    show()
    driver.press("j")
    #expect(screen != nil)
    driver.application.screens.pop()
    driver.settle()
    #expect(screen == nil)
  }

  @Test func `The command that is done with it closes the internal menu`() throws {
    let menu = try Menu()
    menu.driver.application.execute(Command("menu.done"))
    #expect(menu.preview.calls == ["dismiss"])
  }

  @Test func `A toast of the internal menu shows that a feature flag could not be stored`() throws {
    let menu = try Menu()
    menu.preview.failure.accept(.storage)
    #expect(menu.driver.lines.last == " 无法读取或写入本机上的数据")
  }
}
