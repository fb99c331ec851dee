public import Composition
public import Presentation
public import PresentationTerminal

/// The screen of a destination in a terminal, and its report: the contents of the destination as text and JSON.
public struct TerminalScene: Sendable {
  /// The name of the destination.
  package let name: String
  let make: @MainActor @Sendable (Route, SceneContext<TerminalInterface>) throws -> Scene<TerminalInterface>
  private let report: (@Sendable (Route, ReportContext) async throws -> TextReport)?

  /// Creates the screen of a destination.
  ///
  /// - Parameters:
  ///   - key: The typed name of the destination, which the module describes.
  ///   - scene: A closure that creates the screen. It is called once for each screen that is shown.
  ///   - report: A closure that loads the destination's contents without a screen, or `nil` if the destination has no
  ///     report.
  public init<Input>(
    _ key: RouteKey<Input>,
    scene: @escaping @MainActor @Sendable (Input, SceneContext<TerminalInterface>) throws -> Scene<TerminalInterface>,
    report: (@Sendable (Input, ReportContext) async throws -> TextReport)? = nil
  ) {
    name = key.name
    make = { try scene(Input(of: $0), $1) }
    if let report {
      self.report = { try await report(Input(of: $0), $1) }
    } else {
      self.report = nil
    }
  }

  /// Creates the screen of a destination that takes no input.
  public init(
    _ key: RouteKey<NoInput>,
    scene: @escaping @MainActor @Sendable (SceneContext<TerminalInterface>) throws -> Scene<TerminalInterface>,
    report: (@Sendable (ReportContext) async throws -> TextReport)? = nil
  ) {
    var reportIgnoringInput: (@Sendable (NoInput, ReportContext) async throws -> TextReport)?
    if let report { reportIgnoringInput = { try await report($1) } }
    self.init(key, scene: { try scene($1) }, report: reportIgnoringInput)
  }

  /// Creates the screen of a destination that takes no input and shows a list from which the user cannot navigate.
  ///
  /// - Parameters:
  ///   - key: The typed name of the destination.
  ///   - layout: The title of the screen, and the way its rows are drawn.
  ///   - viewModel: A closure that creates the view model. It is called once for each screen that is shown.
  ///   - report: A closure that loads the destination's contents without a screen, or `nil` if the destination has no
  ///     report.
  public init<ViewModel: ListViewModel>(
    _ key: RouteKey<NoInput>, list layout: ListLayout<ViewModel.Row>,
    viewModel: @escaping @MainActor @Sendable (Container) throws -> ViewModel,
    report: (@Sendable (ReportContext) async throws -> TextReport)? = nil
  ) where ViewModel.Intent == Never {
    self.init(
      key,
      scene: { context in
        let viewModel = try viewModel(context.container)
        return Scene(TitledListScreen(viewModel, layout, context: context.screenContext()))
      },
      report: report)
  }

  /// Loads the destination's contents without a screen.
  ///
  /// - Returns: The report, or `nil` if the destination has none.
  /// - Throws: The error of the feature, or `InvalidRoute` if the route's parameters are invalid.
  package func loadReport(_ route: Route, _ context: ReportContext) async throws -> TextReport? {
    try await report?(route, context)
  }
}
