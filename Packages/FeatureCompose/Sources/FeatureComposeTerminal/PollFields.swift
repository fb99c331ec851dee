import FeatureCompose
import FeatureComposeModule
import Presentation
import PresentationTerminal
import TerminalUI

/// The controls of the poll of a draft: the options, one more than are filled, the duration and whether several options can
/// be chosen.
@MainActor final class PollFields {
  private(set) var poll: DraftPoll?
  /// Called after the user has changed the poll.
  var onChange: @MainActor () -> Void = {}
  let toggle = Button("", color: .text)
  private let duration = Button("", color: .text)
  private let multiple = Toggle("")
  private(set) var options: [TextField] = []
  private var limit: PollLimit?

  /// The controls that the form shows.
  var controls: [any FormControl] {
    if limit == nil { return [] }
    return poll == nil ? [toggle] : [toggle] + options + [duration, multiple]
  }

  init() {
    toggle.onPress = { [weak self] in
      guard let self else { return }
      poll = poll == nil ? DraftPoll([]) : nil
      onChange()
    }
    duration.onPress = { [weak self] in self?.changeDuration() }
    multiple.onChange = { [weak self] isOn in
      self?.poll?.isMultiple = isOn
      self?.onChange()
    }
  }

  /// Shows a poll in place of what the user has typed.
  func show(_ poll: DraftPoll?) {
    self.poll = poll
    for (index, field) in options.enumerated() { field.text = text(at: index) }
  }

  /// Adapts the controls to the poll, to the limits of the server, and to the language.
  func update(_ limit: PollLimit?, _ problem: PollProblem?, _ language: Language) {
    self.limit = limit
    toggle.title = TerminalText(poll == nil ? ComposeText.addPoll : ComposeText.removePoll, language)
    toggle.hint = problem.map { StyledText(TerminalText(ComposeText.message(of: $0), language), .warning) } ?? .empty
    guard let poll, let limit else { return }
    let filled = (poll.options.lastIndex { !$0.isEmpty } ?? -1) + 1
    let count = max(2, min(limit.options, filled + 1), filled)
    while options.count < count { addOption() }
    options.removeLast(options.count - count)
    for (index, field) in options.enumerated() {
      field.label = TerminalText(ComposeText.option(index + 1), language)
      field.placeholder = TerminalText(ComposeText.noOption, language)
    }
    duration.title = TerminalText(
      ComposeText.duration[language] + LocalizedText.colon[language] + ComposeText.duration(poll.duration)[language])
    multiple.label = TerminalText(ComposeText.multiple, language)
    multiple.isOn = poll.isMultiple
  }

  private func addOption() {
    let (index, field) = (options.count, TextField())
    field.text = text(at: index)
    field.onChange = { [weak self] text in self?.change(index, text) }
    options.append(field)
  }

  private func text(at index: Int) -> String {
    poll.flatMap { $0.options.indices.contains(index) ? $0.options[index] : nil } ?? ""
  }

  private func change(_ index: Int, _ text: String) {
    guard var texts = poll?.options else { return }
    while texts.count <= index { texts.append("") }
    texts[index] = text
    while texts.last?.isEmpty == true { texts.removeLast() }
    poll?.options = texts
    onChange()
  }

  private func changeDuration() {
    guard let offered = limit?.offeredDurations, let old = poll?.duration else { return }
    poll?.duration = offered.first { $0 > old } ?? offered.first ?? old
    onChange()
  }
}
