import Composition
import Observation
import Presentation
import PresentationTerminal
import TerminalUI

/// A screen with all settings, their values, origins and descriptions. Enter on a setting changes its value: to the next
/// choice, or to the text of a field in place of the value.
@MainActor @Observable final class SettingsScreen: Screen {
  /// A setting as the screen shows it.
  struct Row: Identifiable {
    let name, origin, help: String
    /// The text of the value, or empty text if there is none. The placeholder is then shown instead.
    let value: String
    var placeholder = ""
    /// The allowed values, or `nil` if the user types the value. Empty for a row that cannot be changed here.
    let choices: [String]?
    var id: String { name }
  }

  /// The result of a change.
  struct Outcome {
    let text: LocalizedText
    var isError = false
  }

  @ObservationIgnored private let language: () -> Language
  @ObservationIgnored private let rows: () -> [Row]
  @ObservationIgnored private let change: (String, String) -> Outcome
  @ObservationIgnored private let field = TextField()
  /// The name of the setting whose value is in the field.
  private var edited: String?
  /// The line below a setting, with the result of its change.
  private var note: (name: String, outcome: Outcome)?
  @ObservationIgnored private lazy var list = List<Row>(
    height: { [weak self] row, columns in 2 + (self?.noteLines(below: row, columns: columns).count ?? 0) },
    draw: { [weak self] row, _, canvas in self?.draw(row, in: &canvas) })

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - language: A closure that returns the language of the screen, which a change can affect.
  ///   - rows: A closure that returns the settings.
  ///   - change: A closure that sets the setting with a name to a text, and returns the result.
  init(
    language: @escaping () -> Language, rows: @escaping () -> [Row], change: @escaping (String, String) -> Outcome
  ) {
    self.language = language
    self.rows = rows
    self.change = change
    list.onOpen = { [weak self] in self?.open($0) }
    field.onSubmit = { [weak self] in self?.submit($0) }
    list.show(rows())
  }

  var title: TerminalText { TerminalText(SettingsText.title, language()) }

  var keys: KeyTable {
    if edited == nil { return list.keys(toOpen: TerminalText(SettingsText.change, language())) }
    let cancel = KeyBinding([.escape], .back, TerminalText(.cancel, language()))
    return KeyTable([KeyBinding([.enter], .listOpen, TerminalText(SettingsText.save, language())), cancel])
  }

  func types(_ key: Key) -> Bool { edited != nil && field.types(key) }

  func receive(_ event: InputEvent) -> Bool { edited == nil ? list.receive(event) : field.receive(event) }

  func perform(_ command: Command) -> Bool {
    guard edited != nil else { return list.perform(command) }
    switch command {
    case .listOpen: submit(field.text)
    case .back, .close: (edited, note) = (nil, nil)
    default: return false
    }
    return true
  }

  private func open(_ row: Row) {
    note = nil
    if let choices = row.choices {
      let next = choices.firstIndex(of: row.value).map { ($0 + 1) % choices.count } ?? 0
      // A row without choices cannot be changed, and the result says why.
      set(row.name, to: choices.isEmpty ? row.value : choices[next])
    } else {
      edited = row.name
      field.text = row.value
      field.selectAll()
    }
  }

  private func submit(_ text: String) {
    if let edited { set(edited, to: text) }
  }

  private func set(_ name: String, to text: String) {
    let outcome = change(name, text)
    note = (name, outcome)
    // Text that is not allowed stays in the field, so that the user can correct it.
    if !outcome.isError { edited = nil }
    list.show(rows())
  }

  private func noteLines(below row: Row, columns: Int) -> [TerminalText] {
    guard let note, note.name == row.name else { return [] }
    return TerminalText(note.outcome.text, language()).wrapped(to: max(1, columns - 2))
  }

  func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }

  private func draw(_ row: Row, in canvas: inout Canvas) {
    let columns = canvas.size.columns
    let origin = TerminalText(row.origin)
    let left = min(18, columns / 3)
    let right = columns - canvas.width.columns(of: origin)
    canvas.draw(TerminalText(row.name), limit: left - 2, style: Style(.text, [.bold]))
    canvas.inside(Rect(column: left, columns: max(1, right - left - 2), rows: 1)) { canvas in
      if edited == row.name { return field.draw(in: &canvas) }
      canvas.draw(
        TerminalText(row.value.isEmpty ? row.placeholder : row.value), limit: canvas.size.columns, style: Style(.accent)
      )
    }
    canvas.draw(origin, column: max(left, right), style: Style(.muted))
    let choices = row.choices.map { " " + $0.joined(separator: " · ") } ?? ""
    canvas.draw(TerminalText(row.help + choices), column: 2, row: 1, limit: columns - 2, style: Style(.muted))
    let color = note?.outcome.isError == true ? Style(.error) : Style(.positive)
    for (number, line) in noteLines(below: row, columns: columns).enumerated() {
      canvas.draw(line, column: 2, row: 2 + number, style: color)
    }
  }
}
