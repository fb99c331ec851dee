import Rules

extension Seed {
  /// Notes about unfinished work without one of the usual words.
  static let promises: [Seed] = spellings(
    .noNotes, at: "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift", advice: "finish it",
    [
      "// Clean this up later.", "// The limit is hardcoded for now.", "// We should handle paging here at some point.",
      "// Remove this once the new endpoint is live.", "// Can be removed after the migration.",
      "// Should be refactored into its own type.", "// Not done yet: errors.", "// We don't handle errors yet.",
      "// Error handling is missing here.", "// Temporarily disabled.", "// Needs cleanup",
      "// For the time being, only the first page is loaded.", "// Fix this properly later.",
    ])
}
