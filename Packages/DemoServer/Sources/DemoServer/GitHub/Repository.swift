/// A repository. All repositories have the same issues, commits and people.
struct Repository: Sendable, Equatable {
  var owner: String
  var name: String
  var about: String
  var language: String
  var stars: Int

  var path: String { "\(owner)/\(name)" }

  /// The most popular ones first.
  static let all: [Repository] = [
    ("example", "reactive-monorepo", "Five sample apps, one monorepo", "Swift", 12_345),
    ("hanae_sato", "kitsune", "端末で動く小さなメール係", "Rust", 9_870),
    ("mira_okafor", "teapot", "HTTP servers that admit what they are", "Swift", 7_204),
    ("liwei_dev", "wide-tables", "表格里的中文也能对齐", "Python", 5_561),
    ("zofia_k", "quiet-ci", "Builds that speak only when something is wrong", "Go", 3_118),
    ("nikhil_rao", "half-open", "Circuit breakers for people in a hurry", "Kotlin", 2_467),
    ("anya_v", "samovar", "A kettle of command-line tools 🫖", "C", 1_902),
    ("example", "gap-finder", "Finds the pages that a timeline skipped", "Swift", 845),
    ("rosa_v", "margin-notes", "Reviews as a plain text file", "TypeScript", 96),
  ].map { Repository(owner: $0, name: $1, about: $2, language: $3, stars: $4) }

  /// Returns whether the name, the description or the language contains each word of a query. Of the qualifiers, only
  /// `stars:>=1000` and the like have an effect.
  func matches(_ query: String) -> Bool {
    let text = "\(path) \(about) \(language)".lowercased()
    return query.lowercased().split(separator: " ").allSatisfy { word in
      if let least = word.wholeMatch(of: /stars:>=(\d+)/).flatMap({ Int($0.1) }) { return stars >= least }
      return word.contains(":") || text.contains(word)
    }
  }
}
