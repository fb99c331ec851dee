import Foundation
import Networking
import Presentation

extension LoadFailure {
  /// The failure if so many pages contain only pull requests that no further page is loaded.
  static let onlyPullRequests = LoadFailure.explained(
    LocalizedText(
      en: "The last pages contain only pull requests, so the list ends here. Load more pages with --pages.",
      zhHans: "最后几页仅包含拉取请求，列表到此为止。可用 --pages 加载更多页。"))

  /// The message that takes the place of a part of a screen that could not be loaded.
  var missingPart: LocalizedText {
    LocalizedText(en: "Could not be loaded: \(message(in: .en))", zhHans: "无法加载：\(message(in: .zhHans))")
  }

  /// Creates a failure from an error of a request to GitHub. GitHub reports an exceeded rate limit with the status 403
  /// or 429. The response has the header `Retry-After` or `X-RateLimit-Remaining: 0`, but for a secondary limit
  /// sometimes only the message mentions the limit.
  ///
  /// - Parameter subject: The subject of the request, or `nil` for a search or for a part of a subject that exists. If the
  ///   server does not have the subject, the message names it.
  init(ofHub error: any Error, about subject: HubSubject?) {
    guard case .status(let failure) = error as? NetworkError else {
      self.init(error)
      return
    }
    switch failure.code {
    case 403 where failure.retryAfter != nil:
      self = .tooManyRequests(retryAfter: failure.retryAfter)
    case 403 where failure.serverMessage?.localizedLowercase.contains("rate limit") == true:
      self = .tooManyRequests(retryAfter: nil)
    // A feature of the repository is disabled, such as its issues.
    case 410 where failure.serverMessage != nil: self.init(error)
    case 404 where failure.proxy == nil, 410 where failure.proxy == nil:
      self = subject.map { .explained($0.absence) } ?? .gone
    default: self.init(error)
    }
  }
}
