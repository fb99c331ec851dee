import Composition
import Testing

@Suite struct ValueInputTests {
  private struct Page: ValueInput {
    static let parameter = "page"
    let description: String

    init?(_ description: String) {
      if description.contains("/") { return nil }
      self.description = description
    }
  }

  private struct Query: ValueInput {
    static let parameter = "q"
    static let absent: Query? = Query("")
    let description: String

    init(_ description: String) { self.description = description }
  }

  @Test func `A value is formatted as the parameter of its route and parsed from it`() throws {
    let page = try #require(Page("mira"))
    #expect(page.parameters == ["page": "mira"])
    #expect(Page(parameters: page.parameters) == page)
    #expect(Page(parameters: ["page": "mira", "color": "red"]) == page)
  }

  @Test(arguments: [[:], ["page": ""], ["page": "a/b"], ["color": "red"]])
  func `A missing or invalid parameter yields no input`(parameters: [String: String]) {
    #expect(Page(parameters: parameters) == nil)
  }

  @Test func `A route omits the value that represents a missing parameter`() {
    #expect(Query("").parameters.isEmpty)
    #expect(Query(parameters: [:]) == Query("") && Query(parameters: ["q": ""]) == Query(""))
    #expect(Query(parameters: ["q": "tea"])?.parameters == ["q": "tea"])
  }

  @Test func `An optional value is nil without its parameter, and an invalid parameter yields no input`() throws {
    let page = try #require(Page("mira"))
    #expect(Page??.some(nil) == Page?(parameters: [:]))
    #expect(Page??.some(page) == Page?(parameters: ["page": "mira"]))
    for text in ["", "a/b"] { #expect(Page??.none == Page?(parameters: ["page": text])) }
    #expect(Page?.none.parameters.isEmpty && Page?.some(page).parameters == ["page": "mira"])
  }
}
