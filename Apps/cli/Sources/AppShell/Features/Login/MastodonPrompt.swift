import FeatureLogin
import Foundation
import Presentation
import Reactive
import TerminalApp
import TerminalUI

/// Signing in at Mastodon without screens: an address on standard error, and a code on standard input.
struct MastodonPrompt {
  let language: Language

  private enum Event: Sendable {
    case step(MastodonStep)
    case endOfInput
  }

  /// Goes through all of it. Throws a ``LoginFailure``, or a ``Failure`` if the input ends while it is waited for.
  @MainActor func signIn(_ feature: LoginFeature, at server: ServerAddress, usesBrowser: Bool) async throws {
    let ended = PublishRelay<Void>()
    let lines = StandardInput.lines.do(onCompleted: { ended.accept(()) })
    let steps = feature.signIn(at: server, answers: lines, usesBrowser: usesBrowser)
    var step = MastodonStep.idle
    var hasInput = true
    // The end first: subscribing to the steps reads the input, which may end at once.
    let events = Observable.merge(ended.asObservable().map { Event.endOfInput }, steps.map(Event.step))
    for try await event in events.values {
      switch event {
      case .step(let new):
        step = new
        say(new)
      case .endOfInput: hasInput = false
      }
      switch step {
      case .ended(.success): return
      case .ended(.failure(let failure)): throw failure
      // With a browser here, the answer can come by itself.
      case .waiting where !hasInput && !usesBrowser: throw Failure(Text.noCode[language], .usage)
      case .idle, .registering, .waiting, .exchanging: break
      }
    }
  }

  private func say(_ step: MastodonStep) {
    guard case .waiting(let url, let isOpened, let problem) = step else { return }
    if let problem {
      return Program.warn([StyledText(TerminalText(problem.message(in: language)), .error)])
    }
    Program.warn([
      StyledText(TerminalText((isOpened ? Text.opened : Text.toOpen)[language])),
      // Alone in its line and never cut, so that it can be selected.
      StyledText(TerminalText(url.absoluteString)),
      StyledText(TerminalText(Text.toPaste[language])),
    ])
  }

  private enum Text {
    static let opened = LocalizedText(en: "A browser was asked to open this address:", zhHans: "已请求浏览器打开此地址：")
    static let toOpen = LocalizedText(en: "Open this address in a browser:", zhHans: "请在浏览器中打开此地址：")
    static let toPaste = LocalizedText(
      en: "Then paste the code that it shows, or the address at which it ends, and press Enter:",
      zhHans: "然后粘贴显示的代码或最终的地址，并按回车：")
    static let noCode = LocalizedText(
      en: "Standard input ended without a code.", zhHans: "标准输入已结束，没有收到代码。")
  }
}

/// What is typed or piped in.
enum StandardInput {
  /// Emits each line, without its end, and completes at the end of the input. Reading blocks a thread of its own, which stays behind if
  /// nobody is interested any more: a line cannot be given back.
  static let lines = Observable<String>.create { observer in
    Thread.detachNewThread {
      while let line = readLine() { observer.onNext(line) }
      observer.onCompleted()
    }
    return Disposables.create()
  }
}
