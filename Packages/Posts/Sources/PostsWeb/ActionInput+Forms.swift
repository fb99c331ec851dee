public import Composition
public import Posts
import Presentation
import Reactive
public import WebApp
public import WebUI

extension ActionInput {
  /// Returns the forms with which the user acts on a person: follows, mutes, blocks after a question, or reports. Returns
  /// an empty fragment for the user's own account.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - known: The relationship to the person that the row shows, or `nil`.
  ///   - row: The identifier of the row.
  ///   - context: The context of the page.
  public func forms(
    for person: Person, known: PersonRelationship? = nil, row: String, in context: SceneContext<WebInterface>
  ) -> HTML {
    if isUser(person) { return .empty }
    let (known, language) = (known ?? changes.value.relationship(to: person), context.language)
    func button(_ action: PersonAction, key: String? = nil) -> HTML {
      let isOn = known?[action] == true
      return context.host.button(
        (isOn ? "un" : "") + action.rawValue, action.label(isOn: isOn)[language], row: row, key: key)
    }
    func fold(_ label: LocalizedText, key: String, @HTMLBuilder content: () -> HTML) -> HTML {
      folded(label[language], key: key, content: content)
    }
    return HTML.element("div", [.style("bar")]) {
      button(.follow, key: "F")
      button(.mute, key: "Z")
      if known?.isBlocking == true {
        button(.block, key: "K")
      } else {
        fold(PersonAction.block.label(isOn: false), key: "K") {
          HTML.element("p") {
            HTML(ActionText.blockQuestion(person)[language] + " " + ActionText.blockMessage[language])
          }
          button(.block)
        }
      }
      fold(ActionText.report, key: "!") {
        context.host.form("report", row: row, style: "bar") {
          HTML.element("label") {
            HTML(ActionText.reportQuestion(person)[language])
            HTML.element("input", [.name("comment"), .autocomplete("off")])
          }
          HTML.element("button") { HTML(ActionText.report[language]) }
        }
      }
    }
  }

  private func folded(_ label: String, key: String, @HTMLBuilder content: () -> HTML) -> HTML {
    HTML.element("details") {
      HTML.element("summary", [.key(key)]) { HTML(label) }
      content()
    }
  }

  /// Returns the forms with which the user deletes a post, or deletes it to write it again, behind a question.
  func deletionForms(row: String, in context: SceneContext<WebInterface>) -> HTML {
    let language = context.language
    return folded(ActionText.delete[language], key: "d") {
      HTML.element("p") { HTML(ActionText.deleteQuestion[language] + " " + ActionText.deleteMessage[language]) }
      context.host.button("delete", ActionText.delete[language], row: row)
      context.host.button("redraft", ActionText.redraft[language], row: row)
    }
  }

  /// Returns the same forms in a fold.
  public func foldedForms(
    for person: Person, row: String, in context: SceneContext<WebInterface>
  ) -> HTML {
    let forms = forms(for: person, row: row, in: context)
    if forms == .empty { return .empty }
    return HTML.element("details") {
      HTML.element("summary", [.style("muted")]) { HTML(ActionText.more[context.language]) }
      forms
    }
  }

  /// Returns the forms with which the user answers a person's request to follow the user.
  public func answerForms(row: String, in context: SceneContext<WebInterface>) -> HTML {
    HTML.element("div", [.style("bar")]) {
      context.host.button("accept", ActionText.accept[context.language], row: row, key: "+")
      context.host.button("reject", ActionText.reject[context.language], row: row, key: "-")
    }
  }

  /// Performs the action that the user requested with a form of a row: a reaction to its post, a vote, its deletion, or an
  /// action on its person. Ignores other actions.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - form: The fields of the form.
  ///   - post: The post of the row, or `nil` if it has none.
  ///   - person: The person of the row, or `nil` for the author of the post.
  public func perform(_ action: String, _ form: FormFields, on post: Post?, _ person: Person? = nil) {
    if let post {
      if let reaction = PostReaction(rawValue: action) { toggle.accept(PostToggle(reaction, of: post)) }
      if action == "vote", let choice = PostVote(form.all("choice").joined(separator: " "), in: post) {
        vote.accept(choice)
      }
      if action == "delete" { delete.accept(post) }
      if action == "redraft" { redraft.accept(post) }
    }
    guard let target = person ?? post?.author else { return }
    let isOn = !action.hasPrefix("un")
    if let decision = PersonAction(rawValue: isOn ? action : String(action.dropFirst(2))) {
      let toggle = PersonToggle(decision, of: target, isOn: isOn)
      // The form of a block is behind its question.
      self.person.accept(isOn ? toggle.confirmed : toggle)
    }
    if action == "accept" || action == "reject" {
      answer.accept(RequestAnswer(to: target, isAccepted: action == "accept"))
    }
    if action == "report", let comment = form["comment"], !comment.isEmpty {
      report.accept(PersonReport(target, about: post, comment: comment))
    }
  }
}

extension ListPage {
  /// Shows what the user has done, why actions were not performed, and the relationships to people that they have changed.
  public func showResults(of actions: ActionInput, in context: SceneContext<WebInterface>) {
    showMessages(
      .merge(actions.notice.map { $0[context.language] }, actions.failure.map { $0.message(in: context.language) }))
    let people = actions.changes.map(\.people).distinctUntilChanged().skip(1)
    bind(people.asDriver(onErrorDriveWith: .empty())) { page, _ in page.rowsChanged() }
  }
}
