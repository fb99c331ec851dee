import FeatureCompose
import FeatureComposeModule
import Presentation
import WebApp
import WebUI

/// The part of the editor's form with the poll.
@MainActor struct PollContent {
  let state: ComposeState
  let limit: PollLimit
  let language: Language

  /// The names of the fields of the options. The page offers no more.
  nonisolated static let names: [StaticString] = [
    "option1", "option2", "option3", "option4", "option5", "option6", "option7", "option8", "option9", "option10",
  ]

  private var options: [String] { state.draft.poll?.options ?? [] }

  var html: HTML {
    HTML.element("details", [.identifier("poll"), state.draft.poll == nil ? nil : .open]) {
      HTML.element("summary") { HTML(ComposeText.poll[language]) }
      for (index, name) in Self.names.prefix(max(2, limit.options)).enumerated() { option(index, name) }
      HTML.element("label", [.labels("duration")]) { HTML(ComposeText.duration[language]) }
      HTML.element("select", [.identifier("duration"), .name("duration"), .typed]) {
        let chosen = state.draft.poll?.duration ?? DraftPoll([]).duration
        for seconds in limit.offeredDurations {
          HTML.element("option", [.value("\(seconds)"), seconds == chosen ? .selected : nil]) {
            HTML(ComposeText.duration(seconds)[language])
          }
        }
      }
      HTML.element("label") {
        let isMultiple = state.draft.poll?.isMultiple == true
        HTML.element("input", [.type("checkbox"), .name("multiple"), isMultiple ? .checked : nil, .typed])
        HTML(" " + ComposeText.multiple[language])
      }
      if let problem = state.pollProblem {
        HTML.element("p", [.style("warning"), .live]) { HTML(ComposeText.message(of: problem)[language]) }
      }
    }
  }

  @HTMLBuilder private func option(_ index: Int, _ name: StaticString) -> HTML {
    let text = options.indices.contains(index) ? options[index] : ""
    HTML.element("label", [.labels("\(name)")]) { HTML(ComposeText.option(index + 1)[language]) }
    HTML.element(
      "input",
      [
        .identifier("\(name)"), .name(name), .value(text),
        .placeholder(ComposeText.noOption[language]), .autocomplete("off"), .typed,
      ])
  }
}

extension DraftPoll {
  /// Creates the poll that a form describes. Returns `nil` if no option has text.
  init?(_ fields: FormFields) {
    var options = PollContent.names.map { fields["\($0)"] ?? "" }
    while options.last?.isEmpty == true { options.removeLast() }
    if options.isEmpty { return nil }
    self.init(options, isMultiple: fields["multiple"] != nil)
    if let seconds = fields["duration"].flatMap({ Int($0) }) { duration = seconds }
  }
}
