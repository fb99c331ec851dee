public import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter: ReactiveCompatible {
    /// The base of `rx`. A notification center is no `NSObject` here.
    public typealias ReactiveBase = NotificationCenter
  }
#endif

extension Reactive where Base: NotificationCenter {
  /// The notifications that are posted while subscribed, delivered on the thread that posts. It never completes.
  ///
  /// - Parameters:
  ///   - name: Only those of this name; all if `nil`.
  ///   - object: Only those that this object posts; held weakly. Anybody's if `nil`.
  @preconcurrency
  public func notification(
    _ name: Notification.Name?, object: (any AnyObject & Sendable)? = nil
  ) -> Observable<PostedNotification> {
    .create { [base, weak object] observer in
      // Invariant of nonisolated(unsafe): the token goes back to the center that made it, which is safe on every thread; nobody reads it.
      nonisolated(unsafe) let token = base.addObserver(forName: name, object: object, queue: nil) {
        observer.onNext(PostedNotification($0))
      }
      return Disposables.create(with: { base.removeObserver(token) })
    }
  }
}

/// A notification that was posted: Foundation's `Notification`, which declares that it is not `Sendable` and so cannot be an element.
@dynamicMemberLookup public struct PostedNotification: @unchecked Sendable {
  // Invariant of @unchecked: the value is never changed after the posting; what it refers to is handed to every observer by the center
  // itself, on whichever thread posts.

  /// Foundation's value.
  public let notification: Notification

  init(_ notification: Notification) { self.notification = notification }

  /// `name`, `object` and `userInfo` of the notification.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Notification, Value>) -> Value {
    notification[keyPath: keyPath]
  }
}
