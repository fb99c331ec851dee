/// An invented author. Two people are equal if their indexes are equal, because names can contain hostile text.
struct Person: Sendable, Equatable {
  var index: Int
  var handle: String
  /// The domain of the person's server, or `nil` if the person is local.
  var domain: String?
  var name: String
  var about: String
  var website: String?

  /// The name in Mastodon's format, which includes the domain unless the person is local.
  var acct: String { domain.map { "\(handle)@\($0)" } ?? handle }

  /// Whether the person approves followers manually.
  var isLocked: Bool { handle == "layla_m" }

  static func == (left: Person, right: Person) -> Bool { left.index == right.index }

  static let all: [Person] = [
    ("mira_okafor", nil, "Mira Okafor", "Swift on servers. Tea, not coffee.", "https://mira.example/"),
    ("tobiaslind", "other.example", "Tobias Lind", "Reactive plumbing since the first Rx.", nil),
    ("hanae_sato", nil, "佐藤 花江", "モバイルの人。RxSwift と仲良し。", "https://hanae.example/blog"),
    ("liwei_dev", "other.example", "李伟", "写代码，也写博客 🧋", nil),
    ("zofia_k", nil, "Zofia Kowalczyk", "", nil),
    ("omar_h", "other.example", "Omar Haddad", "SQLite enthusiast. Opinions are my cat's.", "https://omar.example/"),
    ("rosa_v", nil, "Rosa Valverde", "Schedulers & side effects", nil),
    ("nikhil_rao", "other.example", "Nikhil Rao", "Terminal UIs are UIs too", nil),
    ("junho_kim", nil, "김준호", "터미널에서 사는 사람", nil),
    ("layla_m", "other.example", "ليلى منصور", "أكتب Swift وأقرأ كثيرًا", nil),
    ("anya_v", nil, "Аня Волкова 🦊", "Типы — это документация.", nil),
    ("sean_o", nil, "Seán Ó Dálaigh", "RFC reader, bird watcher 🐦‍⬛", "https://sean.example/"),
    ("wang_xm", "other.example", "王小明 👨‍👩‍👧", "周末摄影，平日写 bug", nil),
    ("ada_b", nil, "Ada Börje", "Compilers & cardamom buns.", nil),
  ].enumerated().map { index, person in
    Person(index: index, handle: person.0, domain: person.1, name: person.2, about: person.3, website: person.4)
  }

  static func named(_ handle: String) -> Person? {
    all.first { $0.handle.lowercased() == handle.lowercased() }
  }
}
