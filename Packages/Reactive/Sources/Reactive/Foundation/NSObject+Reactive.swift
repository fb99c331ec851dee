public import Foundation

extension NSObject: ReactiveCompatible {
  /// The base of `rx` for classes without an extension of their own.
  public typealias ReactiveBase = NSObject
}
