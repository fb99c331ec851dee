import Testing

@testable import TerminalUI

@MainActor @Suite struct ToggleAndButtonTests {
  private func style(_ control: any FormControl, column: Int = 2) -> Style? {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))
    control.draw(in: &canvas)
    return canvas.cell(column: column, row: 0)?.style
  }

  @Test func `Enter and the space bar change a toggle, but not without the focus or while it is disabled`() {
    let toggle = Toggle("Hearts", isOn: true)
    #expect(!toggle.receive(.key(.space)) && toggle.isOn)
    toggle.isFocused = true
    #expect(toggle.receive(.key(.space)) && !toggle.isOn)
    #expect(toggle.receive(.key(.enter)) && toggle.isOn)
    #expect(!toggle.receive(.key("x")) && toggle.isOn)
    toggle.isEnabled = false
    #expect(!toggle.receive(.key(.enter)) && toggle.isOn)
  }

  @Test func `Enter and the space bar press a button, but not without the focus or while it is disabled`() {
    var presses = 0
    let button = Button("Save") { presses += 1 }
    #expect(!button.receive(.key(.enter)))
    button.isFocused = true
    #expect(button.receive(.key(.enter)) && button.receive(.key(.space)) && !button.receive(.key("x")))
    button.isEnabled = false
    #expect(!button.receive(.key(.enter)))
    #expect(presses == 2)
  }

  @Test func `The focused control is marked by its background, and a disabled one is muted`() {
    let (toggle, button) = (Toggle("Hearts"), Button("Save"))
    #expect(style(toggle) == Style(.text, on: .background) && style(button) == Style(.accent, on: .background, [.bold]))
    (toggle.isFocused, button.isFocused) = (true, true)
    #expect(style(toggle) == Style(.text, on: .selection, [.bold]))
    #expect(style(button) == Style(.accent, on: .selection, [.bold]))
    (toggle.isFocused, toggle.isEnabled, button.isFocused, button.isEnabled) = (false, false, false, false)
    #expect(style(toggle) == Style(.muted, on: .background) && style(button) == Style(.muted, on: .background, [.bold]))
  }
}
