public import Networking

extension Endpoint where Response == MediaAttachment {
  /// Returns the endpoint that uploads a file, which a status can then contain. ``MediaAttachment/url`` is `nil` until the
  /// server has processed the file. The server deletes a file that no status contains, Mastodon after a day.
  ///
  /// - Parameter file: The part with the name `file`, which contains the file and its media type, such as `image/png`.
  public static func upload(_ file: MultipartPart) -> Endpoint {
    Endpoint(.post, "/api/v2/media", body: .multipart([file]))
  }

  /// Returns the endpoint for an uploaded file that no status contains.
  public static func media(_ id: EntityID) -> Endpoint { Endpoint(.get, "/api/v1/media/\(id)") }

  /// Returns the endpoint that changes the alternative text of an uploaded file that no status contains.
  public static func describe(_ id: EntityID, _ description: String) -> Endpoint {
    Endpoint(.put, "/api/v1/media/\(id)", body: .form(["description": description]))
  }
}
