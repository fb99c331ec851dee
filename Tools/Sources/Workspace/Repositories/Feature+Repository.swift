public import Foundation

extension Feature {
  /// Writes a repository with the feature, from the templates that also create a package of this repository.
  ///
  /// - Parameters:
  ///   - folder: The folder of the new repository.
  ///   - framework: This repository, as the feature's manifest names it.
  ///   - checkout: The checkout with the templates.
  /// - Throws: ``CheckoutError`` if the folder is not empty, or a file system error.
  public func write(to folder: URL, framework: PublishedPackage, from checkout: Checkout) throws {
    try checkout.begin(repository: folder, title: "\(package)Tests", framework)
    let prefix = "Packages/\(package)/"
    try checkout.fill("Tools/Templates/Feature", in: folder) { filled($0, in: framework).replacing(prefix, with: "") }
  }

  /// Returns a template's path or text. In a manifest, targets of this repository become products of the framework.
  func filled(_ template: String, in framework: PublishedPackage) -> String {
    let text = filled(template)
    guard text.hasPrefix("// swift-tools-version"), let end = text.firstRange(of: "// settings:begin") else {
      return text
    }
    let targets = String(text[..<end.lowerBound]).replacing("FRAMEWORK", with: framework.dependency)
    return targets.replacing(
      #/\.product\(name: "(\w+)", package: "[A-Z]\w*"\)|(?<label>\w+: )?"(?<target>[A-Z]\w*)"/#
    ) { match in
      if let product = match.1 { return framework.product(String(product)) }
      guard match.label == nil, let target = match.target, !target.hasPrefix(package) else { return String(match.0) }
      return framework.product(String(target))
    } + text[end.lowerBound...]
  }
}

extension Checkout {
  /// Writes the files that every repository has: the configuration of Git and the formatter, the workflow that tests each
  /// change, and the test of the architecture rules.
  ///
  /// - Throws: ``Feature/CheckoutError`` if the folder is not empty, or a file system error.
  func begin(repository folder: URL, title: String, _ framework: PublishedPackage) throws {
    let present = try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != ".git" }
    guard present?.isEmpty != false else {
      throw Feature.CheckoutError(description: "\(folder.path) is not empty: choose another folder.")
    }
    try fill("Tools/Templates/Repository", in: folder) { $0.replacing("TESTS", with: title) }
    try FileManager.default.copyItem(
      at: root.appending(path: ".swift-format"), to: folder.appending(path: ".swift-format"))
  }
}
