import Composition
import FeatureCompose
import FeatureComposeModule
import Posts
import Presentation
import Reactive
import WebApp
import WebUI

extension StatePage {
  /// Creates the page of the editor. The view model has what the user types at once, and stores it as a draft.
  static func editor(
    _ viewModel: any ComposeViewModel, _ context: SceneContext<WebInterface>
  ) -> StatePage {
    let page = StatePage(ComposeText.title(of: viewModel.subject), language: context.language)
    var state = ComposeState(phase: .loading)
    page.body = { ComposeContent(viewModel: viewModel, state: state, context: context).html }
    page.onAppear = { viewModel.appear.accept(()) }
    page.onDisappear = { viewModel.disappear.accept(()) }
    page.onAction = { action, fields in
      let draft = state.draft.edited(with: fields)
      if draft != state.draft { viewModel.edit.accept(draft) }
      if let file = fields.file("image") {
        // Without the script, the button to publish sends the file.
        return viewModel.attach.accept(.contents(file.contents, name: file.name))
      }
      switch action {
      case "publish": viewModel.publish.accept(())
      case "discard": viewModel.discard.accept(())
      case "retry": viewModel.retry.accept(())
      case "logIn": viewModel.intents.accept(.logIn)
      default: break
      }
    }
    page.bind(viewModel.state) { state = $0 }
    page.bind(viewModel.outcome.asObservable().asDriver(onErrorDriveWith: .empty())) {
      context.host.show(ComposeText.message(of: $0)[context.language])
    }
    return page
  }
}

extension ComposeDraft {
  /// Returns the draft with the fields that a form has sent.
  fileprivate func edited(with fields: FormFields) -> ComposeDraft {
    var draft = self
    // Browsers send each line break as two characters.
    if let text = fields["text"] { draft.text = text.replacing("\r\n", with: "\n") }
    if let text = fields["warning"] { draft.warning = text }
    if let name = fields["visibility"] { draft.visibility = PostVisibility(rawValue: name) }
    if let text = fields["language"] { draft.language = text }
    draft.takeImages(fields)
    if fields["option1"] != nil { draft.poll = DraftPoll(fields) }
    return draft
  }
}

/// The contents of the page in a state.
@MainActor private struct ComposeContent {
  let viewModel: any ComposeViewModel
  let state: ComposeState
  let context: SceneContext<WebInterface>

  private var language: Language { context.language }

  @HTMLBuilder var html: HTML {
    switch state.phase {
    case .loading: paragraph(ComposeText.loading[language], "muted")
    case .failed(let failure):
      paragraph(failure.message(in: language), "error")
      context.host.button("retry", ListText.standard.retry[language], key: "R")
      if viewModel.offersLogin, failure == .unauthorized { login }
    case .closed: paragraph(ComposeText.closed[language], "muted")
    case .writing, .sending: editor
    }
  }

  @HTMLBuilder private var editor: HTML {
    if let target = state.target {
      HTML.element("p", [.style("strong")]) { HTML(ComposeText.title(of: viewModel.subject, state.target)[language]) }
      HTML.element("blockquote", [.style("text")]) { HTML(String(target.text.prefix(2_000))) }
    }
    context.host.form("publish", style: "fields", hasFiles: true) {
      // A browser leaves out the first line break of the element.
      HTML.element(
        "textarea", [.identifier("text"), .name("text"), .label(ComposeText.placeholder[language]), .typed, .focused]
      ) { HTML(typed: "\n" + state.draft.text) }
      HTML.element("p", [.identifier("remaining"), .style(state.remaining < 0 ? "error" : "muted")]) { HTML(hint) }
      field("warning", ComposeText.warning, state.draft.warning, placeholder: ComposeText.noWarning)
      HTML.element("label", [.labels("visibility")]) { HTML(ComposeText.audienceLabel[language]) }
      // The audience of a published post cannot be changed.
      let isFixed = state.draft.editing != nil
      HTML.element("select", [.identifier("visibility"), .name("visibility"), .typed, isFixed ? .disabled : nil]) {
        for audience in ComposeText.audiences {
          let isChosen = audience == state.draft.visibility
          HTML.element("option", [.value(audience?.rawValue ?? ""), isChosen ? .selected : nil]) {
            HTML(ComposeText.name(of: audience)[language])
          }
        }
      }
      field(
        "language", ComposeText.language, state.draft.language, placeholder: ComposeText.defaultLanguage,
        .suggestions("languages"))
      HTML.element("datalist", [.identifier("languages")]) {
        for choice in PostLanguage.common { HTML.element("option", [.value(choice.id)]) { HTML(choice.title) } }
      }
      if !state.hasLanguage { paragraph(ComposeText.noLanguage[language], "warning") }
      ImagesContent(state: state, language: language).html
      if state.offersPoll, let limit = state.limit.polls {
        PollContent(state: state, limit: limit, language: language).html
      }
      HTML.element("button", [state.phase == .sending ? .disabled : nil]) { HTML(ComposeText.publish[language]) }
    }
    HTML.element("p", [.identifier("outcome"), .style("error"), .live]) {
      HTML(state.failure?.message(in: language) ?? "")
    }
    if viewModel.offersLogin, state.failure == .actionNeedsLogin { login }
    if state.phase == .sending { paragraph(ComposeText.publishing[language], "muted") } else { discard }
    HTML.element("p") { context.link(.push(RouteKey.drafts())) { HTML(ComposeText.drafts[language]) } }
  }

  private var hint: String {
    let remaining = ComposeText.remaining(state.remaining)[language]
    return state.isRestored ? "\(remaining) · \(ComposeText.restored[language])" : remaining
  }

  private var login: HTML { context.host.button("logIn", LocalizedText.logIn[language]) }

  /// The question before the draft is discarded.
  private var discard: HTML {
    context.host.button("discard", ComposeText.discard[language]).afterDiscardQuestion(
      language, [.identifier("discard")])
  }

  @HTMLBuilder private func field(
    _ name: StaticString, _ label: LocalizedText, _ value: String, placeholder: LocalizedText,
    _ suggestions: HTML.Attribute? = nil
  ) -> HTML {
    HTML.element("label", [.labels("\(name)")]) { HTML(label[language]) }
    HTML.element(
      "input",
      [
        .identifier("\(name)"), .name(name), .value(value), .placeholder(placeholder[language]), .autocomplete("off"),
        .typed, suggestions,
      ])
  }

  private func paragraph(_ text: String, _ style: StaticString) -> HTML {
    HTML.element("p", [.style(style), .live]) { HTML(text) }
  }
}

extension HTML {
  /// Returns the button that discards a draft behind a question.
  func afterDiscardQuestion(_ language: Language, _ attributes: [HTML.Attribute] = []) -> HTML {
    HTML.element("details", attributes) {
      HTML.element("summary") { HTML(ComposeText.discard[language]) }
      HTML.element("p") { HTML(ComposeText.discardQuestion[language] + " " + ComposeText.discardMessage[language]) }
      self
    }
  }
}
