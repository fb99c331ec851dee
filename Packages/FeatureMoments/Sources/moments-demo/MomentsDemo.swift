import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Networking
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// A demo of the feature alone, with a scripted or a real server and an in-memory store. Likes are turned on.
@main @MainActor enum MomentsDemo {
  static func main() async {
    do {
      try await run()
    } catch {
      let reason = (error as? LoadFailure)?.message(in: .en) ?? "\(error)"
      FileHandle.standardError.write(Data("moments-demo: \(reason)\n".utf8))
      exit(1)
    }
  }

  /// Returns a client of the scripted server, or of the server in `--server`.
  private static func client() throws -> APIClient {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--server") else {
      guard let nowhere = URL(web: "http://demo.invalid") else { throw NoAddress() }
      return APIClient(baseURL: nowhere, transport: PlayedMoments())
    }
    guard let server = URL(web: arguments.dropFirst(option + 1).first) else { throw NoAddress() }
    return APIClient(baseURL: server, transport: CurlTransport())
  }

  private static func run() async throws {
    let language = Language(ProcessInfo.processInfo.environment["LANG"] ?? "") ?? .en
    let store = try Store.inMemory(schemas: MomentsFeature.schemas)
    let feature = MomentsFeature(
      dependencies: MomentsDependencies(
        client: try client(), store: store, app: AppInformation(version: "1.0.0", flavor: .debug),
        enabledToggles: [.likeButton]))
    if isatty(STDOUT_FILENO) == 1, !CommandLine.arguments.contains("--once") {
      exit(try await Demo(feature, language).run())
    }
    let page = try await feature.moments()
    let lines = MomentsPlain.lines(page, language: language, now: Date())
    try PlainPrinter.standardOutput().print(lines.map { StyledText($0) })
  }
}

/// The error that is thrown if `--server` is not a URL.
private struct NoAddress: Error, CustomStringConvertible {
  let description = "--server needs an address that begins with http:// or https://"
}

/// The screens, and the destinations of their intents.
@MainActor private final class Demo {
  private let application: TerminalApplication
  private let feature: MomentsFeature
  private let language: Language
  private let bag = DisposeBag()

  init(_ feature: MomentsFeature, _ language: Language) throws {
    self.feature = feature
    self.language = language
    application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = language == .zhHans ? .simplifiedChinese : .english
  }

  func run() async throws -> Int32 {
    let viewModel = feature.makeMomentsViewModel()
    viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.follow($0) }).disposed(by: bag)
    application.screens.push(
      MomentsScreen(
        viewModel: viewModel, context: ScreenContext(host: application, language: language, image: DrawnImages.image)))
    return try await application.run().code
  }

  private func follow(_ intent: MomentsIntent) {
    switch intent {
    case .open(let url): application.toasts.show(TerminalText(url.absoluteString))
    case .share(let text): application.copy(TerminalText(text))
    case .internalMenu:
      let viewModel = feature.makeInternalMenuViewModel()
      viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.follow($0) }).disposed(by: bag)
      application.screens.push(
        InternalMenuScreen(viewModel: viewModel, host: application, language: language), as: .modal)
    case .designKit(let productName, let version):
      application.screens.push(DesignKitScreen(productName: productName, version: version, language: language))
    case .dismiss: application.screens.pop()
    // allow(no-traps): the user requested the trap, to see its effect on the terminal.
    case .crash: fatalError("The crash was requested in the internal menu.")
    }
  }
}
