extension Observable {
  /// Starts the sequence as `attach` does, and appends it to the chain that is being subscribed to.
  @inline(never) final func attachInspected(_ sink: Sink<Element>) -> any Disposable {
    let trampoline = Trampoline.current
    guard let stage = trampoline.stage else { return attach(sink) }
    let input = InspectedStage(operatorName, sharing: self is Shared<Element> ? ObjectIdentifier(self) : nil)
    stage.append(input)
    trampoline.stage = input
    defer { trampoline.stage = stage }
    return attach(sink)
  }

  /// Starts the sequence as `start` does, and records the subscription.
  ///
  /// - Parameter origin: The source location at which client code subscribed, or `nil` if an operator subscribes. If
  ///   the location is unknown, either may have subscribed.
  @inline(never) final func startInspected(_ sink: Sink<Element>, at origin: Origin?) {
    let trampoline = Trampoline.current
    let owner = origin?.site == nil ? trampoline.stage : nil
    let inspection = Inspections.open(sink.subscription, at: origin, by: owner)
    let inspected = inspection?.sink(sink) ?? sink
    Trampoline.perform {
      // Only here, because the turns that follow belong to other stages.
      let outer = exchange(&trampoline.stage, with: inspection?.end)
      let upstream = self.run(inspected)
      trampoline.stage = outer
      sink.subscription.assign(upstream)
    }
  }
}

extension Inspection {
  /// Returns a sink that forwards events to `sink`, and counts them if the `Inspector` records this subscription.
  /// Subscriptions that operators make while an event is delivered are recorded as inputs of `owner`.
  fileprivate func sink<Element>(_ sink: Sink<Element>) -> Sink<Element> {
    Sink(
      sink.subscription,
      next: { element in
        if self.isForInspector { self.count(element) }
        self.deliver { sink.next(element) }
      },
      stop: { termination in
        if self.isForInspector, sink.subscription.isActive { self.count(termination) }
        self.deliver { sink.stop(termination) }
      })
  }

  private func deliver(_ event: () -> Void) {
    let trampoline = Trampoline.current
    let outer = exchange(&trampoline.stage, with: owner)
    event()
    trampoline.stage = outer
  }
}
