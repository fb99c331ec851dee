public import Foundation

extension NSObject: ReactiveCompatible {
  /// The type of the object that `rx` extends.
  public typealias ReactiveBase = NSObject
}
