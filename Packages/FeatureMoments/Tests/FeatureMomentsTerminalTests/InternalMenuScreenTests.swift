import FeatureMoments
import FeatureMomentsTerminal
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite("The screen of the internal menu") struct InternalMenuScreenTests {
  /// A menu with one switch, which follows what is selected.
  private struct Preview: ViewModelType {
    let isOn = BehaviorRelay(value: false)
    let failure = PublishRelay<LoadFailure>()

    func transform(input: InternalMenuViewModel.Input) -> InternalMenuViewModel.Output {
      let sections = [
        InternalMenuSection(id: .generalInfo, items: [.init(id: .version, kind: .description("1.2.0\u{1B}"))]),
        InternalMenuSection(id: .designKitDemo, items: [.init(id: .designKit, kind: .actionTrigger)]),
        InternalMenuSection(
          id: .featureToggles,
          items: [.init(id: .toggle(.likeButton), kind: .featureToggle(isOn: isOn.asDriver()))]),
        InternalMenuSection(id: .tools, items: [.init(id: .crash, kind: .actionTrigger)]),
      ]
      let intents = input.selection.map { id in
        if case .toggle = id { isOn.accept(!isOn.value) }
        return MomentsIntent.share("\(id)")
      }
      return .init(
        sections: .just(sections), failures: failure.asSignal(),
        intents: .merge(intents, input.done.map { .dismiss }))
    }
  }

  @MainActor private final class Menu {
    let driver: ScreenDriver
    let preview = Preview()
    private(set) var intents: [MomentsIntent] = []
    private let bag = DisposeBag()

    init(_ language: Language = .zhHans) throws {
      driver = try ScreenDriver(size: Size(columns: 48, rows: 7))
      let screen = InternalMenuScreen(viewModel: preview, host: driver.application, language: language)
      screen.intents.emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
      driver.application.screens.push(screen)
      driver.settle()
    }
  }

  @Test("The screen of the internal menu names the parts and their lines") func lines() throws {
    #expect(
      try Menu().driver.lines[0...4] == [
        " 51 区", "> 基本信息        版本 1.2.0␛", "  DesignKit 演示  DesignKit 演示", "  功能开关        [ ] 启用点赞按钮",
        "  工具箱          闪退",
      ])
    #expect(
      try Menu(.en).driver.lines[0...4] == [
        " Area 51", "> General Info     Version 1.2.0␛", "  DesignKit Demo   DesignKit Demo",
        "  Feature Toggles  [ ] Like Button Enable", "  Tools            Crash App",
      ])
  }

  @Test("The screen of the internal menu selects by Enter and the space bar, and shows a feature flag as it stands")
  func select() throws {
    let menu = try Menu()
    menu.driver.press("j", "j", .space)
    #expect(menu.driver.lines[3] == "> 功能开关        [x] 启用点赞按钮")
    menu.driver.press(.enter)
    #expect(menu.driver.lines[3] == "> 功能开关        [ ] 启用点赞按钮")
    menu.preview.isOn.accept(true)
    #expect(menu.driver.lines[3] == "> 功能开关        [x] 启用点赞按钮")
    #expect(menu.intents == [.share("toggle(FeatureMoments.InternalToggle.likeButton)")].flatMap { [$0, $0] })
  }

  @Test("The screen of the internal menu is released when it leaves") func released() throws {
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

  @Test("The screen of the internal menu is done by a key") func done() throws {
    let menu = try Menu()
    menu.driver.press("d")
    #expect(menu.intents == [.dismiss])
  }

  @Test("The screen of the internal menu says when a feature flag cannot be kept") func failure() throws {
    let menu = try Menu()
    menu.preview.failure.accept(.storage)
    #expect(menu.driver.lines.last == " 无法在本机存储数据")
  }
}
