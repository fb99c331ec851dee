extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets a property of an object, which the subscription does not retain, to each element. Traps unless called on the
  /// main thread.
  @available(swift, obsoleted: 6)
  public func drive<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element>, on object: Object,
    file: consuming StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(setting: property, on: object, file: file, line: line) { $0 }
  }

  /// Sets an optional property of an object to each element. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element?>, on object: Object,
    file: consuming StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(setting: property, on: object, file: file, line: line) { $0 }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sets a property of an object, which the subscription does not retain, to each element. Traps unless called on the
  /// main thread.
  @available(swift, obsoleted: 6)
  public func emit<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element>, on object: Object,
    file: consuming StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(setting: property, on: object, file: file, line: line) { $0 }
  }

  /// Sets an optional property of an object to each element. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func emit<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element?>, on object: Object,
    file: consuming StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(setting: property, on: object, file: file, line: line) { $0 }
  }
}

extension Observable {
  fileprivate func subscribeUnchecked<Object: AnyObject, Value>(
    setting property: ReferenceWritableKeyPath<Object, Value>, on object: Object, file: StaticString, line: UInt,
    _ value: @escaping (Element) -> Value
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(
      errorMessage: "`drive` and `emit` must be called on the main thread.")
    return subscribeUnchecked(
      next: weakly(object) { $0[keyPath: property] = value($1) }, error: { unbindable($0) }, file: file, line: line)
  }
}
