import Foundation

struct User: Hashable {
  let id: Int
  let name: String
}

struct Message: Equatable {
  enum Delivery: Equatable {
    case sending
    case sent(Date)
    case failed(String)
  }

  let id: Int
  let author: User
  let text: String
  var delivery: Delivery
}

/// An event that the server sends.
enum Event: Equatable {
  case message(Message)
  case typing(User)
  case stoppedTyping(User)
  case joined(User)
  case left(User)
  case ping

  var user: User? {
    switch self {
    case .message(let message): return message.author
    case .typing(let user), .stoppedTyping(let user), .joined(let user), .left(let user): return user
    case .ping: return nil
    }
  }
}

enum ChatError: Error, Equatable {
  case disconnected
  case rejected(String)
}
