import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct FormTests {
  private let name = TextField("Name", placeholder: "11 digits")
  private let password = TextField("Password", isSecure: true)
  private let button = Button("Log in")
  private var form: Form { Form([name, password, button]) }

  private func draw(_ form: Form, columns: Int = 30, rows: Int = 7) -> [String] {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    form.draw(in: &canvas)
    return canvas.lines.map(\.string)
  }

  @Test
  func `A form aligns its labels in a column and shows a hint below its control`() {
    name.hint = StyledText("too short", .error)
    let form = form
    _ = form.receive(.paste("138"))
    #expect(
      draw(form) == [
        "Name      138", "          too short", "", "Password", "", "          [ Log in ]", "",
      ])
  }

  @Test
  func `Tab, the arrow keys and Enter move the focus between controls, and the focus wraps around at the ends`() {
    let form = form
    #expect(name.isFocused && !password.isFocused)
    for (key, next) in [(Key.tab, password), (.down, button), (.tab, name), (.backTab, button), (.up, password)]
      as [(Key, any FormControl)]
    {
      #expect(form.receive(.key(key)))
      #expect(form.focused === next)
    }
    form.focus(name)
    #expect(form.receive(.key(.enter)))
    #expect(form.focused === password)
  }

  @Test
  func `A disabled control does not receive the focus and cannot be pressed`() {
    var presses = 0
    button.onPress = { presses += 1 }
    password.isEnabled = false
    let form = form
    form.focus(password)
    #expect(form.focused === name)
    _ = form.receive(.key(.tab))
    #expect(form.focused === button)
    #expect(form.receive(.key(.enter)))
    button.isEnabled = false
    #expect(form.receive(.key(.enter)))
    #expect(presses == 1)
    #expect(form.focused === name)
  }

  @Test
  func `A form scrolls to its focused control in a window with few rows`() {
    let form = form
    _ = form.receive(.key(.backTab))
    #expect(draw(form, rows: 2).contains { $0.contains("Log in") })
  }

  @Test
  func `The space bar changes a toggle`() {
    let toggle = Toggle("Hearts")
    var changes: [Bool] = []
    toggle.onChange = { changes.append($0) }
    let form = Form([toggle])
    #expect(draw(form)[0] == "Hearts  [ ]")
    #expect(form.receive(.key(.space)))
    #expect(draw(form)[0] == "Hearts  [x]")
    #expect(changes == [true])
  }

  @Test
  func `A form without controls has no focus, draws nothing and accepts the Tab key`() {
    let form = Form([])
    #expect(form.focused == nil)
    #expect(draw(form)[0].isEmpty)
    _ = form.receive(.key(.tab))
  }

  @Test func `The number of an enabled control focuses it, and any other number is not handled`() {
    let form = form
    #expect(form.receive(.choice(2)) && form.focused === password)
    password.isEnabled = false
    for number in [0, 2, 4] { #expect(!form.receive(.choice(number))) }
  }

  @Test func `A field of a form is forty columns wide at most, and a label half of the form`() {
    let form = form
    func field(in columns: Int) -> [Int] {
      var canvas = Canvas(size: Size(columns: columns, rows: 7))
      form.draw(in: &canvas)
      return (0..<columns).filter { canvas.cell(column: $0, row: 0)?.style.background == .surface }
    }
    #expect(field(in: 60) == Array(10..<50))
    #expect(field(in: 49) == Array(10..<49))
    #expect(draw(form, columns: 12)[2] == "Passw…")
    #expect(field(in: 12) == Array(8..<12))
  }

  @Test func `A press on a control focuses it, and a press on a button also presses it`() throws {
    var presses = 0
    button.onPress = { presses += 1 }
    let form = form
    var canvas = Canvas(size: Size(columns: 30, rows: 7))
    form.draw(in: &canvas)
    func send(_ action: Mouse.Action, _ row: Int) -> Bool {
      let point = Point(column: 12, row: row)
      return canvas.targets.last { $0.area.contains(point) }?.receive(Mouse(action, at: point)) ?? false
    }
    #expect(send(.press, 2) && form.focused === password)
    #expect(!send(.scrollDown, 4) && !send(.press, 3) && presses == 0)
    #expect(send(.press, 4) && form.focused === button && presses == 1)
  }
}
