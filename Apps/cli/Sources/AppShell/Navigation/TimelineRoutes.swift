import FeatureTimeline

extension Segue {
  /// Where an intent of the timeline leads.
  init(_ intent: TimelineIntent) {
    switch intent {
    case .timeline(let source): self = .push(.timeline(source))
    case .people(let source): self = .push(.people(source))
    case .post(let id, let source): self = .push(.post(id, source))
    case .web(let url): self = .outside(.web(url))
    }
  }
}
