import Foundation
import Observation
import TerminalUITest
import Testing

@testable import TerminalUI

/// Tests with hostile text: ten million inputs in `make fuzz-terminal`, and two thousand in a regular run.
@Suite @MainActor struct HostileTextTests {
  nonisolated private static let inputs =
    ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 2000

  @Test
  func `Sanitized text contains no control characters, and sanitizing it again changes nothing`() {
    var random = SplitMix(seed: 20_261_121)
    for _ in 0..<Self.inputs {
      let text = TerminalText(random.hostileText())
      guard text.string.unicodeScalars.allSatisfy(isHarmless),
        TerminalText(text.string).string.unicodeScalars.elementsEqual(text.string.unicodeScalars)
      else {
        Issue.record("\(text.string.unicodeScalars.map { String($0.value, radix: 16) })")
        return
      }
    }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200B, 0x200C, 0x200E, 0x200F, 0xFEFF: false
    default: true
    }
  }

  @Test
  func `Plain output of hostile text is printable, and contains no sequences other than colors`() {
    var random = SplitMix(seed: 13)
    let (plain, colored) = (PlainPrinter(descriptor: 1, depth: .none), PlainPrinter(descriptor: 1, depth: .trueColor))
    for _ in 0..<Self.inputs {
      let line = StyledText(TerminalText(random.hostileText()), Style(.warning, [.bold])) + "."
      let violation =
        OutputGrammar.violation(in: plain.bytes(of: line), allowing: false)
        ?? OutputGrammar.violation(in: Array(colored.bytes(of: line).dropLast()))
      guard violation == nil, plain.bytes(of: line).filter({ $0 == 0x0A }).count == 1 else {
        Issue.record("\(violation ?? "several lines") of \(line)")
        return
      }
    }
  }

  /// A screen that draws hostile text in its title and rows.
  @MainActor @Observable final class HostileScreen: Screen {
    var title: TerminalText = ""
    var rows: [TerminalText] = []

    func draw(in canvas: inout Canvas) {
      for (row, text) in rows.enumerated() {
        canvas.draw(StyledText(text, row % 2 == 0 ? Style(.accent, [.bold]) : nil), column: row % 3 - 1, row: row)
      }
    }
  }

  @Test(arguments: TerminalPresentation.allCases)
  func `Screens with hostile text write only text and known sequences`(_ presentation: TerminalPresentation) throws {
    var random = SplitMix(seed: 17)
    let screen = HostileScreen()
    let (terminal, scheduler) = (RecordingTerminal(presentation: presentation), VirtualScheduler())
    let application = TerminalApplication(terminal: terminal, scheduler: scheduler)
    application.windowName = "fuzz"
    application.screens.push(screen)
    try application.start { _ in }
    var count = 0
    while count < Self.inputs {
      screen.title = TerminalText(random.hostileText())
      application.toasts.show(TerminalText(random.hostileText()))
      application.copy(TerminalText(random.hostileText()))
      screen.rows = (0..<22).map { _ in TerminalText(random.hostileText()) }
      count += 25
      scheduler.advance(by: .milliseconds(250))
      application.toasts.dismiss()
      if let violation = OutputGrammar.violation(in: terminal.output, allowing: presentation == .screens) {
        Issue.record("\(violation) of \(screen.title) \(screen.rows)")
        return
      }
      terminal.output = []
    }
    application.quit()
  }
}

/// A terminal that records its output and draws nothing.
@MainActor private final class RecordingTerminal: Terminal {
  let size = Size(columns: 40, rows: 24)
  let depth = ColorDepth.trueColor
  let presentation: TerminalPresentation
  let usesSymbols = true
  let images = ImageProtocol.halfBlocks
  let cellSize: PixelSize? = nil
  var output: [UInt8] = []

  init(presentation: TerminalPresentation) {
    self.presentation = presentation
  }

  func enter(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {}
  func leave() {}
  func suspend() {}
  func write(_ bytes: [UInt8]) { output += bytes }
  func showInput(_ isShown: Bool) {}
}
