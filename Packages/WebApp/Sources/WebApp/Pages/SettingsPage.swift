public import Composition
import Presentation
import Reactive
import WebUI

extension WebScene {
  /// Creates the page of the settings, on which each one is changed in its place.
  public static func settings(_ viewModel: SettingsViewModel) -> WebScene {
    WebScene(.settings) { Scene(screen: StatePage.settings(viewModel, $0)) }
  }
}

extension StatePage {
  fileprivate static func settings(
    _ viewModel: SettingsViewModel, _ context: SceneContext<WebInterface>
  ) -> StatePage {
    let page = StatePage(SettingsViewModel.title, language: context.language)
    var (rows, outcome) = ([SettingRow](), SettingOutcome?.none)
    page.body = {
      HTML.element("ol", [.identifier("rows")]) {
        for row in rows {
          HTML.element("li", [.row("row-\(row.name)")]) {
            row.content(outcome?.name == row.name ? outcome : nil, context)
          }
        }
      }
    }
    page.onAppear = { viewModel.appear.accept(()) }
    page.onAction = { action, form in
      guard action == "change", let name = form.row else { return }
      viewModel.change.accept(SettingChange(name, to: form["value"] ?? ""))
    }
    page.bind(viewModel.rows) { rows = $0 }
    page.bind(viewModel.outcome) { outcome = $0 }
    return page
  }
}

extension SettingRow {
  /// Returns the name, the description and the origin of the setting, the form with its value, and the result of the last
  /// change.
  @MainActor @HTMLBuilder fileprivate func content(
    _ outcome: SettingOutcome?, _ context: SceneContext<WebInterface>
  ) -> HTML {
    let language = context.language
    HTML.element("p", [.style("facts")]) {
      HTML.element("strong") { HTML(name) }
      HTML.element("span") { HTML(help[language]) }
      HTML.element("span", [.style("muted")]) { HTML(origin[language]) }
    }
    if choices?.isEmpty == true {
      HTML.element("p") { HTML(value) }
    } else {
      context.host.form("change", row: name, style: "bar") {
        field(language)
        HTML.element("button") {
          HTML((choices == nil ? SettingsViewModel.saveLabel : SettingsViewModel.changeLabel)[language])
        }
      }
    }
    HTML.element("p", [.style(outcome?.isError == true ? "error" : "positive"), .live]) {
      HTML(outcome?.text[language] ?? "")
    }
  }

  private func field(_ language: Language) -> HTML {
    let attributes: [HTML.Attribute?] = [.name("value"), .label(name), .autocomplete("off")]
    guard let choices else {
      return HTML.element("input", attributes + [.value(value), placeholder.map { .placeholder($0[language]) }])
    }
    return HTML.element("select", attributes) {
      for choice in choices {
        HTML.element("option", [.value(choice), choice == value ? .selected : nil]) { HTML(choice) }
      }
    }
  }
}
