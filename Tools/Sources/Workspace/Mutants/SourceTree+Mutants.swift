public import SourceFiles

extension SourceTree {
  /// Returns mutants of a package's library targets, at most one per line: the same for the same code and seed.
  public func mutants(of package: String, count: Int, seed: UInt64) -> [Mutant] {
    var random = Generator(state: seed)
    let lines = sources(of: package).flatMap {
      Dictionary(grouping: $0.mutants, by: \.line).sorted { $0.key < $1.key }.map(\.value)
    }
    return Array(lines.shuffled(using: &random).prefix(count).compactMap { $0.randomElement(using: &random) })
  }

  /// Returns the mutants of a package's library targets whose descriptions are in the output of an earlier run.
  public func mutants(of package: String, notNoticedIn output: String) -> [Mutant] {
    let descriptions = Set(output.matches(of: #/Not (?:noticed|reached): line \d+ of (.+)/#).map { String($0.1) })
    return sources(of: package).flatMap(\.mutants).filter { descriptions.contains($0.description) }
  }

  /// Returns the sources from which the package's tests are built, and thus no benchmark.
  private func sources(of package: String) -> [SourceFile] {
    let targets = manifests.flatMap { Manifest($0).targets }
    let dependencies = targets.reduce(into: [String: Set<String>]()) {
      $0[$1.name, default: []].formUnion($1.dependencies)
    }
    let tests = self["Packages/\(package)/Package.swift"].map { Manifest($0).targets.filter(\.isTest) } ?? []
    let tested = Set(tests.flatMap { PackageGraph.closure(of: $0.name, in: dependencies) }).subtracting(programs)
    return swiftSources.filter { $0.package == package && !$0.isTestSupport && tested.contains($0.target ?? "") }
  }

  /// Returns the texts of the files that change when the mutants, each with its number, are compiled into the code. The
  /// environment variable `MUTANT` has the number of the mutant that is active; without it, the code does what it did. The
  /// numbers of the mutants that are reached are appended to the file that `MUTANTS_REACHED` names, each on a line.
  public func texts(with mutants: [Int: Mutant]) -> [String: String] {
    var texts: [String: String] = [:]
    var declarations: [String: String] = [:]
    let switches = Self.switches(of: mutants.keys.max() ?? 0)
    for (path, changes) in Dictionary(grouping: mutants, by: \.value.path) {
      guard let file = self[path], let target = file.target, let package = file.package else { continue }
      var bytes = Array(file.text.utf8)
      for (number, mutant) in changes.sorted(by: { $0.value.range.lowerBound > $1.value.range.lowerBound }) {
        bytes.replaceSubrange(mutant.range, with: mutant.code(number: number).utf8)
        declarations["Packages/\(package)/Sources/\(target)/\(target)+Mutants.swift", default: switches] +=
          mutant.declaration(number: number)
      }
      texts[path] = String(decoding: bytes, as: UTF8.self)
    }
    return texts.merging(declarations) { text, _ in text }
  }

  private static func switches(of greatest: Int) -> String {
    """
    import Foundation

    private let activeMutant = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0
    private let reachedFile = ProcessInfo.processInfo.environment["MUTANTS_REACHED"].map {
      open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    }
    // Threads that write the same element at once write the same value.
    nonisolated(unsafe) private let reached = {
      let flags = UnsafeMutableBufferPointer<Bool>.allocate(capacity: \(greatest + 1))
      flags.initialize(repeating: false)
      return flags
    }()
    @usableFromInline func isMutant(_ number: Int) -> Bool {
      if let reachedFile, !reached[number] {
        reached[number] = true
        let line = "\\(number)\\n"
        _ = write(reachedFile, line, line.utf8.count)
      }
      return number == activeMutant
    }

    """
  }
}

/// SplitMix64: the same numbers in every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
