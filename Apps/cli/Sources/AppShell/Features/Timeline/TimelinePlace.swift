import FeatureTimeline
import Presentation

/// The screens of the timeline.
enum TimelinePlace: Place {
  /// The posts of a source; nil for the one that is set.
  case timeline(TimelineSource?)
  /// The people who write what a source shows.
  case people(TimelineSource)
  /// One post of a source.
  case post(PostID, TimelineSource)

  static let samples = [
    timeline(nil), timeline(.mastodonTag("swift")), people(.mastodonList(id: "12249")),
    post("1", .mastodonTag("swift")),
  ]

  var name: LocalizedText {
    switch self {
    case .timeline: LocalizedText(en: "Timeline", zhHans: "时间线")
    case .people: LocalizedText(en: "People", zhHans: "成员")
    case .post: LocalizedText(en: "Post", zhHans: "动态")
    }
  }

  var address: RouteAddress {
    switch self {
    case .timeline(nil): RouteAddress("timeline")
    case .timeline(let source?): RouteAddress("timeline", ["source": source.description])
    case .people(let source): RouteAddress("people", ["source": source.description])
    case .post(let id, let source): RouteAddress("post", ["id": id.text, "source": source.description])
    }
  }

  init?(_ address: RouteAddress) {
    let values = address.values
    let source = values["source"].flatMap { TimelineSource($0) }
    switch address.key {
    case "timeline":
      if values["source"] != nil, source == nil { return nil }
      self = .timeline(source)
    case "people":
      guard let source else { return nil }
      self = .people(source)
    case "post":
      guard let source, let id = values["id"], !id.isEmpty else { return nil }
      self = .post(PostID(id), source)
    default: return nil
    }
  }

  var path: [Route] {
    switch self {
    case .timeline(nil): [.timeline(nil)]
    case .timeline: [.timeline(nil), Route(self)]
    case .people(let source), .post(_, let source): [.timeline(nil), .timeline(source), Route(self)]
    }
  }

  func sceneMaker(_ resolver: Resolver) throws -> SceneMaker {
    let feature = try resolver.resolve(TimelineFeature.self)
    let pictures = try resolver.resolve(Pictures.self)
    return switch self {
    case .timeline(let source): .timeline(try source ?? resolver.resolve(Surroundings.self).source, feature, pictures)
    case .people(let source): .people(source, feature, pictures)
    case .post(let id, let source): .post(id, source, feature)
    }
  }

  func reportMaker(_ resolver: Resolver) throws -> ReportMaker {
    let feature = try resolver.resolve(TimelineFeature.self)
    let sessions = try resolver.resolve((any Sessions).self)
    let surroundings = try resolver.resolve(Surroundings.self)
    switch self {
    case .timeline(let source):
      let source = source ?? surroundings.source
      return .timeline(source, feature, sessions, from: surroundings[source.service])
    case .people(let source): return .people(source, feature, sessions, from: surroundings[source.service])
    case .post(let id, let source): return .post(id, source, feature, sessions, from: surroundings[source.service])
    }
  }
}

extension Route {
  static func timeline(_ source: TimelineSource?) -> Route { Route(TimelinePlace.timeline(source)) }
}

extension Segue {
  /// Where an intent of the timeline leads.
  init(_ intent: TimelineIntent) {
    switch intent {
    case .timeline(let source): self = .push(.timeline(source))
    case .people(let source): self = .push(Route(TimelinePlace.people(source)))
    case .post(let id, let source): self = .push(Route(TimelinePlace.post(id, source)))
    case .web(let url): self = .outside(.web(url))
    }
  }
}
