public import Composition
public import FeatureTimeline
public import Presentation

extension Setting where Value == TimelineSource {
  /// The timeline of the first tab.
  public static let timeline = Setting(
    "timeline", default: .mastodonTag("swift"),
    help: LocalizedText(en: "The timeline of the first tab.", zhHans: "首个标签页的时间线。"))
}

extension TimelineSource: SettingValue {
  public static var settingAdvice: LocalizedText { TimelineMessages.sources }
}

extension TimelineSource {
  /// The ID of the source's server.
  public var server: ServerID {
    switch api {
    case .mastodon: ServerDefinition.mastodon.id
    case .twitter: .twitter
    }
  }
}

extension PeopleSource {
  /// The ID of the list's server.
  public var server: ServerID {
    switch api {
    case .mastodon: ServerDefinition.mastodon.id
    case .twitter: .twitter
    }
  }
}

extension Container {
  /// The source of the first tab: the source in the settings if it is set, or else the source that the user chose last.
  public var firstTimeline: TimelineSource {
    get throws {
      let settings = try resolve(AppEnvironment.self).settings
      let isSet = settings[Setting.timeline.name].map { $0.origin != .defaultValue } ?? false
      return try (isSet ? nil : resolve(TimelineFeature.self).lastSource()) ?? settings[.timeline]
    }
  }
}
