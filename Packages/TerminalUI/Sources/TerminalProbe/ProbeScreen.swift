import Observation
import TerminalUI

extension Command {
  static let trap = Command("probe.trap")
  static let segmentationFault = Command("probe.segv")
  static let overflow = Command("probe.overflow")
  static let failure = Command("probe.failure")
  static let exit = Command("probe.exit")
  static let more = Command("probe.more")
  static let toast = Command("probe.toast")
  static let image = Command("probe.image")
  static let spin = Command("probe.spin")
  static let hang = Command("probe.hang")
}

@MainActor @Observable final class ProbeScreen: Screen {
  struct Row: Identifiable {
    let id: Int
  }

  private static let samples: [TerminalText] = ["Zoë", "张鸿洋", "👩‍🚀 Ada", "❤️ 心", "🇨🇳 旗", "“引用”…", "한국어", "नमस्ते"]

  let title: TerminalText = "Probe"
  private let list = List<Row> { row in
    StyledText("\(row.id)".padded(7)) + StyledText(samples[abs(row.id) % samples.count])
  }
  private unowned let application: TerminalApplication
  private var first = 0
  private var isSpinning = false
  private var showsImage = false

  init(application: TerminalApplication) {
    self.application = application
    list.footer = "That is all"
    list.show((first..<1_000_000).map(Row.init))
  }

  var keys: KeyTable {
    list.keys
      + KeyTable([
        KeyBinding(["n"], .more, "New rows"), KeyBinding(["m"], .toast, "Message"), KeyBinding(["s"], .spin, "Spinner"),
        KeyBinding(["p"], .image, "Image"),
        KeyBinding(["T"], .trap, "Trap"),
        KeyBinding(["S"], .segmentationFault, "Segmentation fault"), KeyBinding(["O"], .overflow, "Stack overflow"),
        KeyBinding(["X"], .exit, "Exit"), KeyBinding(["H"], .hang, "Hang"),
      ])
  }

  func draw(in canvas: inout Canvas) {
    if isSpinning { Spinner("working").draw(in: &canvas) }
    canvas.inside(Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)) { list.draw(in: &$0) }
    guard showsImage, let image = Self.image else { return }
    canvas.inside(Rect(column: 20, row: 1, columns: 12, rows: 6)) { image.draw(in: &$0) }
  }

  /// An image of a sunset.
  private static let image = PixelImage(
    width: 120, height: 120,
    pixels: (0..<120 * 120).map { index in
      let (x, y) = (index % 120 - 60, index / 120 - 60)
      if x * x + y * y < 900, y < 20 { return RGB(255, UInt8(200 - y), 80) }
      return y < 20 ? RGB(UInt8(120 + y), UInt8(70 + y), 140) : RGB(20, 40, UInt8(160 - 2 * y))
    }, description: "a sunset")

  func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  func perform(_ command: Command) -> Bool {
    switch command {
    case .more:
      first -= 3
      list.show((first..<1_000_000).map(Row.init), inserted: [0, 1, 2])
    case .spin: isSpinning.toggle()
    case .image: showsImage.toggle()
    case .toast: application.toasts.show("A message", .success)
    case .trap, .segmentationFault, .overflow, .exit: end(command)
    case .hang: hang()
    default: return list.perform(command)
    }
    return true
  }
}

extension String {
  fileprivate func padded(_ columns: Int) -> TerminalText { TerminalText(self).padded(to: columns) }
}
