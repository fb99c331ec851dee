/// A filter of the logged-in user that a status matches.
public struct FilterMatch: Sendable, Hashable, Decodable {
  /// The treatment of a status that matches a filter.
  public enum Action: Sendable, Hashable {
    /// The status is shown after the user asks for it.
    case warn
    /// The status is not shown.
    case hide
    /// The media of the status are shown after the user asks for them.
    case blur
    /// A treatment that is unknown to this package. Treat it as ``warn``.
    case other(String)
  }

  /// A kind of list in which the user wants a filter to apply. The server sends a match in every list.
  public enum Context: String, Sendable, Hashable {
    /// The home timeline and lists.
    case home
    case notifications
    /// Public timelines, hashtags, and lists of any other kind.
    case `public`
    /// The posts around another one.
    case thread
    /// The posts of one account.
    case account
  }

  /// The title that the user has given to the filter, as plain text. Empty if the server does not send it.
  public let title: String
  /// The treatment of the status.
  public let action: Action
  /// The lists in which the filter applies, or `nil` for all if the server does not send them.
  public let contexts: Set<Context>?

  /// Returns a Boolean value that indicates whether the filter applies in a list. `nil` is any list.
  public func applies(in context: Context?) -> Bool {
    guard let context, let contexts else { return true }
    return contexts.contains(context)
  }

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    let filter = object.value("filter", as: Filter.self)
    title = filter?.title ?? ""
    action = filter?.action ?? .warn
    contexts = filter?.contexts
  }

  private struct Filter: Decodable {
    let title: String
    let action: Action
    let contexts: Set<Context>?

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: EntityKey.self)
      title = object.text("title")
      action = Action(object.nonempty("filter_action") ?? "warn")
      let names: [String] = object.elements("context")
      contexts = names.isEmpty ? nil : Set(names.compactMap(Context.init))
    }
  }
}

extension FilterMatch.Action {
  /// Creates an action from the name that the server sends.
  public init(_ text: String) {
    switch text {
    case "warn": self = .warn
    case "hide": self = .hide
    case "blur": self = .blur
    default: self = .other(text)
    }
  }
}
