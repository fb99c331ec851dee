import Reactive

final class Log {
  var lines: [String] = []
}

func record(_ source: Observable<String>, in log: Log) -> Observable<String> {
  // error: capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure
  source.do(onNext: { log.lines.append($0) })
}
