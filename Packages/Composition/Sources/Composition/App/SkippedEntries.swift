import Locking
public import Networking
public import Presentation
public import Reactive

/// The entries of servers' lists that cannot be decoded and are skipped.
public final class SkippedEntries: Sendable {
  private let relay = PublishRelay<Int>()
  private let sum = Locked(0)

  /// An interceptor that counts the entries of a client's responses.
  var interceptor: SkippedElementsInterceptor {
    SkippedElementsInterceptor { [relay, sum] count in
      sum.withLock { $0 += count }
      relay.accept(count)
    }
  }

  /// The number of all skipped entries.
  public var total: Int { sum.withLock { $0 } }

  /// Emits a message about each response with skipped entries, unless the message is that of the previous such
  /// response: a list that is loaded again and again has the same invalid entries. Never fails.
  public var messages: Observable<LocalizedText> {
    relay.asObservable().distinctUntilChanged().map(Self.message(about:))
  }

  /// The message about all skipped entries, or `nil` if there are none.
  public var message: LocalizedText? { total > 0 ? Self.message(about: total) : nil }

  private static func message(about count: Int) -> LocalizedText {
    LocalizedText(
      en: count == 1
        ? "1 entry that the server sent could not be read and was skipped."
        : "\(count) entries that the server sent could not be read and were skipped.",
      zhHans: "服务器发送的 \(count) 个条目无法读取，已跳过。")
  }
}

extension Resolver {
  /// Returns an interceptor that tells the user how many entries of a server's lists are skipped because they cannot be
  /// decoded. Add it to each client that a module creates itself. The other clients have it.
  public func skippedEntries() throws -> SkippedElementsInterceptor { try resolve(SkippedEntries.self).interceptor }
}
