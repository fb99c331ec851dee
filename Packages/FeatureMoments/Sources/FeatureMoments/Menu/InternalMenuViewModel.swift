public import Presentation
public import Reactive

/// The view model of the internal menu. It shows the stored value of each feature flag.
@MainActor public protocol InternalMenuViewModel: AnyObject {
  /// Emits the item that the user selects. Selecting a description has no effect.
  var select: PublishRelay<InternalMenuItem.ID> { get }
  /// Emits when the user closes the menu.
  var done: PublishRelay<Void> { get }

  /// Emits the sections of the menu.
  var sections: Driver<[InternalMenuSection]> { get }
  /// Emits the failure if a feature flag could not be changed. Flags change only while this signal has a subscription.
  var failures: Signal<LoadFailure> { get }
  /// Emits the navigation requests of the screen.
  var intents: Signal<MomentsIntent> { get }
}

final class DefaultInternalMenuViewModel: InternalMenuViewModel {
  let select = PublishRelay<InternalMenuItem.ID>()
  let done = PublishRelay<Void>()
  let sections: Driver<[InternalMenuSection]>
  let failures: Signal<LoadFailure>

  init(toggles: InternalToggles, version: String) {
    let flags = InternalToggle.allCases.map { toggle in
      InternalMenuItem(
        id: .toggle(toggle),
        kind: .featureToggle(isOn: toggles.isOn(toggle).asDriver(onErrorJustReturn: false)))
    }
    sections = .just([
      InternalMenuSection(id: .generalInfo, items: [InternalMenuItem(id: .version, kind: .description(version))]),
      InternalMenuSection(id: .designKitDemo, items: [InternalMenuItem(id: .designKit, kind: .actionTrigger)]),
      InternalMenuSection(id: .featureToggles, items: flags),
      InternalMenuSection(id: .tools, items: [InternalMenuItem(id: .crash, kind: .actionTrigger)]),
    ])
    failures = select.asSignal().flatMap { id -> Signal<LoadFailure> in
      guard case .toggle(let toggle) = id else { return .empty() }
      return toggles.isOn(toggle).take(1)
        .compactMap { isOn -> LoadFailure? in
          try toggles.set(toggle, to: !isOn)
          return nil
        }
        .catch { .just(LoadFailure($0)) }
        .asSignal(onErrorSignalWith: .empty())
    }
  }

  var intents: Signal<MomentsIntent> {
    let selected = select.asSignal().compactMap { id -> MomentsIntent? in
      switch id {
      case .designKit: .designKit(productName: "DesignKit", version: "1.0.1")
      case .crash: .crash
      case .version, .toggle: nil
      }
    }
    return .merge(selected, done.asSignal().map { .dismiss })
  }
}
