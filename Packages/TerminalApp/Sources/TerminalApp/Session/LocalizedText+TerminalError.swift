import Composition
import Foundation
import Presentation
import TerminalUI

extension LocalizedText {
  /// Creates the message of an error of the output or of the terminal, or of any other error that ends a command.
  init(ofCommand error: any Error) {
    let chinese: String
    switch error {
    case let error as OutputError:
      chinese =
        "写入\(error.descriptor == 1 ? "标准输出" : "标准错误")失败：\(String(cString: strerror(error.code)))。"
    case let error as TerminalError: chinese = error.chinese
    default:
      self.init(describing: error)
      return
    }
    self.init(en: "\(error)", zhHans: chinese)
  }
}

extension TerminalError {
  fileprivate var chinese: String {
    switch self {
    case .notATerminal: "标准输入或标准输出不是终端。请在终端中运行程序，或选择纯文本输出。"
    case .cannotDraw(let term): "此终端无法显示界面（TERM \(term.map { "为 \($0)" } ?? "未设置")）。请将 TERM 设为终端的类型，例如 xterm-256color。"
    case .system(let number): "无法设置终端（errno \(number)）。请在其他终端中运行程序。"
    }
  }
}
