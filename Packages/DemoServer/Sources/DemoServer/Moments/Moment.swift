import Foundation

/// An entry of the feed.
struct Moment: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case photos([Photo])
    case link(String)
  }

  /// A photo and its description.
  struct Photo: Sendable, Equatable {
    var url: String
    var text: String
  }

  var id: Int
  var author: Person
  var kind: Kind
  var title: String?
  var seconds: Int
  /// The indexes of the people who like the moment initially.
  var likes: [Int]

  /// The indexes of the people with whom the author shares the moment.
  var sharedWith: [Int] {
    let people = (0..<3 + id % 6).map { (author.index + 1 + $0 * 2) % Person.all.count }
    return people.filter { $0 != author.index }
  }

  /// Returns the entries, the newest first. The first four are always the same; the others are generated from the seed.
  static func feed(count: Int, seed: UInt64, genesis: Date, isHostile: Bool) -> [Moment] {
    let now = genesis.milliseconds / 1000
    var random = SplitMix64(seed: seed &+ 3)
    var age = 172_800
    let fixed = [
      Moment(
        id: 0, author: Person.all[1], kind: .photos([photo("lake", "A lake at dusk")]), title: nil, seconds: now - 120,
        likes: [2, 3]),
      Moment(
        id: 1, author: Person.all[2],
        kind: .photos([
          photo("terminal", "A terminal with a debugger"), photo("second", "The same desk, seen from the door"),
        ]),
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
      let photos = (0..<Int.random(in: 0...4, using: &random)).map {
        photo("\(subject.name)-\($0)", subject.sight + views[$0 % views.count])
      }
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

  private static func photo(_ name: String, _ text: String) -> Photo {
    Photo(url: "\(ImagesAPI.placeholder)photos/\(name).png", text: text)
  }

  private static let subjects: [(name: String, title: String?, sight: String)] = [
    ("noodles", "深夜食堂 🍜", "A bowl of noodles"), ("cat", nil, "A cat on a keyboard"),
    ("bridge", "Crossing before sunrise", "A bridge in the fog"), ("garden", "春が来た 🌸", "A cherry tree in bloom"),
    ("desk", "New desk, same bugs", "A desk with two screens"), ("tram", "Linia 28", "A yellow tram on a hill"),
    ("market", "يوم السوق", "A market stall with oranges"), ("library", "读完了第三本书", "A stack of books"),
    ("bike", "120 km, mostly headwind 🚴🏽‍♀️", "A bicycle against a fence"), ("concert", nil, "A stage in blue light"),
    ("bread", "시나몬 롤 첫 도전", "Cinnamon rolls on a tray"), ("snow", "Первый снег ❄️", "Footprints in the snow"),
  ]

  /// What the description of each further photo of a subject adds.
  private static let views = ["", ", closer", ", from above", ", an hour later"]
}
