import Testing

@testable import TerminalUI

@Suite struct KeyTableTests {
  private static let refresh = Command("rank.refresh")
  private static let find = Command("rank.search")
  private let table = KeyTable([
    KeyBinding(["r", Key(.function(5))], Self.refresh, "Refresh"), KeyBinding(["/"], Self.find, "Search by name"),
  ])

  @Test
  func `A key table returns the command of a key and the keys of a command`() {
    #expect(table.command(for: Key(.function(5))) == Self.refresh)
    #expect(table.command(for: "x") == nil)
    #expect(table.keys(for: Self.refresh) == ["r", Key(.function(5))])
  }

  @Test
  func `A key table can bind a command to other keys, or to none`() {
    let other = table.rebound([Self.refresh: [.control("r")], Self.find: []])
    #expect(other.command(for: .control("r")) == Self.refresh)
    #expect(other.command(for: "r") == nil)
    #expect(other.command(for: "/") == nil)
  }

  @Test
  func `A key that the user chooses is removed from its default command, which keeps its other keys`() {
    let other = table.rebound([Self.find: ["r"]])
    #expect(other.command(for: "r") == Self.find)
    #expect(other.keys(for: Self.refresh) == [Key(.function(5))])
    #expect(other.conflicts.isEmpty)
    #expect(table.orphans(by: [Self.find: ["r"]]).isEmpty)
  }

  @Test
  func
    `A key table reports a command that loses its last key to another command, but not a command that has no keys by choice`()
  {
    #expect(
      table.orphans(by: [Self.refresh: ["/"]]).map(\.description) == [
        "rank.search has no key: / is bound to rank.refresh"
      ])
    #expect(table.orphans(by: [Self.refresh: ["/"], Self.find: []]).isEmpty)
    #expect(table.orphans(by: [Self.refresh: ["/"], Self.find: ["r"]]).isEmpty)
  }

  @Test func `A key table reports a conflict if the user chooses the same key for two commands`() {
    #expect(table.rebound([Self.refresh: ["x"], Self.find: ["x"]]).conflicts.map(\.key) == ["x"])
  }

  @Test func `A list's label for opening a row is translated, unless the screen has its own label for it`() {
    let table = KeyTable([KeyBinding([.enter], .listOpen, "Open"), KeyBinding(["x"], .listOpen, "Log out")])
    #expect(table.labeled(by: .simplifiedChinese).bindings.map(\.label) == ["打开", "Log out"])
  }

  @Test
  func `A key table reports a key that is bound to two commands, and the first command takes precedence`() {
    let both = table + KeyTable([KeyBinding(["r"], Command("app.reload"), "Reload")])
    #expect(both.command(for: "r") == Self.refresh)
    #expect(both.conflicts.map(\.description) == ["r is bound to rank.refresh and app.reload; rank.refresh applies"])
    #expect(table.conflicts.isEmpty)
  }

  @Test(arguments: [("search", 1), ("NAME by", 1), ("f5", 1), ("rank.", 2), ("", 2), ("nothing", 0)])
  func `A key table finds bindings by words of their label, key and name`(_ query: String, _ count: Int) {
    #expect(table.search(query).count == count)
  }

  @Test(arguments: ["j", "Ctrl-x", "Alt-Enter", "PgDn", "F5", "Ctrl-Alt-Shift-Up", "-", "Ctrl--", "Space", "?"])
  func `The name of a key is parsed to the same key`(_ name: String) throws {
    #expect(try #require(Key(name)).description == name)
  }

  @Test
  func `The names of keys are case-insensitive, and invalid names are rejected`() {
    #expect(Key("ctrl-PGDN") == Key(.pageDown, .control))
    #expect(Key("hyper-x") == nil)
    #expect(Key("F99") == nil)
    #expect(Key("word") == nil)
    #expect(Key("") == nil)
    #expect(Key("Ctrl-") == nil)
  }
}
