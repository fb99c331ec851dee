public import Foundation

extension NSObject: ReactiveCompatible {
  /// The base of `rx` where a class has not been named.
  public typealias ReactiveBase = NSObject
}
