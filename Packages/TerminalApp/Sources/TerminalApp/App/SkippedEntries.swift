public import Composition
import Locking
public import Networking
import Presentation
import Reactive

/// The entries of servers' lists that cannot be decoded and are skipped.
final class SkippedEntries: Sendable {
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
  var total: Int { sum.withLock { $0 } }

  /// Emits a message about each response with skipped entries, unless the message is that of the previous such
  /// response: a list that is loaded again and again has the same invalid entries. Never fails.
  var messages: Observable<LocalizedText> { relay.asObservable().distinctUntilChanged().map(AppText.skipped) }
}

extension Resolver {
  /// Returns an interceptor that tells the user how many entries of a server's lists are skipped because they cannot be
  /// decoded. Add it to each client that a module creates itself. The other clients have it.
  public func skippedEntries() throws -> SkippedElementsInterceptor { try resolve(SkippedEntries.self).interceptor }
}

extension App {
  /// Emits the warnings, and the messages about entries that servers send and that are skipped. Never fails.
  var notices: Observable<LocalizedText> {
    get throws {
      .merge(try container.resolve(Warnings.self).texts, try container.resolve(SkippedEntries.self).messages)
    }
  }
}

/// A document with the number of entries that are missing in it.
struct IncompleteDocument: Encodable {
  let document: any Encodable
  let skipped: Int

  private enum CodingKeys: CodingKey { case skipped }

  /// Encodes the fields of the document, which is an object, and the number.
  func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(skipped, forKey: .skipped)
  }
}
