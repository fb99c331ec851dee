import ArgumentParser
import Composition
import Foundation
import Presentation
import TerminalApp
import TerminalUI
import WebApp
import WebUI

/// The `web` command, which shows the app in a browser until it is interrupted.
struct WebCommand: AppCommand {
  static let name = "web"
  static let abstract = LocalizedText(en: "Show the app in a browser.", zhHans: "在浏览器中显示应用。")
  static let discussion = LocalizedText(
    en: """
      Prints an address on 127.0.0.1 and opens it in the browser of the desktop. The key at its end works once, in one \
      browser. Press Ctrl-C to end the app.
      """,
    zhHans: "输出 127.0.0.1 上的地址，并在桌面浏览器中打开。地址末尾的密钥只能在一个浏览器中使用一次。按 Ctrl-C 结束应用。")
  static let isLoggedInToDemo = true

  @Flag(
    name: .customLong("no-open"),
    help: ArgumentHelp(en: "Only print the address.", zhHans: "只输出地址。"))
  var isPrintedOnly = false

  @OptionGroup var settings: SettingsOptions

  func run(in app: App) async throws {
    let server = try WebServer()
    defer { server.stop() }
    let hosts = app.environment.servers.values.compactMap { $0.url.host(percentEncoded: false)?.lowercased() }
    let name = AppDefinition.current.name
    let images = ImageProxy(hosts: Set(hosts), userAgent: name)
    let values = app.makeSettingsViewModel()
    let session = try WebSession(
      name: name,
      scenes: Features.web.flatMap(\.pages)
        + [.settings(values), .outbox, .about(name: name, version: TesseraApp.version)],
      container: app.container, access: WebAccess(port: server.port), images: app.settings.loadsImages ? images : nil)
    values.apply = { [weak session] change in
      guard let session, let language = app.language(from: change) else { return false }
      session.change(to: language)
      return true
    }
    values.save = settings.makeSave()
    server.serve(session)
    guard let address = session.address, let url = URL(string: address) else { return }
    try Program.print(nil) { [TerminalText(address)] }
    if !isPrintedOnly { _ = DesktopBrowser().open(url) }
    while true { try await Task.sleep(for: .seconds(3600)) }
  }
}
