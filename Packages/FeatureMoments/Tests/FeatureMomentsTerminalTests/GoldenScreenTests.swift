import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Presentation
import PresentationTerminal
import TerminalAppTest
import TerminalUI
import Testing

@MainActor @Suite struct GoldenScreenTests {
  @Test func `The moments look as in their golden file`() throws {
    let photo = PixelImage(width: 4, height: 2, pixels: Array(repeating: RGB(90, 120, 200), count: 8), description: "")
    let rows = PreviewMoments.content([.lake, .link]).rows
    try GoldenScreens.check("moments", ListState.all(of: rows)) { state, look in
      try look.show(image: { $0.lastPathComponent == "second.jpg" ? nil : photo }) {
        MomentsScreen(viewModel: PreviewMoments(state), context: $0)
      }
    }
  }

  @Test func `A moment looks as in its golden file`() throws {
    let photo = PixelImage(width: 4, height: 2, pixels: Array(repeating: RGB(90, 120, 200), count: 8), description: "")
    let rows = PreviewMoment.content(.lake).rows
    try GoldenScreens.check("moment", ListState.all(of: rows)) { state, look in
      try look.show(image: { $0.lastPathComponent == "second.jpg" ? nil : photo }) {
        MomentScreen(viewModel: PreviewMoment(state), context: $0)
      }
    }
  }

  @Test func `The design samples and the internal menu look as in their golden files`() throws {
    try GoldenScreens.check("design", [("samples", ())]) { _, look in
      try look.show { DesignKitScreen(productName: "Kit", version: "1", language: $0.language) }
    }
    try GoldenScreens.check("menu", [("items", ())]) { _, look in
      try look.show {
        let host = try #require($0.host)
        return InternalMenuScreen(viewModel: InternalMenuScreenTests.Preview(), host: host, language: $0.language)
      }
    }
  }
}
