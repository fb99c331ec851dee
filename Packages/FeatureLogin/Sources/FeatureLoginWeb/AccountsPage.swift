import Composition
import FeatureLogin
import FeatureLoginModule
import Presentation
import Reactive
import WebApp
import WebUI

extension StatePage {
  /// Creates the page of the accounts, and of the services that the user can log in to.
  static func accounts(_ viewModel: any AccountsViewModel, _ context: SceneContext<WebInterface>) -> StatePage {
    let page = StatePage(LoginText.accounts, language: context.language)
    var rows: [AccountRow] = []
    page.body = {
      HTML.element("ol", [.identifier("rows")]) {
        for row in rows { HTML.element("li", [.row("row-\(row.id)")]) { row.content(context) } }
      }
    }
    page.onAction = { action, form in
      guard let row = rows.first(where: { "\($0.id)" == form.row }) else { return }
      if action == "use" { viewModel.use.accept(row.id) }
      if action == "logOut" { viewModel.logOut.accept(row.id) }
    }
    page.bind(viewModel.rows) { rows = $0 }
    page.bind(viewModel.loggedOut.asObservable().asDriver(onErrorDriveWith: .empty())) { result in
      let text =
        switch result {
        case .complete: LoginText.loggedOut
        case .stillAccepted: LoginText.loggedOutHere
        case .notRemoved: LoginText.notLoggedOut
        }
      context.host.show(text[context.language])
    }
    return page
  }
}

extension AccountRow {
  /// Returns the service and the account with the forms that use it and log out of it, or a link to the login.
  @MainActor fileprivate func content(_ context: SceneContext<WebInterface>) -> HTML {
    let language = context.language
    return HTML.element("div", [.style("bar")]) {
      HTML([service.name[language], host].compactMap(\.self).joined(separator: " "))
      if let name {
        HTML.element("strong") { HTML(name) }
        if isUsed == true { HTML.element("span", [.style("muted")]) { HTML(LoginText.inUse[language]) } }
        if isExpired { HTML.element("span", [.style("warning")]) { HTML(LoginText.expired[language]) } }
        if isUsed == false { context.host.button("use", LoginText.use[language], row: "\(id)") }
        HTML.element("details") {
          HTML.element("summary") { HTML((isLoggingOut ? LoginText.loggingOut : LoginText.toLogOut)[language]) }
          HTML.element("p") { HTML(LoginText.confirmLogOut[language]) }
          context.host.button("logOut", LoginText.confirm[language], row: "\(id)")
        }
      } else {
        let label = isAnother ? LoginText.anotherAccount : .logIn
        context.link(Segue(.logIn(service), home: nil)) { HTML(label[language]) }
      }
    }
  }
}
