import Rules

private let feature = "Packages/FeatureLogin/Sources"

extension Seed {
  /// Work that nothing cancels, in the layers of a feature above its view models.
  static let otherLayers: [Seed] =
    all(
      .noUnstructuredTasks, at: "\(feature)/FeatureLoginTerminal/Seed.swift", advice: "use an Observable",
      [
        ("a screen starts a task", "func press() { Task { try await save() } }"),
        ("a screen adds a block to the main queue", "DispatchQueue.main.async { rows = [] }"),
      ])
    + all(
      .noUnstructuredTasks, at: "\(feature)/FeatureLoginWeb/Seed.swift", advice: "use an Observable",
      [("a page starts a task", "page.onAction = { _, row, _ in Task { try await feature.like(row) } }")])
    + all(
      .noUnstructuredTasks, at: "\(feature)/FeatureLoginModule/Seed.swift", advice: "use an Observable",
      [("a module starts a task", "func warm() { Task { _ = try await feature.load() } }")])
}
