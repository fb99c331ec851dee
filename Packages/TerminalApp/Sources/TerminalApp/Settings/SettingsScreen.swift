import Composition
import Observation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// A screen with all settings, their values, origins and descriptions. Enter on a setting changes its value: to the next
/// choice, or to the text of a field in place of the value.
@MainActor @Observable final class SettingsScreen: LocalizedScreen {
  var language: Language

  @ObservationIgnored private let viewModel: SettingsViewModel
  @ObservationIgnored private let field = TextField()
  /// The name of the setting whose value is in the field.
  private var edited: String?
  /// The result of the last change, which is shown below its setting.
  private var outcome: SettingOutcome?
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var list = List<SettingRow>(
    height: { [weak self] row, columns in 2 + (self?.outcomeLines(below: row, columns: columns).count ?? 0) },
    draw: { [weak self] row, _, canvas in self?.draw(row, in: &canvas) })

  /// Creates a screen that shows a view model.
  init(_ viewModel: SettingsViewModel, language: Language) {
    self.viewModel = viewModel
    self.language = language
    list.onOpen = { [weak self] in self?.open($0) }
    field.onSubmit = { [weak self] in self?.submit($0) }
    viewModel.rows.drive(with: self) { $0.list.show($1) }.disposed(by: bag)
    viewModel.outcome.drive(with: self) { screen, outcome in
      screen.outcome = outcome
      // Text that is not allowed stays in the field, so that the user can correct it.
      if outcome?.isError == false { screen.edited = nil }
    }
    .disposed(by: bag)
  }

  var title: TerminalText { TerminalText(SettingsViewModel.title, language) }

  var keys: KeyTable {
    if edited == nil { return list.keys(toOpen: TerminalText(SettingsViewModel.changeLabel, language)) }
    let cancel = KeyBinding([.escape], .back, TerminalText(.cancel, language))
    return KeyTable([KeyBinding([.enter], .listOpen, TerminalText(SettingsViewModel.saveLabel, language)), cancel])
  }

  func types(_ key: Key) -> Bool { edited != nil && field.types(key) }

  func receive(_ event: InputEvent) -> Bool { edited == nil ? list.receive(event) : field.receive(event) }

  func perform(_ command: Command) -> Bool {
    guard edited != nil else { return list.perform(command) }
    switch command {
    case .listOpen: submit(field.text)
    case .back, .close: (edited, outcome) = (nil, nil)
    default: return false
    }
    return true
  }

  func screenDidAppear() { viewModel.appear.accept(()) }

  private func open(_ row: SettingRow) {
    outcome = nil
    if let choices = row.choices {
      let next = choices.firstIndex(of: row.value).map { ($0 + 1) % choices.count } ?? 0
      // A row without choices cannot be changed, and the result says why.
      viewModel.change.accept(SettingChange(row.name, to: choices.isEmpty ? row.value : choices[next]))
    } else {
      edited = row.name
      field.text = row.value
      field.selectAll()
    }
  }

  private func submit(_ text: String) {
    if let edited { viewModel.change.accept(SettingChange(edited, to: text)) }
  }

  private func outcomeLines(below row: SettingRow, columns: Int) -> [TerminalText] {
    guard let outcome, outcome.name == row.name else { return [] }
    return TerminalText(outcome.text, language).wrapped(to: max(1, columns - 2))
  }

  func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }

  private func draw(_ row: SettingRow, in canvas: inout Canvas) {
    let columns = canvas.size.columns
    let origin = TerminalText(row.origin, language)
    // A name is whole wherever it leaves room for the value. In a narrow window, the origin is in the second line.
    let isNarrow = columns < 50
    let name = TerminalText(row.name)
    let left = max(min(18, columns / 3), min(canvas.width.columns(of: name) + 2, columns * 2 / 3))
    let right = isNarrow ? columns + 2 : columns - canvas.width.columns(of: origin)
    canvas.draw(name, limit: left - 2, style: Style(.text, [.bold]))
    canvas.inside(Rect(column: left, columns: max(1, right - left - 2), rows: 1)) { canvas in
      if edited == row.name { return field.draw(in: &canvas) }
      canvas.draw(
        TerminalText(row.value.isEmpty ? row.placeholder?[language] ?? "" : row.value), limit: canvas.size.columns,
        style: Style(.accent))
    }
    if !isNarrow { canvas.draw(origin, column: max(left, right), style: Style(.muted)) }
    let choices = row.choices.map { " " + $0.joined(separator: " · ") } ?? ""
    let help = (isNarrow ? origin + " · " : "") + TerminalText(row.help[language] + choices)
    canvas.draw(help, column: 2, row: 1, limit: columns - 2, style: Style(.muted))
    let color = outcome?.isError == true ? Style(.error) : Style(.positive)
    for (number, line) in outcomeLines(below: row, columns: columns).enumerated() {
      canvas.draw(line, column: 2, row: 2 + number, style: color)
    }
  }
}
