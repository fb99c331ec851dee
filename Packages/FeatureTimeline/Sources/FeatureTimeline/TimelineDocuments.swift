import Foundation
public import Posts

/// A timeline as a document for other programs.
public struct TimelineDocument: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema = "tessera.timeline/2"
  /// The server's name.
  public let server: String
  /// The contents of the timeline.
  public let timeline: TimelineContents
  /// The reading position: a post, or `nil` for the newest.
  public let position: PostID?
  private let versions: [Version]?
  private let isIncomplete: Bool?

  private struct Version: Encodable {
    let text: String
    let warning: String?
    let created: String?
    let isSensitive: Bool
    let media: [PostMedia]?
    let poll: Poll?
    let emoji: [String: URL]?

    struct Poll: Encodable {
      let options: [Option]
    }

    struct Option: Encodable {
      let title: String
    }

    init(_ version: PostVersion) {
      text = version.text
      warning = version.warning
      created = version.created?.formatted(.iso8601)
      isSensitive = version.isSensitive
      media = version.media.isEmpty ? nil : version.media
      poll = version.pollOptions.isEmpty ? nil : Poll(options: version.pollOptions.map { Option(title: $0) })
      emoji = version.emoji.isEmpty ? nil : version.emoji
    }
  }

  private enum CodingKeys: String, CodingKey {
    case schema, server, timeline, versions, isIncomplete
    case position = "place"
  }

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - timeline: The contents of the timeline.
  ///   - position: The reading position: a post, or `nil` for the newest.
  ///   - versions: The earlier versions of the only post. Omitted if there are none. If they could not be loaded, the
  ///     document is marked as incomplete.
  public init(server: String, timeline: TimelineContents, position: PostID?, versions: PostVersions = .hidden) {
    self.server = server
    self.timeline = timeline
    self.position = position
    if case .loaded(let versions) = versions, !versions.isEmpty {
      self.versions = versions.map(Version.init)
    } else {
      self.versions = nil
    }
    isIncomplete = if case .failed = versions { true } else { nil }
  }
}

/// The people of a source as a document for other programs.
public struct PeopleDocument: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema = "tessera.people/1"
  /// The server's name.
  public let server: String
  /// The people.
  public let people: [Person]
  private let isTruncated: Bool

  /// Creates a document.
  public init(server: String, contents: PeopleContents) {
    self.server = server
    people = contents.people
    isTruncated = contents.isTruncated
  }
}

/// A document for other programs with the sources from which a user can choose.
public struct SourcesDocument: Encodable, Sendable {
  /// A source, with its title if it is a list.
  public struct Source: Encodable, Sendable {
    /// The source.
    public let source: TimelineSource
    /// The title of the list, or `nil` if the source is not a list.
    public let title: String?
  }

  /// The name and version of the document's schema.
  public let schema = "tessera.timelines/1"
  /// The server's name.
  public let server: String
  /// The sources.
  public let timelines: [Source]

  /// Creates a document with the sources among the given choices. Omits notices.
  public init(server: String, choices: [TimelineChoice]) {
    self.server = server
    timelines = choices.compactMap { choice in
      if case .source(let source, let title) = choice { Source(source: source, title: title) } else { nil }
    }
  }
}

/// A reading position as a document for other programs.
public struct MarkDocument: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema = "tessera.mark/1"
  /// The server's name.
  public let server: String
  /// The source of the timeline.
  public let source: TimelineSource
  /// The reading position: a post, or `nil` for the newest.
  public let position: PostID?

  private enum CodingKeys: String, CodingKey {
    case schema, server, source
    case position = "place"
  }

  /// Creates a document.
  public init(server: String, source: TimelineSource, position: PostID?) {
    self.server = server
    self.source = source
    self.position = position
  }
}
