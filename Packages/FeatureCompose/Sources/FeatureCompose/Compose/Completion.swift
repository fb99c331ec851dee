import Foundation
import Mastodon
import Networking
import Presentation
import Reactive

/// The completion of mentions and hashtags: first with what the app has stored, and then with what the server finds.
@MainActor final class Completion {
  /// Emits the part of a word that the user has typed.
  let word = PublishRelay<String>()
  /// Emits the names that begin with it, such as `@mira` and `#swift`.
  let suggestions: Driver<[String]>

  /// The maximum number of suggestions.
  nonisolated private static let limit = 5
  /// The pause in the input after which the server is asked.
  nonisolated private static let pause = RxTimeInterval.milliseconds(300)

  init(_ dependencies: ComposeDependencies, known: @escaping @MainActor () -> [String]) {
    let (client, clock, isAuthorized) = (dependencies.client, dependencies.clock, dependencies.account != nil)
    suggestions = word.asObservable().distinctUntilChanged()
      .flatMapLatest { word -> Observable<[String]> in
        guard Self.isName(word) else { return .just([]) }
        let stored = MainActor.assumeIsolated { Self.matches(word, known()) }
        let asked = Observable<Int>.timer(Self.pause, scheduler: clock).flatMap { _ in
          client.send(.search(word, limit: Self.limit)).asObservable()
        }
        .map { results in
          let names = word.hasPrefix("@") ? results.accounts.map { "@\($0.acct)" } : results.tags.map { "#\($0.name)" }
          return Self.matches(word, stored + names)
        }
        // allow(no-dropped-errors): what is stored is better than nothing.
        .catch { _ in .empty() }
        return isAuthorized ? .concat(.just(stored), asked) : .just(stored)
      }
      .asDriver(onErrorJustReturn: []).distinctUntilChanged()
  }

  nonisolated private static func isName(_ word: String) -> Bool {
    word.count > 1 && word.count <= 100 && (word.hasPrefix("@") || word.hasPrefix("#"))
  }

  /// Returns the names that begin with a word, each once, without the word itself. Names with spaces are omitted.
  nonisolated private static func matches(_ word: String, _ names: [String]) -> [String] {
    var seen: Set<String> = [word.lowercased()]
    return Array(
      names.filter { name in
        let lowercased = name.lowercased()
        return lowercased.hasPrefix(word.lowercased()) && !name.contains(where: \.isWhitespace)
          && seen.insert(lowercased).inserted
      }
      .prefix(limit))
  }
}
