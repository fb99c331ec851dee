public import Presentation
public import Reactive

/// What stands behind the menu of the program's makers. Each switch is shown as its store has it, and written through.
public struct InternalMenuViewModel: ViewModelType {
  /// What the user does.
  public struct Input {
    /// Emits when the user selects a line. A description does nothing.
    public let selection: Signal<InternalMenuItem.ID>
    /// Emits when the user has done here.
    public let done: Signal<Void>

    /// Gathers what the user does.
    public init(selection: Signal<InternalMenuItem.ID>, done: Signal<Void>) {
      self.selection = selection
      self.done = done
    }
  }

  /// What the user sees.
  public struct Output {
    /// Emits the parts of the menu.
    public let sections: Driver<[InternalMenuSection]>
    /// Emits why a switch could not be thrown. Switches are thrown while somebody listens.
    public let failures: Signal<LoadFailure>
    /// Emits where the user wants to go.
    public let intents: Signal<MomentsIntent>

    /// Gathers what the user sees, for example for a preview.
    public init(
      sections: Driver<[InternalMenuSection]>, failures: Signal<LoadFailure>, intents: Signal<MomentsIntent>
    ) {
      self.sections = sections
      self.failures = failures
      self.intents = intents
    }
  }

  let toggles: InternalToggles
  let version: String

  public func transform(input: Input) -> Output {
    let failures = input.selection.flatMap { [toggles] id -> Signal<LoadFailure> in
      guard case .toggle(let toggle) = id else { return .empty() }
      return toggles.isOn(toggle).take(1)
        .compactMap { isOn -> LoadFailure? in
          try toggles.set(toggle, to: !isOn)
          return nil
        }
        .catch { .just(LoadFailure($0)) }
        .asSignal(onErrorSignalWith: .empty())
    }
    let intents = input.selection.compactMap { id -> MomentsIntent? in
      switch id {
      case .designKit: .designKit(productName: "DesignKit", version: "1.0.1")
      case .crash: .crash
      case .version, .toggle: nil
      }
    }
    return Output(
      sections: .just(sections), failures: failures, intents: .merge(intents, input.done.map { .dismiss }))
  }

  private var sections: [InternalMenuSection] {
    let switches = InternalToggle.allCases.map { toggle in
      InternalMenuItem(
        id: .toggle(toggle),
        kind: .featureToggle(isOn: toggles.isOn(toggle).asDriver(onErrorJustReturn: false)))
    }
    return [
      InternalMenuSection(id: .generalInfo, items: [InternalMenuItem(id: .version, kind: .description(version))]),
      InternalMenuSection(id: .designKitDemo, items: [InternalMenuItem(id: .designKit, kind: .actionTrigger)]),
      InternalMenuSection(id: .featureToggles, items: switches),
      InternalMenuSection(id: .tools, items: [InternalMenuItem(id: .crash, kind: .actionTrigger)]),
    ]
  }
}
