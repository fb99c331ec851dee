public import SourceFiles

extension SourceTree {
  /// The graph of the packages and the app, from the manifests.
  public var packagesGraph: Graph {
    let graph = PackageGraph(self)
    return Graph(
      title: "Packages", nodes: graph.packages.filter { $0 != PackageGraph.checks },
      edges: graph.dependencies.mapValues { $0.sorted() })
  }

  /// The graph of the targets of all packages and of the app, without tests.
  public var targetsGraph: Graph {
    // The root manifest repeats the targets of the packages.
    let targets = manifests.filter { !$0.path.hasPrefix("Benchmarks/") }
      .flatMap { Manifest($0).targets.filter { !$0.isTest } }
    return Graph(
      title: "Targets", nodes: Set(targets.map(\.name)).sorted(),
      edges: Dictionary(
        targets.map { ($0.name, Set($0.dependencies).sorted()) }, uniquingKeysWith: { first, _ in first }))
  }
}
