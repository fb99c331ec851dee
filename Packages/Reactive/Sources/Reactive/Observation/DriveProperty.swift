extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets a property of an object, such as an `@Observable` model, to each element.
  ///
  ///     viewModel.title.drive(to: \.title, on: model).disposed(by: bag)
  ///
  /// The subscription does not retain the object, and continues after the object has been released.
  @available(swift, introduced: 6) @MainActor
  public func drive<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element>, on object: Object,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(setting: property, on: object, file: file, line: line) { $0 }
  }

  /// Sets an optional property of an object to each element. See ``drive(to:on:file:line:)``.
  @available(swift, introduced: 6) @MainActor
  public func drive<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element?>, on object: Object,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(setting: property, on: object, file: file, line: line) { $0 }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sets a property of an object, such as an `@Observable` model, to each element.
  ///
  /// The subscription does not retain the object, and continues after the object has been released.
  @available(swift, introduced: 6) @MainActor
  public func emit<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element>, on object: Object,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(setting: property, on: object, file: file, line: line) { $0 }
  }

  /// Sets an optional property of an object to each element. See ``emit(to:on:file:line:)``.
  @available(swift, introduced: 6) @MainActor
  public func emit<Object: AnyObject>(
    to property: ReferenceWritableKeyPath<Object, Element?>, on object: Object,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(setting: property, on: object, file: file, line: line) { $0 }
  }
}

extension Observable {
  @MainActor fileprivate func subscribe<Object: AnyObject, Value>(
    setting property: ReferenceWritableKeyPath<Object, Value>, on object: Object, file: StaticString, line: UInt,
    _ value: @escaping @MainActor (Element) -> Value
  ) -> any Disposable {
    subscribeOnMainActor(
      onNext: { [weak object] element in object?[keyPath: property] = value(element) }, onCompleted: nil,
      onDisposed: nil, file: file, line: line)
  }
}
