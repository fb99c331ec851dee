import Foundation

/// An entry of the feed.
struct Moment: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case photos([String])
    case link(String)
  }

  var id: Int
  var author: Person
  var kind: Kind
  var title: String?
  var seconds: Int
  /// The indexes of the people who like the moment initially.
  var likes: [Int]

  /// Returns the entries, the newest first. The first four are always the same; the others are generated from the seed.
  static func feed(count: Int, seed: UInt64, genesis: Date, isHostile: Bool = false) -> [Moment] {
    let now = genesis.milliseconds / 1000
    var random = SplitMix64(seed: seed &+ 3)
    var age = 172_800
    let fixed = [
      Moment(
        id: 0, author: Person.all[1], kind: .photos([photo("lake")]), title: nil, seconds: now - 120, likes: [2, 3]),
      Moment(
        id: 1, author: Person.all[2], kind: .photos([photo("terminal"), photo("second")]),
        title: "Low-level programming on Linux", seconds: now - 1500, likes: [0, 5]),
      Moment(id: 2, author: Person.all[3], kind: .photos([]), title: "周末爬山 🏔️", seconds: now - 86_400, likes: []),
      Moment(
        id: 3, author: Person.all[4], kind: .link("https://example.com/reactive"), title: "Worth a read",
        seconds: now - 172_800, likes: [6]),
    ]
    let rest = (fixed.count..<max(fixed.count, count)).map { id in
      age += Int.random(in: 3_600...90_000, using: &random)
      let subject = random.pick(subjects) ?? subjects[0]
      let isLink = Int.random(in: 0..<5, using: &random) == 0
      let photos = (0..<Int.random(in: 0...4, using: &random)).map { photo("\(subject.name)-\($0)") }
      return Moment(
        id: id, author: random.pick(Array(Person.all.dropFirst())) ?? Person.all[1],
        kind: isLink ? .link("https://example.com/moments/\(id)") : .photos(photos), title: subject.title,
        seconds: now - age, likes: Person.all.map(\.index).filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
    }
    return (fixed + rest).prefix(max(0, count)).map { moment in
      var moment = moment
      if isHostile, moment.id % 5 == 1 {
        moment.title = HostileText.sample + (moment.title ?? "")
        moment.author.name += HostileText.sample
      }
      return moment
    }
  }

  private static func photo(_ name: String) -> String { "\(ImagesAPI.placeholder)photos/\(name).png" }

  private static let subjects: [(name: String, title: String?)] = [
    ("noodles", "深夜食堂 🍜"), ("cat", nil), ("bridge", "Crossing before sunrise"), ("garden", "春が来た 🌸"),
    ("desk", "New desk, same bugs"), ("tram", "Linia 28"), ("market", "يوم السوق"), ("library", "读完了第三本书"),
    ("bike", "120 km, mostly headwind 🚴🏽‍♀️"), ("concert", nil), ("bread", "시나몬 롤 첫 도전"), ("snow", "Первый снег ❄️"),
  ]
}
