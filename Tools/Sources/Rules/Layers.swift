import SourceFiles

extension Rule {
  /// The import rules 1 and 2 of ARCHITECTURE.md: the allowed imports between the modules of this repository.
  public static let layers: Rule = .init(id: "layers") { tree in
    let owners = tree.packageOfModule
    return tree.files.filter { $0.isSwift && $0.target != nil }.flatMap { file -> [Violation] in
      file.imports.compactMap { found in
        guard let owner = owners[found.module], found.module != file.target,
          let objection = objection(to: found.module, of: owner, in: file)
        else { return nil }
        return file.violation(found.line, "\(file.target ?? "") imports \(found.module). \(objection)")
      }
    }
  }

  /// The places of imports that break ``layers``. Other rules do not report them: their advice, such as to declare the
  /// import, would contradict that of this rule.
  static func forbiddenImports(_ tree: SourceTree) -> Set<String> {
    Set(layers.violations(tree).map { "\($0.path):\($0.line)" })
  }

  private static let infrastructure: Set = ["Networking", "Persistence", "Presentation", "TerminalUI"]
  private static let terminalTargets: Set = ["PresentationTerminal", "PostsTerminal", "TerminalImages"]

  /// Returns the reason why the file must not import the module, and what to do instead; `nil` if it may.
  private static func objection(to module: String, of owner: String?, in file: SourceFile) -> String? {
    guard let package = file.package else { return objection(to: module, outsidePackagesIn: file) }
    if module == "AppShell" || module == "tessera" {
      return "Packages do not depend on the app: take what you need through init, and let AppShell pass it."
    }
    if owner == "LockAndDigest" && package != owner { return nil }
    switch package {
    case owner:
      return objection(to: module, withinPackage: package, file)
    case "LockAndDigest":
      return
        "LockAndDigest depends on nothing, so that every package may depend on it: move this to the package that uses it."
    case "Reactive", "TerminalUI", "WebUI":
      return "\(package) depends on no other package: move the code to the package that needs both."
    case "DemoServer":
      return "DemoServer does not share code with its clients: give it its own types for what it sends."
    case "TerminalApp":
      return objection(to: module, of: owner ?? "", inTerminalApp: file)
    case "WebApp":
      return ["Composition", "Networking", "Persistence", "Presentation", "Reactive", "WebUI"].contains(owner)
        && !terminalTargets.contains(module)
        ? nil : "WebApp depends on no feature and no terminal: an app brings the features."
    case "Composition":
      return ["Networking", "Persistence", "Presentation", "Reactive"].contains(owner)
        && module != "PresentationTerminal"
        ? nil
        : """
        Composition may import Networking, Persistence, Presentation and Reactive: an app brings the features and the \
        terminal.
        """
    case "Mastodon":
      return ["Networking", "Reactive"].contains(owner)
        ? nil : "Mastodon may import Networking and Reactive: it neither stores nor shows what a server sends."
    case "Posts":
      return objection(to: module, of: owner ?? "", inPosts: file)
    case "Presentation" where file.target?.hasPrefix("PresentationTerminal") == true && owner == "TerminalUI":
      return nil
    case "Presentation" where ["Networking", "Persistence"].contains(owner):
      let target = file.target ?? ""
      return ["PresentationObservation", "PresentationTerminal"].contains(target)
        ? "\(target) shows view models: move this to Presentation." : nil
    case "Presentation" where owner == "TerminalUI":
      return "Of Presentation's targets, only PresentationTerminal may import TerminalUI: move this there."
    case "Networking", "Persistence", "Presentation":
      return owner == "Reactive"
        ? nil : "\(package) may not import \(module): join the two where both are used."
    case _ where package.hasPrefix("Feature"):
      return objection(to: module, of: owner ?? "", inFeature: package, file)
    default:
      return "No rule says what \(package) may import: write a decision record, and add it to Layers.swift."
    }
  }

  private static func objection(to module: String, of owner: String, inTerminalApp file: SourceFile) -> String? {
    if file.target == "TerminalImages" {
      return ["Networking", "Reactive", "TerminalUI"].contains(owner)
        ? nil : "TerminalImages loads images for any screen: move what depends on an app to TerminalApp."
    }
    if ["TerminalAppTest", "TerminalDemo"].contains(file.target), owner == "DemoServer" { return nil }
    return owner == "Reactive" || owner == "Composition" || infrastructure.contains(owner)
      ? nil : "TerminalApp depends on no feature and no server: an app brings both."
  }

  private static func objection(to module: String, of owner: String, inPosts file: SourceFile) -> String? {
    switch file.target {
    case "PostsTerminal":
      return ["Presentation", "Reactive", "TerminalUI"].contains(owner)
        ? nil : "PostsTerminal draws posts: move what makes or stores them to Posts."
    case "PostsTerminalTests" where owner == "TerminalUI" || module == "PresentationTerminal": return nil
    case "PostsWeb":
      return ["Composition", "Reactive", "WebApp", "WebUI"].contains(owner) || module == "Presentation"
        ? nil : "PostsWeb draws posts on pages: move what makes or stores them to Posts."
    default:
      return ["Mastodon", "Networking", "Persistence", "Reactive"].contains(owner) || module == "Presentation"
        ? nil : "Of Posts' targets, only PostsTerminal may import TerminalUI: move this there."
    }
  }

