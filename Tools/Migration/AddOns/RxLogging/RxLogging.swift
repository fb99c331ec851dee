import Foundation
import RxSwift

// Logs the events of sequences.

public enum LogLevel: Int, Comparable {
  case debug, info, warning, error

  public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { return lhs.rawValue < rhs.rawValue }
}

public struct LogEntry {
  public let date: Date
  public let level: LogLevel
  public let category: String
  public let message: String

  public var line: String { return "[\(level)] \(category): \(message)" }
}

public protocol LogTarget: AnyObject {
  func write(_ entry: LogEntry)
}

public final class Log {
  public static let shared = Log()
  public static var now: () -> Date = { Date() }

  public var minimum = LogLevel.info
  private var targets: [LogTarget] = []
  private let recent: ReplaySubject<LogEntry>

  public init(remembering count: Int = 100) {
    recent = ReplaySubject.create(bufferSize: count)
  }

  public var entries: Observable<LogEntry> { return recent.asObservable() }

  public func add(_ target: LogTarget) { targets.append(target) }

  public func write(_ level: LogLevel, _ category: String, _ message: @autoclosure () -> String) {
    guard level >= minimum else { return }
    let entry = LogEntry(date: Log.now(), level: level, category: category, message: message())
    targets.forEach { $0.write(entry) }
    recent.onNext(entry)
  }
}

extension ObservableType {
  /// Returns an observable that logs every event of the source.
  public func log(
    _ category: String, to log: Log = .shared, level: LogLevel = .debug, file: String = #file, line: Int = #line,
    describe: ((Element) -> String)? = nil
  ) -> Observable<Element> {
    let place = "\(URL(fileURLWithPath: file).lastPathComponent):\(line)"
    var count = 0
    return self.do(
      onNext: { element in
        count += 1
        log.write(level, category, "\(place) #\(count) \(describe?(element) ?? String(describing: element))")
      },
      onError: { log.write(.error, category, "\(place) failed: \($0)") },
      onCompleted: { log.write(level, category, "\(place) completed after \(count)") },
      onSubscribe: { log.write(level, category, "\(place) subscribed") },
      onDispose: { log.write(level, category, "\(place) disposed of") })
  }

  /// Returns an observable that logs an error of the source, and completes instead of failing.
  public func ignoringErrors(_ category: String, to log: Log = .shared) -> Observable<Element> {
    return self.catch { error in
      log.write(.warning, category, "ignored: \(error)")
      return .empty()
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  public func logged(_ category: String, to log: Log = .shared) -> Single<Element> {
    return primitiveSequence.do(
      onSuccess: { log.write(.info, category, "\($0)") },
      onError: { log.write(.error, category, "\($0)") })
  }
}
