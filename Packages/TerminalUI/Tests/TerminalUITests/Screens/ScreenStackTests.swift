import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ScreenStackTests {
  private let first = NumbersScreen(count: 1)
  private let second = NumbersScreen(count: 2)

  @Test
  func `A screen is notified when it appears, is covered and disappears`() throws {
    let driver = try ScreenDriver(first)
    #expect(first.calls == ["appear"])
    driver.application.screens.push(second)
    #expect(first.calls == ["appear", "cover"])
    driver.application.screens.pop()
    #expect(first.calls == ["appear", "cover", "appear"])
    #expect(second.calls == ["appear", "cover", "disappear"])
  }

  @Test
  func `No screen is visible before the application starts, while it is suspended, and after it ends`() throws {
    let driver = try ScreenDriver(first)
    driver.press(.control("z"))
    #expect(first.calls == ["appear", "cover", "appear"])
    #expect(driver.terminal.suspensions == 1)
    driver.application.quit()
    #expect(first.calls == ["appear", "cover", "appear", "cover"])
  }

  @Test
  func `The last screen cannot be popped`() throws {
    let driver = try ScreenDriver(first)
    #expect(!driver.application.screens.pop())
    driver.application.screens.popToRoot()
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test
  func `Replacing a screen calls its screenDidDisappear`() throws {
    let driver = try ScreenDriver(first, second)
    let third = NumbersScreen(count: 3)
    driver.application.screens.replaceTop(with: third)
    #expect(second.calls == ["appear", "cover", "disappear"])
    driver.application.screens.replaceAll(with: [second])
    #expect(driver.application.screens.top === second)
    #expect(first.calls.last == "disappear")
    #expect(third.calls == ["appear", "cover", "disappear"])
    #expect(!driver.application.screens.pop(to: third))
  }

  @Test func `pop(to:) removes all screens above a screen, and none if the screen is the top one`() throws {
    let third = NumbersScreen(count: 3)
    let screens = try ScreenDriver(first, second, third).application.screens
    #expect(screens.pop(to: third) && screens.screens.count == 3)
    #expect(screens.pop(to: first) && screens.screens.count == 1 && screens.top === first)
    #expect(second.calls.last == "disappear" && third.calls.last == "disappear")
  }

  @Test
  func `A popped screen is released`() throws {
    let driver = try ScreenDriver(first)
    weak var weakScreen: NumbersScreen?
    do {
      let screen = NumbersScreen(count: 5)
      weakScreen = screen
      driver.application.screens.push(screen)
    }
    driver.settle()
    #expect(weakScreen != nil)
    driver.press(.escape)
    #expect(weakScreen == nil)
  }

  @Test
  func `A modal screen is drawn in a box over the screen below`() throws {
    let driver = try ScreenDriver(first, size: Size(columns: 30, rows: 12))
    driver.application.screens.push(BoxedScreen(), as: .modal)
    #expect(driver.lines.contains { $0.contains("Boxed") })
    #expect(driver.lines.contains("> Row 0"))
    #expect(driver.lines.contains { $0.contains("inside the box") })
  }
}

@MainActor private final class BoxedScreen: Screen {
  let title: TerminalText = "Boxed"
  let preferredSize: Size? = Size(columns: 16, rows: 3)
  func draw(in canvas: inout Canvas) { canvas.draw("inside the box") }
}
