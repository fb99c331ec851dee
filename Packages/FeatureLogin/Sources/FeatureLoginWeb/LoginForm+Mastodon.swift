import Composition
import FeatureLogin
import FeatureLoginModule
import Foundation
import Presentation
import Reactive
import WebApp
import WebUI

extension LoginForm {
  /// Creates the form to log in to a Mastodon server. The user authorizes the app on the server's page, which redirects
  /// the browser to this machine: the view model receives the redirect, so this page needs no route for it.
  static func mastodon(_ viewModel: any MastodonViewModel, _ context: SceneContext<WebInterface>) -> StatePage {
    let form = LoginForm(context)
    let page = StatePage(LoginService.routeTitle(.mastodon), language: context.language)
    form.runningText = LoginText.connecting
    var (server, check, step) = (viewModel.server.value, FieldCheck.empty, MastodonStep.idle)
    page.body = {
      if case .waiting(let url, let isOpened, let problem) = step { return form.waiting(url, isOpened, problem) }
      return form.form(.logIn) {
        // Browsers refuse a field of addresses without a scheme.
        form.field("server", LoginText.server, value: server, autocomplete: "url", check: check)
      }
    }
    page.onAction = { action, fields in
      if let text = fields["server"] { viewModel.server.accept(text) }
      if action == "submit" { viewModel.logIn.accept(()) }
      if action == "answer" { viewModel.answer.accept(fields["code"] ?? "") }
      if action == "cancel" { viewModel.cancel.accept(()) }
    }
    page.bind(viewModel.server.asDriver()) { server = $0 }
    page.bind(viewModel.serverCheck) { check = $0 }
    page.bind(viewModel.step) { step = $0 }
    form.bind(
      to: page, isRunning: viewModel.step.map { !$0.isOver }, isSpinning: viewModel.isSpinning,
      outcome: viewModel.step.map { if case .ended(let outcome) = $0 { outcome } else { nil } })
    return page
  }

  /// Returns the address at which the user authorizes the app, and the field for the code.
  private func waiting(_ url: URL, _ isOpened: Bool, _ problem: LoginFailure?) -> HTML {
    HTML([
      HTML.element("p", [.live]) { HTML((isOpened ? LoginText.opened : LoginText.toOpen)[language]) },
      HTML.element("p") { HTML.element("a", [.link(url)]) { HTML(url.absoluteString) } },
      HTML.element("p", [.style("muted")]) { HTML(LoginText.toPaste[language]) },
      context.host.form("answer", style: "fields") {
        HTML.element("label", [.labels("code")]) { HTML(LoginText.code[language]) }
        HTML.element("input", [.identifier("code"), .name("code"), .autocomplete("one-time-code")])
        HTML.element("button") { HTML(LocalizedText.logIn[language]) }
      },
      context.host.button("cancel", LocalizedText.cancel[language]),
      HTML.element("p", [.style("error"), .live]) { HTML(problem?.message(in: language) ?? "") },
    ])
  }
}
