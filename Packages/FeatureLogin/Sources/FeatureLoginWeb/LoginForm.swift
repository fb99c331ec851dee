import Composition
import FeatureLogin
import FeatureLoginModule
import Presentation
import Reactive
import WebApp
import WebUI

/// The parts that the login forms have in common: the fields, the button, and the state of the attempt.
@MainActor final class LoginForm {
  let context: SceneContext<WebInterface>
  /// The text while an attempt is running.
  var runningText = LoginText.loggingIn
  private var (isRunning, isSpinning, outcome) = (false, false, LoginResult?.none)

  var language: Language { context.language }

  init(_ context: SceneContext<WebInterface>) { self.context = context }

  /// Shows the state of a view model's attempts on a page.
  func bind(to page: StatePage, isRunning: Driver<Bool>, isSpinning: Driver<Bool>, outcome: Driver<LoginResult?>) {
    page.bind(Driver.combineLatest(isRunning, isSpinning, outcome) { ($0, $1, $2) }) {
      (self.isRunning, self.isSpinning, self.outcome) = $0
      // The new account replaces this page, so its message is shown on all.
      if case .success? = self.outcome, let message = self.outcome?.message(in: self.language) {
        self.context.host.show(message)
      }
    }
  }

  /// Returns a field whose text is sent while the user types. A field without a value shows only what the user types.
  @HTMLBuilder func field(
    _ name: StaticString, _ label: LocalizedText, value: String? = nil, type: StaticString = "text",
    autocomplete: StaticString = "off", check: FieldCheck = .empty
  ) -> HTML {
    HTML.element("label", [.labels("\(name)")]) { HTML(label[language]) }
    HTML.element(
      "input",
      [
        .identifier("\(name)"), .name(name), .type(type), value.map(HTML.Attribute.value), .autocomplete(autocomplete),
        .typed,
      ])
    HTML.element("p", [.identifier("\(name)-check"), .style("error"), .live]) {
      HTML(check.problem?.message(in: language) ?? "")
    }
  }

  /// Returns the form with its button, which is not disabled while a field is wrong, because a browser without scripts
  /// sends the fields only with the form.
  func form(_ label: LocalizedText, @HTMLBuilder fields: () -> HTML) -> HTML {
    HTML([
      context.host.form("submit", style: "fields") {
        fields()
        HTML.element("button", [isRunning ? .disabled : nil]) { HTML(label[language]) }
      },
      isRunning ? context.host.button("cancel", LocalizedText.cancel[language]) : .empty,
      HTML.element("p", [.identifier("outcome"), .style(isFailure ? "error" : "positive"), .live]) {
        HTML(isSpinning ? runningText[language] : outcome?.message(in: language) ?? "")
      },
    ])
  }

  private var isFailure: Bool { if case .failure = outcome { true } else { false } }
}
