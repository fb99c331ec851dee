import Observation
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct LinePresentationTests {
  private func start(_ screen: any Screen) throws -> ScreenDriver {
    try ScreenDriver(screen, presentation: .lines)
  }

  @Test
  func `A screen that is presented as lines is printed once: its title, then its numbered rows`() throws {
    let driver = try start(NumbersScreen(count: 3))
    #expect(driver.newLines() == ["== Numbers ==", "> 1. Row 0", "2. Row 1", "3. Row 2"])
    driver.advance(by: .seconds(60))
    #expect(driver.newLines() == [])
  }

  @Test
  func `A screen that is presented as lines contains no cursor movements and no colors`() throws {
    let driver = try start(NumbersScreen(count: 3))
    driver.application.toasts.show("Saved", .success)
    driver.settle()
    #expect(!driver.terminal.output.contains(0x1B))
  }

  @Test
  func `The number of a row selects the row and prints only that row`() throws {
    let screen = NumbersScreen(count: 3)
    let driver = try start(screen)
    _ = driver.newLines()
    #expect(driver.say("3") == ["> 3. Row 2"])
    #expect(screen.list.selectedIndex == 2)
    #expect(driver.say("k") == ["> 2. Row 1"])
  }

  @Test
  func `The number of a row opens the row if the list can open rows`() throws {
    let screen = NumbersScreen(count: 3)
    let driver = try start(screen)
    screen.list.onOpen = { [weak driver] _ in driver?.application.screens.push(NumbersScreen(count: 1)) }
    _ = driver.newLines()
    driver.say("2")
    #expect(driver.application.screens.screens.count == 2)
    driver.say("Esc")
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test func `If screens are presented as lines, numbers select rows, and names select tabs`() throws {
    let driver = try start(NumbersScreen(count: 2))
    let tabs = TabBar(["Home", "People", "Ranking"].map { TabBar.Tab($0) })
    driver.application.keys = tabs.keys
    driver.application.perform = { tabs.perform($0) }
    _ = driver.newLines()
    #expect(driver.say("2") == ["> 2. Row 1"])
    #expect(tabs.selectedIndex == 0)
    #expect(driver.say("3") == ["Unknown input; type :? for help: 3"])
    #expect(driver.say(":3") == ["Unknown input; type :? for help: 3"])
    let help = driver.say("?")
    #expect(help.contains(":Ranking"))
    #expect(!help.contains { $0.hasPrefix("3 ") })
    driver.say(":ranking")
    #expect(tabs.selectedIndex == 2)
    driver.say("}")
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `If screens are presented as lines, a command with no effect on the screen is reported as unavailable`()
    throws
  {
    let driver = try start(NumbersScreen(count: 1))
    driver.application.keys = KeyTable([KeyBinding(["z"], Command("test.zoom"), "Zoom")])
    _ = driver.newLines()
    #expect(driver.say("z") == ["Not available here: Zoom"])
    #expect(driver.say("zoom") == ["Not available here: Zoom"])
    for back in ["Esc", ":Esc", "back"] { #expect(driver.say(back) == ["Not available here: Back"]) }
  }

  @Test func `After a colon, a word that is not a command answers the prompt of the colon key`() throws {
    let driver = try start(NumbersScreen(count: 1))
    let goTo = Command("test.goto")
    var answers: [String?] = []
    driver.application.keys = KeyTable([KeyBinding([":"], goTo, "Go to")])
    driver.application.perform = { [weak driver] command in
      guard command == goTo else { return false }
      driver?.application.ask("Address") { answers.append($0) }
      return true
    }
    _ = driver.newLines()
    #expect(driver.say(":") == ["Address"])
    driver.say("app://home")
    driver.say(":app://about")
    #expect(answers == ["app://home", "app://about"])
    #expect(driver.say("app://home") == ["Unknown input; type :? for help: app://home"])
  }

  @Test func `A letter after a colon is a key, even while a field has the focus`() throws {
    let screen = LoginScreen()
    let driver = try start(screen)
    driver.say(":q")
    #expect(screen.name.text.isEmpty)
    #expect(driver.exit == .quit)
  }

  @Test func `A letter after a colon that is no key of a command is reported, and does not fill a field`() throws {
    let screen = SearchScreen()
    let driver = try start(screen)
    _ = driver.newLines()
    #expect(driver.say(":z") == ["Unknown input; type :? for help: z"])
    #expect(screen.field.text.isEmpty)
  }

  @Test func `A line fills a field above a list, and further lines are numbers of rows and names of keys`() throws {
    let screen = SearchScreen()
    var opened: [Int] = []
    screen.list.onOpen = { opened.append($0.id) }
    let driver = try start(screen)
    _ = driver.newLines()
    #expect(driver.say("12") == ["12"])
    driver.say("2")
    #expect(screen.field.text == "12" && opened == [1])
    driver.say("f")
    driver.say("tea")
    driver.say("Enter")
    #expect(screen.field.text == "tea" && opened == [1, 1])
  }

  @Test(arguments: ["", "Enter", "Esc"])
  func `Enter and Esc leave a field above a list unchanged, and are keys of the list from then on`(line: String) throws
  {
    let screen = SearchScreen()
    screen.field.text = "tea"
    let driver = try start(screen)
    driver.say(line)
    #expect(screen.field.text == "tea" && !screen.field.isFocused)
    driver.say("f")
    driver.say(":3")
    #expect(!screen.field.isFocused && screen.list.selectedIndex == 2)
  }

  @Test func `A key that types text in a field is not offered as the key of a command`() throws {
    let screen = SearchScreen()
    let driver = try ScreenDriver(screen)
    #expect(driver.application.keys(for: SearchScreen.edit, on: screen).isEmpty)
    driver.press(.enter)
    #expect(driver.application.keys(for: SearchScreen.edit, on: screen) == ["f"])
  }

  @Test
  func `Help prints all keys, and unknown input is reported`() throws {
    let driver = try start(NumbersScreen(count: 1))
    _ = driver.newLines()
    #expect(driver.say("?").contains("? F1  Help"))
    #expect(driver.say("nonsense") == ["Unknown input; type :? for help: nonsense"])
    #expect(driver.say("\u{1B}[2J") == ["Unknown input; type :? for help: ␛[2J"])
  }

  @Test
  func `Rows that arrive later are printed when they arrive, and simultaneous changes are printed once`() throws {
    let screen = NumbersScreen(count: 1)
    let driver = try start(screen)
    _ = driver.newLines()
    screen.list.footer = "Loading"
    screen.list.show((0..<3).map(NumbersScreen.Row.init))
    screen.list.footer = "That is all"
    #expect(driver.newLines() == ["2. Row 1", "3. Row 2", "That is all"])
  }

  @Test
  func `Toasts are printed, and spinners are printed as text without an animation`() throws {
    let driver = try start(WaitingScreen())
    #expect(driver.newLines() == ["== Waiting ==", "Loading posts"])
    driver.application.toasts.show("No connection", .error)
    #expect(driver.newLines() == ["No connection"])
    driver.advance(by: .seconds(10))
    #expect(driver.newLines() == [])
  }

  @Test
  func `A form is filled in line by line, with a hidden password, and submitted`() throws {
    let screen = LoginScreen()
    let driver = try start(screen)
    #expect(driver.newLines() == ["== Log in ==", "> 1. Name:", "2. Password:", "3. [ Log in ]"])
    #expect(driver.terminal.isInputShown)
    #expect(driver.say("ada") == ["1. Name: ada", "> 2. Password:"])
    #expect(!driver.terminal.isInputShown)
    #expect(driver.say("secret") == ["2. Password: ••••••", "> 3. [ Log in ]"])
    #expect(driver.terminal.isInputShown)
    driver.say("")
    #expect(screen.sent == ["ada secret"])
    driver.say("1")
    driver.say("grace")
    driver.say(":3")
    #expect(screen.sent == ["ada secret", "grace secret"])
    driver.say(":q")
    #expect(driver.exit == .quit)
  }
}

@MainActor private final class WaitingScreen: Screen {
  let title: TerminalText = "Waiting"
  func draw(in canvas: inout Canvas) { Spinner("Loading posts").draw(in: &canvas) }
}

@MainActor private final class SearchScreen: Screen {
  static let edit = Command("test.edit")
  let title: TerminalText = "Search"
  let field = TextField()
  let list = NumbersScreen(count: 3).list

  var keys: KeyTable { KeyTable([KeyBinding(["f"], Self.edit, "Edit")]) + list.keys }
  func types(_ key: Key) -> Bool { field.types(key) }
  func receive(_ event: InputEvent) -> Bool { field.receive(event) { list.receive($0) } }

  func perform(_ command: Command) -> Bool {
    guard command == Self.edit else { return list.perform(command) }
    field.isFocused = true
    return true
  }

  func draw(in canvas: inout Canvas) {
    field.draw(in: &canvas)
    canvas.inside(Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)) { list.draw(in: &$0) }
  }
}

@MainActor private final class LoginScreen: Screen {
  let title: TerminalText = "Log in"
  let name = TextField("Name")
  let password = TextField("Password", isSecure: true)
  let form: Form
  private(set) var sent: [String] = []

  init() {
    let button = Button("Log in")
    form = Form([name, password, button])
    button.onPress = { [weak self] in
      guard let self else { return }
      sent.append("\(name.text) \(password.text)")
    }
  }

  func receive(_ event: InputEvent) -> Bool { form.receive(event) }
  func draw(in canvas: inout Canvas) { form.draw(in: &canvas) }
}