  private static func objection(to module: String, of owner: String, inFeature package: String, _ file: SourceFile)
    -> String?
  {
    if owner.hasPrefix("Feature") {
      return "Features do not depend on each other: emit an intent, and let the module route it."
    }
    let isDemo =
      file.target?.hasSuffix("-demo") == true || [package + "Demo", package + "DemoTests"].contains(file.target)
    if module == "TerminalDemo" {
      return isDemo ? nil : "Only a demo and an app start the demo server: remove this."
    }
    if isDemo || file.target == package + "JourneyTests", owner == "DemoServer" { return nil }
    let isTerminal = ["TerminalApp", "TerminalUI"].contains(owner)
    let isWeb = ["WebApp", "WebUI"].contains(owner) || module == "PostsWeb"
    switch file.target {
    case package
    where isTerminal || owner == "Composition" || ["PresentationTerminal", "PostsTerminal"].contains(module):
      return
        "A view model depends on neither an app nor the terminal: put the module in \(package)Module, and put the screen in "
        + "\(package)Terminal."
    case package + "Module" where isTerminal || ["PresentationTerminal", "PostsTerminal"].contains(module):
      return "A module describes the feature to any app: put what the terminal adds in \(package)Terminal."
    case package + "Web"
    where isTerminal || terminalTargets.contains(module) || ["Mastodon", "Networking", "Persistence"].contains(owner):
      return
        "A page depends only on its view model: move this to \(package), behind an output, or to \(package)Terminal."
    case package where isWeb,
      package + "Module" where isWeb:
      return "A feature does not depend on its user interface: put pages in \(package)Web."
    case package + "Terminal" where isWeb:
      return "A screen depends on no page: put this in \(package)Web."
    case package + "Terminal" where ["Mastodon", "Networking", "Persistence"].contains(owner):
      return "A screen depends only on its view model: move this to \(package), behind an output."
    default:
      return isTerminal || isWeb || ["Composition", "Mastodon", "Posts", "Reactive"].contains(owner)
        || infrastructure.contains(owner)
        ? nil : "A feature may import the packages below it, and no server: the app brings that."
    }
  }

  /// Returns the reason why a target must not import another target of its package: view models know neither the module
  /// nor the screens, and the module knows no screen.
  private static func objection(to module: String, withinPackage package: String, _ file: SourceFile) -> String? {
    switch (file.target, module) {
    case (package, package + "Demo"), (package + "Module", package + "Demo"), (package + "Terminal", package + "Demo"),
      (package + "Web", package + "Demo"):
      "The demo server's part of a feature is for apps with a demo server: request it as from any server."
    case (package, package + "Terminal"): "A view model does not depend on its screen: the screen binds to it."
    case (package, package + "Web"): "A view model does not depend on its page: the page binds to it."
    case (package + "Terminal", package + "Web"), (package + "Web", package + "Terminal"):
      "The two front ends of a feature are independent: move what both need to \(package)Module."
    case (package + "Module", package + "Web"):
      "A module describes the feature to any app: put what the browser adds in \(package)Web."
    case (package, package + "Module"): "A view model does not depend on its module: the module creates it."
    case (package + "Module", package + "Terminal"):
      "A module describes the feature to any app: put what the terminal adds in \(package)Terminal."
    default: nil
    }
  }

  private static func objection(to module: String, outsidePackagesIn file: SourceFile) -> String? {
    switch file.target {
    case "tessera" where module != "AppShell":
      "The executable only starts AppShell: move this there."
    case "AppShell" where module == "tessera":
      "AppShell does not depend on the executable."
    case "ArchitectureTests" where !["Rules", "SourceFiles"].contains(module):
      "The architecture tests read the tree as text, so that they run in any state of the tree."
    default: nil
    }
  }

  /// The rule that LockAndDigest contains only a lock and two digests, because every package may import it.
  public static let closedLeaf: Rule = .init(id: "closed-leaf") { tree in
    let contents: Set = ["Digest/SHA1.swift", "Digest/SHA256.swift", "Locking/Locked.swift"]
    let folder = "Packages/LockAndDigest/Sources/"
    return tree.swiftSources.filter {
      $0.path.hasPrefix(folder) && !contents.contains(String($0.path.dropFirst(folder.count)))
    }
    .map {
      $0.violation(
        "LockAndDigest contains a lock and two digests and nothing else: move this to the package that it concerns.")
    }
  }

  /// The rule that released programs do not use modules for tests.
  public static let testSupport: Rule = .init(id: "test-support") { tree in
    let support = Set(tree.swiftSources.filter(\.isTestSupport).compactMap(\.target)).union(["Testing"])
    let exempt = tree.programs.union(support)
    let production = tree.swiftSources.filter { !$0.path.hasPrefix("Benchmarks/") && !exempt.contains($0.target ?? "") }
    return production.flatMap { file in
      file.imports.filter { support.contains($0.module) }.map {
        file.violation($0.line, "\($0.module) is for tests and demos: production code must not import it.")
      }
    }
  }
}
