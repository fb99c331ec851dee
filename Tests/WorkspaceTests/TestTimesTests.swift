import Testing
import Workspace

@Suite("The table of test times")
struct TestTimesTests {
  @Test("The table of test times has a row for each package, with times in seconds and the other packages in the build")
  func table() {
    let times = TestTimes(
      [
        .init(
          package: "Presentation", cold: .milliseconds(61_249), warm: .seconds(3), edited: .milliseconds(9_960),
          packages: ["Presentation", "Reactive"]),
        .init(
          package: "Reactive", cold: .seconds(60), warm: .zero, edited: .milliseconds(49), packages: ["Reactive"]),
      ], circumstances: ["two cores", "today"])
    #expect(
      times.markdown.hasSuffix(
        """
        - two cores
        - today

        | package | cold | warm | after an edit | builds |
        |---|--:|--:|--:|---|
        | Presentation | 61.2 | 3.0 | 10.0 | Reactive |
        | Reactive | 60.0 | 0.0 | 0.0 | itself alone |

        """))
  }
}
