public import Foundation

extension NSObject: ReactiveCompatible {
  /// The base of `rx` for classes without their own extension.
  public typealias ReactiveBase = NSObject
}
