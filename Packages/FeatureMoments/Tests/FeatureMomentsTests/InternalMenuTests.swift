import FeatureMoments
import Persistence
import Presentation
import Reactive
import Testing

@MainActor @Suite struct InternalMenuTests {
  @MainActor private final class Menu {
    let viewModel: any InternalMenuViewModel
    private(set) var sections: [InternalMenuSection] = []
    private(set) var isOn: [Bool] = []
    private(set) var intents: [MomentsIntent] = []
    private(set) var failures: [LoadFailure] = []
    private let bag = DisposeBag()

    init(_ viewModel: any InternalMenuViewModel) {
      self.viewModel = viewModel
      viewModel.sections.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
      viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
      viewModel.failures.emit(onNext: { [weak self] in self?.failures.append($0) }).disposed(by: bag)
    }

    private func show(_ sections: [InternalMenuSection]) {
      self.sections = sections
      for case .featureToggle(let isOn) in sections.flatMap(\.items).map(\.kind) {
        isOn.drive(onNext: { [weak self] in self?.isOn.append($0) }).disposed(by: bag)
      }
    }
  }

  @Test func `The internal menu has four sections with their items`() throws {
    let menu = Menu(try MomentsServer().feature.makeInternalMenuViewModel())
    #expect(menu.sections.map(\.id) == [.generalInfo, .designKitDemo, .featureToggles, .tools])
    #expect(menu.sections.map { $0.items.map(\.id) } == [[.version], [.designKit], [.toggle(.likeButton)], [.crash]])
    guard case .description("1.2.0")? = menu.sections.first?.items.first?.kind else {
      Issue.record("the version is missing")
      return
    }
  }

  @Test func `Selecting a feature flag changes it, and the menu shows the stored value`() throws {
    let server = try MomentsServer(likes: false)
    let menu = Menu(server.feature.makeInternalMenuViewModel())
    menu.viewModel.toggle.accept(.likeButton)
    #expect(menu.isOn == [false, true])
    #expect(Menu(server.feature.makeInternalMenuViewModel()).isOn == [true])
    menu.viewModel.toggle.accept(.likeButton)
    #expect(menu.isOn == [false, true, false])
    #expect(menu.intents.isEmpty)
  }

  @Test func `The internal menu emits a failure if a feature flag cannot be stored`() throws {
    let menu = Menu(try MomentsServer(store: .immediate(schemas: [])).feature.makeInternalMenuViewModel())
    menu.viewModel.toggle.accept(.likeButton)
    menu.viewModel.toggle.accept(.likeButton)
    #expect(menu.failures == [.storage, .storage])
    #expect(menu.isOn == [false])
  }
}
