import Composition
import FeatureLogin
import FeatureLoginModule
import Presentation
import Reactive
import WebApp
import WebUI

extension LoginForm {
  /// Creates the form to log in by phone number.
  static func phone(_ viewModel: any PhoneViewModel, _ context: SceneContext<WebInterface>) -> StatePage {
    let form = LoginForm(context)
    let page = StatePage(LoginService.routeTitle(.phone), language: context.language)
    var (phoneNumber, checks) = ("", (phoneNumber: FieldCheck.empty, password: FieldCheck.empty))
    page.body = {
      form.form(.logIn) {
        form.field(
          "phone", LoginText.phoneNumber, value: phoneNumber, type: "tel", autocomplete: "tel",
          check: checks.phoneNumber)
        form.field(
          "password", LoginText.password, type: "password", autocomplete: "current-password", check: checks.password)
      }
    }
    page.onAction = { action, fields in
      if let text = fields["phone"] { viewModel.phoneNumber.accept(text) }
      if let text = fields.password("password") { viewModel.password.accept(text) }
      if action == "submit" { viewModel.logIn.accept(()) }
      if action == "cancel" { viewModel.cancel.accept(()) }
    }
    page.bind(viewModel.phoneNumber.asDriver()) { phoneNumber = $0 }
    page.bind(viewModel.phoneNumberCheck) { checks.phoneNumber = $0 }
    page.bind(viewModel.passwordCheck) { checks.password = $0 }
    form.bind(to: page, isRunning: viewModel.isRunning, isSpinning: viewModel.isSpinning, outcome: viewModel.outcome)
    return page
  }

  /// Creates the form to log in to wanandroid, or to register there.
  static func wanAndroid(_ viewModel: any WanAndroidViewModel, _ context: SceneContext<WebInterface>) -> StatePage {
    let form = LoginForm(context)
    let page = StatePage(LoginService.routeTitle(.wanAndroid), language: context.language)
    var (fields, check) = (viewModel.form.value, FieldCheck.empty)
    page.body = {
      let isLogin = fields.purpose == .logIn
      return HTML([
        form.form(isLogin ? .logIn : LoginText.register) {
          form.field("username", LoginText.username, value: fields.username, autocomplete: "username")
          form.field("password", LoginText.password, type: "password", autocomplete: "current-password")
          if !isLogin {
            form.field("repeated", LoginText.repeated, type: "password", autocomplete: "new-password", check: check)
          }
        },
        context.host.button("change", (isLogin ? LoginText.toRegister : LoginText.toLogIn)[context.language]),
      ])
    }
    page.onAction = { action, typed in
      var new = viewModel.form.value
      if let text = typed["username"] { new.username = text }
      if let text = typed.password("password") { new.password = text }
      if let text = typed.password("repeated") { new.repeated = text }
      if action == "change" { new.purpose = new.purpose == .logIn ? .register : .logIn }
      viewModel.form.accept(new)
      if action == "submit" { viewModel.submit.accept(()) }
      if action == "cancel" { viewModel.cancel.accept(()) }
    }
    page.bind(viewModel.form.asDriver()) {
      fields = $0
      form.runningText = $0.purpose == .logIn ? LoginText.loggingIn : LoginText.registering
    }
    page.bind(viewModel.repeatedCheck) { check = $0 }
    form.bind(to: page, isRunning: viewModel.isRunning, isSpinning: viewModel.isSpinning, outcome: viewModel.outcome)
    return page
  }
}
