import FeatureCompose
import FeatureComposeModule
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// The controls of the images of a draft: a field for the path of a file, and for each image its description and the
/// button that removes it.
@MainActor final class ImageFields {
  private(set) var files: [DraftFile] = []
  /// Called after the user has changed the images.
  var onChange: @MainActor () -> Void = {}
  /// Called with the file that the user attaches.
  var onAttach: @MainActor (ImageFile) -> Void = { _ in }
  let path = TextField()
  /// The IDs of the images when the user attached another one, until it arrives.
  private var idsBefore: [String]?
  private var fields: [(id: String, description: TextField, remove: Button)] = []
  private var offersPath = false

  /// The controls that the form shows.
  var controls: [any FormControl] {
    fields.flatMap { [$0.description, $0.remove] as [any FormControl] } + (offersPath ? [path] : [])
  }

  init() {
    path.onSubmit = { [weak self] text in
      let text = Self.path(from: text)
      guard let self, !text.isEmpty else { return }
      path.text = ""
      idsBefore = fields.map(\.id)
      onAttach(.path(text))
    }
  }

  /// Attaches an image if a text is the path of one. Returns `false` for any other text.
  func attach(pasted text: String) -> Bool {
    let text = Self.path(from: text)
    let isPath = ["/", "~"].contains { text.hasPrefix($0) } && !text.contains(where: \.isNewline)
    guard offersPath, path.isEnabled, isPath, ImageFile.path(text).hasImageName else { return false }
    idsBefore = fields.map(\.id)
    onAttach(.path(text))
    return true
  }

  /// Returns a path without the quotation marks with which terminals paste it.
  private static func path(from text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for mark in ["'", "\""] where text.count > 2 && text.hasPrefix(mark) && text.hasSuffix(mark) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }

  /// Returns the field for the description of the image that the user has just attached, once, or `nil`.
  func takeAttached() -> TextField? {
    guard let before = idsBefore, let field = fields.last, !before.contains(field.id) else { return nil }
    idsBefore = nil
    return field.description
  }

  /// Adapts the controls to the state and to the language.
  func update(_ state: ComposeState, _ language: Language) {
    files = state.draft.files
    offersPath = state.offersImages || !state.uploads.isEmpty
    path.label = TerminalText(ComposeText.image, language)
    path.placeholder = TerminalText(ComposeText.path, language)
    path.isEnabled = state.offersImages
    path.hint = StyledText(
      TerminalText(state.uploads.map { ComposeText.progress($0)[language] }.joined(separator: " · ")), .info)
    if fields.map(\.id) != files.map(\.id) { fields = files.map(field) }
    for (file, field) in zip(files, fields) {
      field.description.label = TerminalText(ComposeText.name(of: file), language)
        .truncated(to: 20)
      field.description.placeholder = TerminalText(ComposeText.description, language)
      field.description.isEnabled = !file.name.isEmpty
      field.remove.title = TerminalText(ComposeText.remove, language)
      field.remove.isEnabled = state.draft.editing == nil
    }
  }

  private func field(_ file: DraftFile) -> (id: String, description: TextField, remove: Button) {
    let (description, remove) = (TextField(), Button("", color: .text))
    description.text = file.description
    description.onChange = { [weak self] text in
      guard let self else { return }
      for index in files.indices where files[index].id == file.id { files[index].description = text }
      onChange()
    }
    remove.onPress = { [weak self] in
      self?.files.removeAll { $0.id == file.id }
      self?.onChange()
    }
    return (file.id, description, remove)
  }
}
