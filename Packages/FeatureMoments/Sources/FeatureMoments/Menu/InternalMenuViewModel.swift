public import Presentation
public import Reactive

/// The view model of the internal menu. It shows the stored value of each feature flag.
@MainActor public protocol InternalMenuViewModel: AnyObject {
  /// Emits the feature flag that the user turns on or off.
  var toggle: PublishRelay<InternalToggle> { get }

  /// Emits the sections of the menu.
  var sections: Driver<[InternalMenuSection]> { get }
  /// Emits the failure if a feature flag could not be changed. Flags change only while this signal has a subscription.
  var failures: Signal<LoadFailure> { get }
  /// The input for the navigation requests of the screen, which the app follows.
  var intents: IntentRelay<MomentsIntent> { get }
}

final class DefaultInternalMenuViewModel: InternalMenuViewModel {
  let toggle = PublishRelay<InternalToggle>()
  let intents = IntentRelay<MomentsIntent>()
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
    failures = toggle.asSignal().flatMap { toggle in
      toggles.isOn(toggle).take(1)
        .compactMap { isOn -> LoadFailure? in
          try toggles.set(toggle, to: !isOn)
          return nil
        }
        .catch { .just(LoadFailure($0)) }
        .asSignal(onErrorSignalWith: .empty())
    }
  }
}
