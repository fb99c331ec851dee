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
  private let path = TextField()
  private var fields: [(id: String, description: TextField, remove: Button)] = []
  private var offersPath = false

  /// The controls that the form shows.
  var controls: [any FormControl] {
    fields.flatMap { [$0.description, $0.remove] as [any FormControl] } + (offersPath ? [path] : [])
  }

  init() {
    path.onSubmit = { [weak self] text in
      let text = text.trimmingCharacters(in: .whitespaces)
      guard let self, !text.isEmpty else { return }
      path.text = ""
      onAttach(.path(text))
    }
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
