import Foundation

public struct Note: Codable, Equatable {
  public var id: String
  public var text: String
  public var revision: Int
  public var isDeleted: Bool

  public init(id: String, text: String, revision: Int = 0, isDeleted: Bool = false) {
    self.id = id
    self.text = text
    self.revision = revision
    self.isDeleted = isDeleted
  }
}

/// A note that the user edits.
class Draft {
  let id: String
  var text: String

  init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

enum SyncError: Error {
  case offline
  case conflict(local: Note, remote: Note)
  case server(status: Int)
}

enum SyncStatus: Equatable {
  case idle
  case syncing(done: Int, of: Int)
  case failed(String)
}

var defaultRetryCount = 3
