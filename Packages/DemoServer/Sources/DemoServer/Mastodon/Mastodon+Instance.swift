extension Mastodon {
  /// Responds with the server's description, with the fields of version 1 of the real API that are not optional.
  func instance(_ request: Request) -> Response {
    .json([
      "uri": "mastodon.example", "title": "DemoServer", "short_description": "Invented people and texts.",
      "description": "Invented people and texts.", "email": "admin@mastodon.example", "version": "4.5.0",
      "api_versions": ["mastodon": 7],
      "urls": [
        "streaming_api": .string(
          streamsOverWebSocketOnly ? request.origin.replacing("http://", with: "ws://") : "wss://mastodon.example")
      ],
      "stats": [
        "user_count": .int(Person.all.count { $0.domain == nil }), "status_count": .int(posts.indices.upperBound),
        "domain_count": 2,
      ],
      "thumbnail": .string("\(ImagesAPI.placeholder)covers/server.png"), "languages": ["en"],
      "registrations": false, "approval_required": false, "invites_enabled": false,
      "configuration": [
        "accounts": ["max_featured_tags": 10, "max_pinned_statuses": 5],
        "statuses": ["max_characters": 500, "max_media_attachments": 4, "characters_reserved_per_url": 23],
        "media_attachments": [
          "supported_mime_types": .array(Upload.types.map(JSON.string)),
          "image_size_limit": 16_777_216, "image_matrix_limit": 33_177_600, "video_size_limit": 103_809_024,
          "video_frame_rate_limit": 120, "video_matrix_limit": 8_294_400,
        ],
        "polls": [
          "max_options": .int(WrittenPost.Poll.options), "max_characters_per_option": .int(WrittenPost.Poll.characters),
          "min_expiration": .int(WrittenPost.Poll.durations.lowerBound),
          "max_expiration": .int(WrittenPost.Poll.durations.upperBound),
        ],
        "translation": ["enabled": false],
      ],
      "contact_account": Self.entity(Person.all[0], at: request.date),
      "rules": [["id": "1", "text": "Be kind, and invent nobody who exists.", "hint": ""]],
    ])
  }
}
