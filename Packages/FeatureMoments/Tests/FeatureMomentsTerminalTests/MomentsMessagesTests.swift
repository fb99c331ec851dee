import FeatureMomentsModule
import Foundation
import Presentation
import Testing

@Suite struct MomentsMessagesTests {
  @Test func `A file for tracked events is a problem only if it cannot be opened for writing`() {
    let file = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID())").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(MomentsMessages.traceProblem("") == nil)
    #expect(MomentsMessages.traceProblem(file) == nil)
    let problem = MomentsMessages.traceProblem("/nowhere/trace")
    #expect(
      problem?[.en] == "Events cannot be tracked, because /nowhere/trace cannot be written to. "
        + "Choose another file for the setting trace.")
    #expect(problem?[.zhHans] == "无法跟踪事件，因为无法写入 /nowhere/trace。请为设置 trace 选择其他文件。")
  }
}
