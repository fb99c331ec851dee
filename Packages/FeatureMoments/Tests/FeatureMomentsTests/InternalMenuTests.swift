import FeatureMoments
import Persistence
import Presentation
import Reactive
import Testing

@MainActor @Suite("The internal menu") struct InternalMenuTests {
  @MainActor private final class Menu {
    let selection = PublishRelay<InternalMenuItem.ID>()
    let done = PublishRelay<Void>()
    private(set) var sections: [InternalMenuSection] = []
    private(set) var isOn: [Bool] = []
    private(set) var intents: [MomentsIntent] = []
    private(set) var failures: [LoadFailure] = []
    private let bag = DisposeBag()

    init(_ viewModel: InternalMenuViewModel) {
      let output = viewModel.transform(input: .init(selection: selection.asSignal(), done: done.asSignal()))
      output.sections.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
      output.intents.emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
      output.failures.emit(onNext: { [weak self] in self?.failures.append($0) }).disposed(by: bag)
    }

    private func show(_ sections: [InternalMenuSection]) {
      self.sections = sections
      for case .featureToggle(let isOn) in sections.flatMap(\.items).map(\.kind) {
        isOn.drive(onNext: { [weak self] in self?.isOn.append($0) }).disposed(by: bag)
      }
    }
  }

  @Test("The internal menu has these parts and lines") func parts() throws {
    let menu = Menu(try MomentsServer().feature.makeInternalMenuViewModel())
    #expect(menu.sections.map(\.id) == [.generalInfo, .designKitDemo, .featureToggles, .tools])
    #expect(menu.sections.map { $0.items.map(\.id) } == [[.version], [.designKit], [.toggle(.likeButton)], [.crash]])
    guard case .description("1.2.0")? = menu.sections.first?.items.first?.kind else {
      Issue.record("the version is not told")
      return
    }
  }

  @Test("The internal menu throws a feature flag and shows it as it is kept") func toggle() throws {
    let server = try MomentsServer(likes: false)
    let menu = Menu(server.feature.makeInternalMenuViewModel())
    menu.selection.accept(.toggle(.likeButton))
    #expect(menu.isOn == [false, true])
    #expect(Menu(server.feature.makeInternalMenuViewModel()).isOn == [true])
    menu.selection.accept(.toggle(.likeButton))
    #expect(menu.isOn == [false, true, false])
    #expect(menu.intents.isEmpty)
  }

  @Test("The internal menu says when a feature flag cannot be kept") func failure() throws {
    let menu = Menu(try MomentsServer(store: .immediate(schemas: [])).feature.makeInternalMenuViewModel())
    menu.selection.accept(.toggle(.likeButton))
    menu.selection.accept(.toggle(.likeButton))
    #expect(menu.failures == [.storage, .storage])
    #expect(menu.isOn == [false])
  }

  @Test("The internal menu leads to the samples of the design, to a crash, and back; a description leads nowhere")
  func intents() throws {
    let menu = Menu(try MomentsServer().feature.makeInternalMenuViewModel())
    menu.selection.accept(.version)
    menu.selection.accept(.designKit)
    menu.selection.accept(.crash)
    menu.done.accept(())
    #expect(menu.intents == [.designKit(productName: "DesignKit", version: "1.0.1"), .crash, .dismiss])
  }
}
