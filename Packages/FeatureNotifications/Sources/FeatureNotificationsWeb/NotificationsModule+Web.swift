import Composition
import FeatureNotifications
public import FeatureNotificationsModule
public import WebApp

extension NotificationsModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.notifications) { context in
        let viewModel = try context.container.resolve(NotificationsFeature.self).makeNotificationsViewModel()
        return Scene(screen: ListPage(notifications: viewModel, context: context))
      }
    ] + Self.morePages
  }
}
