public import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter: ReactiveCompatible {
    /// The type of the object that `rx` extends. On this platform, a notification center is not an `NSObject`.
    public typealias ReactiveBase = NotificationCenter
  }
#endif

extension Reactive where Base: NotificationCenter {
  /// Returns an observable of the notifications that are posted during the subscription, delivered on the posting
  /// thread. The observable never terminates.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications, or `nil` for notifications with any name.
  ///   - object: The object that posts the notifications, or `nil` for any object. The object is not retained.
  @preconcurrency
  public func notification(
    _ name: Notification.Name?, object: (any AnyObject & Sendable)? = nil
  ) -> Observable<PostedNotification> {
    .create { [base, weak object] observer in
      // Invariant of nonisolated(unsafe): the token is only returned to the center that created it, which is safe on
      // any thread.
      nonisolated(unsafe) let token = base.addObserver(forName: name, object: object, queue: nil) {
        observer.onNext(PostedNotification($0))
      }
      return Disposables.create(with: { base.removeObserver(token) })
    }
  }
}

/// A posted notification. Foundation's `Notification` is explicitly not `Sendable` and therefore cannot be an element.
@dynamicMemberLookup public struct PostedNotification: @unchecked Sendable {
  // Invariant of @unchecked: the value does not change after it is posted. The center itself passes its contents to
  // every observer on the posting thread.

  /// The Foundation notification.
  public let notification: Notification

  init(_ notification: Notification) { self.notification = notification }

  /// The value of a property of the notification, such as `name`, `object` or `userInfo`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Notification, Value>) -> Value {
    notification[keyPath: keyPath]
  }
}
