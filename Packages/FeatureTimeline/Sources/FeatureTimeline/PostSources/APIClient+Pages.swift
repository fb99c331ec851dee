import Foundation
import Networking
import Presentation
import Reactive

extension APIClient {
  /// Returns a single that requests a list and the pages that it links to, at most 20. Emits the elements without
  /// repetitions, and the reason why further pages are missing. Fails if the first page cannot be loaded.
  func pages<Element: Hashable & Sendable>(
    _ first: Endpoint<[Element]>, next: @escaping @Sendable (URL) -> Endpoint<[Element]>
  ) -> Single<([Element], missing: (any Error)?)> {
    reply(to: first).flatMap { rest(after: $0, [], next, pages: 19) }
  }

  private func rest<Element: Hashable & Sendable>(
    after reply: Reply<[Element]>, _ earlier: [Element], _ next: @escaping @Sendable (URL) -> Endpoint<[Element]>,
    pages: Int
  ) -> Single<([Element], missing: (any Error)?)> {
    var known = Set(earlier)
    let new = reply.value.filter { known.insert($0).inserted }
    let all = earlier + new
    guard let link = reply.links.next, !new.isEmpty else { return .just((all, nil)) }
    if pages == 0 { return .just((all, LoadFailure.tooManyPages)) }
    return self.reply(to: next(link)).flatMap { rest(after: $0, all, next, pages: pages - 1) }
      .catch { .just((all, missing: $0)) }
  }
}

extension LoadFailure {
  fileprivate static let tooManyPages = LoadFailure.explained(
    LocalizedText(
      en: "The server has more lists or hashtags than the app can show.", zhHans: "服务器上的列表或话题多于应用能显示的数量。"))
}
