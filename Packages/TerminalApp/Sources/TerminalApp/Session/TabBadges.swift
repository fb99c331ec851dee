import Composition
import Reactive

/// The numbers in the badges of the tabs.
@MainActor final class TabBadges {
  private var counts: [Route: Int] = [:]
  private var bag = DisposeBag()

  /// The number in the badge of a tab, or 0 if the tab has no badge.
  subscript(tab: Route) -> Int { counts[tab] ?? 0 }

  /// Observes the badges of all modules for the current user, and stops observing those of the previous user.
  ///
  /// - Parameters:
  ///   - modules: The modules of the app.
  ///   - container: The container that resolves the features.
  ///   - onChange: A closure that is called after each change.
  func watch(
    _ modules: ModuleList, _ container: Container, onChange: @escaping @MainActor () -> Void
  ) {
    bag = DisposeBag()
    counts = [:]
    onChange()
    for module in modules.modules {
      for tab in module.tabs {
        module.badge(of: tab, container)?.distinctUntilChanged().drive(onNext: { [weak self] count in
          self?.counts[tab] = count
          onChange()
        }).disposed(by: bag)
      }
    }
  }
}
