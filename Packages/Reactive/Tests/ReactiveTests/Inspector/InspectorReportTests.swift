import Foundation
import Reactive
import Testing

@Suite struct InspectorReportTests {
  /// Returns the report of one subscription to a `zip` of two sequences, followed by a checkpoint whose name requires
  /// escaping.
  private func report() throws -> InspectorReport {
    let json = """
      {"subscriptions":[{"number":7,"site":{"file":"App/Search.swift","line":12},"age":4.25,"events":1,
      "lastEvent":"next(Array<Int>)","chain":{"name":"checkpoint \\"a\\"","inputs":[{"name":"zip","inputs":[
      {"name":"PublishSubject","inputs":[]},{"name":"timer","inputs":[]}]}]}}]}
      """
    return try JSONDecoder().decode(InspectorReport.self, from: Data(json.utf8))
  }

  @Test func `The text of a report names the line, the events, the age and the chain`() throws {
    #expect(
      try report().text == """
        App/Search.swift:12, 1 event, the last next(Array<Int>), 4.3 s
          (PublishSubject, timer) → zip → checkpoint "a"
        """)
  }

  @Test func `The JSON of a report contains the whole report`() throws {
    let report = try report()
    let decoded = try JSONDecoder().decode(InspectorReport.self, from: Data(try report.json().utf8))
    #expect(decoded == report)
  }

  @Test func `The DOT of a report is a graph from the sources to the subscription`() throws {
    #expect(
      try report().dot == """
        digraph subscriptions {
          rankdir=LR;
          node [shape=box];
          s7 [label="App/Search.swift:12, 1 event, the last next(Array<Int>), 4.3 s", shape=ellipse];
          s7_0 [label="checkpoint \\"a\\""];
          s7_0 -> s7;
          s7_0_0 [label="zip"];
          s7_0_0 -> s7_0;
          s7_0_0_0 [label="PublishSubject"];
          s7_0_0_0 -> s7_0_0;
          s7_0_0_1 [label="timer"];
          s7_0_0_1 -> s7_0_0;
        }
        """)
  }

  @Test func `The SVG of a report contains every operator and connection, and escapes markup`() throws {
    let svg = try report().svg
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>"))
    #expect(svg.contains("next(Array&lt;Int&gt;)"))
    for name in ["PublishSubject", "timer", "zip", "checkpoint \"a\""] { #expect(svg.contains(">\(name)</text>")) }
    #expect(svg.components(separatedBy: "<path").count - 1 == 3)
  }
}
