import TerminalApp
import TerminalAppTest

@MainActor func text(_ definition: AppDefinition) async throws -> String { try await TestApp(definition).text }
