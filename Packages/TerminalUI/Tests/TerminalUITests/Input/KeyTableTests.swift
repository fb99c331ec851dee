import TerminalUI
import Testing

@Suite struct KeyTableTests {
  private static let refresh = Command("rank.refresh")
  private static let find = Command("rank.search")
  private let table = KeyTable([
    KeyBinding(["r", Key(.function(5))], Self.refresh, "Refresh"), KeyBinding(["/"], Self.find, "Search by name"),
  ])

  @Test("A key is looked up, and a command tells its keys")
  func lookUp() {
    #expect(table.command(for: Key(.function(5))) == Self.refresh)
    #expect(table.command(for: "x") == nil)
    #expect(table.keys(for: Self.refresh) == ["r", Key(.function(5))])
  }

  @Test("A command gets other keys, or none")
  func rebound() {
    let other = table.rebound([Self.refresh: [.control("r")], Self.find: []])
    #expect(other.command(for: .control("r")) == Self.refresh)
    #expect(other.command(for: "r") == nil)
    #expect(other.command(for: "/") == nil)
  }

  @Test
  func `A key that the user chooses is taken from the command that has it by default, which keeps its other keys`() {
    let other = table.rebound([Self.find: ["r"]])
    #expect(other.command(for: "r") == Self.find)
    #expect(other.keys(for: Self.refresh) == [Key(.function(5))])
    #expect(other.conflicts.isEmpty)
    #expect(table.orphans(by: [Self.find: ["r"]]).isEmpty)
  }

  @Test func `A command that loses its last key to another is reported, one that is to have none is not`() {
    #expect(
      table.orphans(by: [Self.refresh: ["/"]]).map(\.description) == [
        "rank.search has no key: / is bound to rank.refresh"
      ])
    #expect(table.orphans(by: [Self.refresh: ["/"], Self.find: []]).isEmpty)
    #expect(table.orphans(by: [Self.refresh: ["/"], Self.find: ["r"]]).isEmpty)
  }

  @Test func `Two commands for which the user chooses the same key are in conflict`() {
    #expect(table.rebound([Self.refresh: ["x"], Self.find: ["x"]]).conflicts.map(\.key) == ["x"])
  }

  @Test("A key that stands for two commands is reported, and the first wins")
  func conflicts() {
    let both = table + KeyTable([KeyBinding(["r"], Command("app.reload"), "Reload")])
    #expect(both.command(for: "r") == Self.refresh)
    #expect(both.conflicts.map(\.description) == ["r is bound to rank.refresh and app.reload; rank.refresh wins"])
    #expect(table.conflicts.isEmpty)
  }

  @Test(
    "Bindings are found by words of their label, their keys and their names",
    arguments: [("search", 1), ("NAME by", 1), ("f5", 1), ("rank.", 2), ("", 2), ("nothing", 0)])
  func search(_ query: String, _ count: Int) {
    #expect(table.search(query).count == count)
  }

  @Test(
    "A key and its name are the same thing",
    arguments: ["j", "Ctrl-x", "Alt-Enter", "PgDn", "F5", "Ctrl-Alt-Shift-Up", "-", "Ctrl--", "Space", "?"])
  func names(_ name: String) throws {
    #expect(try #require(Key(name)).description == name)
  }

  @Test("Names are read in any case, and what is no key is refused")
  func parsing() {
    #expect(Key("ctrl-PGDN") == Key(.pageDown, .control))
    #expect(Key("hyper-x") == nil)
    #expect(Key("F99") == nil)
    #expect(Key("word") == nil)
    #expect(Key("") == nil)
    #expect(Key("Ctrl-") == nil)
  }
}
