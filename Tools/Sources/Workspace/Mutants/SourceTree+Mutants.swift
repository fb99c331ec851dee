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
    let descriptions = Set(output.matches(of: #/Not noticed: line \d+ of (.+)/#).map { String($0.1) })
    return sources(of: package).flatMap(\.mutants).filter { descriptions.contains($0.description) }
  }

  /// Returns the test targets that are built from each mutant's target: no other test can notice it.
  public func testTargets(reaching mutants: [Int: Mutant], in package: String) -> [Int: [String]] {
    let tests = targets(ofTestsIn: package)
    return mutants.mapValues { mutant in
      tests.filter { $0.value.contains(self[mutant.path]?.target ?? "") }.keys.sorted()
    }
  }

  /// Returns the sources from which the package's tests are built, and thus no benchmark.
  private func sources(of package: String) -> [SourceFile] {
    let tested = targets(ofTestsIn: package).values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(
      programs)
    return swiftSources.filter { $0.package == package && !$0.isTestSupport && tested.contains($0.target ?? "") }
  }

  /// Returns the package's test targets, each with the targets from which it is built.
  private func targets(ofTestsIn package: String) -> [String: Set<String>] {
    let targets = manifests.flatMap { Manifest($0).targets }
    let dependencies = targets.reduce(into: [String: Set<String>]()) {
      $0[$1.name, default: []].formUnion($1.dependencies)
    }
    let tests = self["Packages/\(package)/Package.swift"].map { Manifest($0).targets.filter(\.isTest) } ?? []
    return tests.reduce(into: [:]) { $0[$1.name] = PackageGraph.closure(of: $1.name, in: dependencies) }
  }

  /// Returns the texts of the files that change when the mutants, each with its number, are compiled into the code. The
  /// environment variable `MUTANT` has the number of the mutant that is active; without it, the code does what it did.
  public func texts(with mutants: [Int: Mutant]) -> [String: String] {
    var texts: [String: String] = [:]
    var declarations: [String: String] = [:]
    for (path, changes) in Dictionary(grouping: mutants, by: \.value.path) {
      guard let file = self[path], let target = file.target, let package = file.package else { continue }
      var bytes = Array(file.text.utf8)
      for (number, mutant) in changes.sorted(by: { $0.value.range.lowerBound > $1.value.range.lowerBound }) {
        bytes.replaceSubrange(mutant.range, with: mutant.code(number: number).utf8)
        declarations["Packages/\(package)/Sources/\(target)/Mutants.swift", default: Self.activeMutant] +=
          mutant.declaration(number: number)
      }
      texts[path] = String(decoding: bytes, as: UTF8.self)
    }
    return texts.merging(declarations) { text, _ in text }
  }

  private static let activeMutant = """
    import Foundation

    private let activeMutant = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0
    @usableFromInline func isMutant(_ number: Int) -> Bool { number == activeMutant }

    """
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
