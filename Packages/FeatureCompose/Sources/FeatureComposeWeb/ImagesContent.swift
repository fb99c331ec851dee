import FeatureCompose
import FeatureComposeModule
import Presentation
import WebApp
import WebUI

/// The part of the editor's form with the images and their descriptions.
@MainActor struct ImagesContent {
  let state: ComposeState
  let language: Language

  /// The names of the fields of the descriptions. Further images have none.
  nonisolated static let names: [StaticString] = [
    "alt1", "alt2", "alt3", "alt4", "alt5", "alt6", "alt7", "alt8", "alt9", "alt10",
  ]

  @HTMLBuilder var html: HTML {
    for (file, name) in zip(state.draft.files, Self.names) { image(file, name) }
    for upload in state.uploads { note(ComposeText.progress(upload), "muted") }
    if state.draft.lacksDescription { note(ComposeText.undescribedMessage, "warning") }
    if state.offersImages {
      HTML.element("label", [.labels("image")]) { HTML(ComposeText.image[language]) }
      HTML.element("input", [.identifier("image"), .type("file"), .name("image"), .accepts("image/*"), .typed])
    }
  }

  @HTMLBuilder private func image(_ file: DraftFile, _ name: StaticString) -> HTML {
    let isAttached = !file.name.isEmpty
    HTML.element("label", [.labels("\(name)")]) { HTML("▣ " + ComposeText.name(of: file)[language]) }
    HTML.element(
      "input",
      [
        .identifier("\(name)"), .name(name), .value(file.description), .autocomplete("off"), .typed,
        .placeholder(ComposeText.description[language]), isAttached ? nil : .disabled,
      ])
    if state.draft.editing == nil {
      HTML.element("label") {
        HTML.element("input", [.type("checkbox"), .name("remove"), .value(file.id), .typed])
        HTML(" " + ComposeText.remove[language])
      }
    }
  }

  private func note(_ text: LocalizedText, _ style: StaticString) -> HTML {
    HTML.element("p", [.style(style), .live]) { HTML(text[language]) }
  }
}

extension ComposeDraft {
  /// Takes the descriptions that a form has sent, and removes the images that it names.
  mutating func takeImages(_ fields: FormFields) {
    for (index, name) in zip(files.indices, ImagesContent.names) where !files[index].name.isEmpty {
      if let text = fields["\(name)"] { files[index].description = text }
    }
    let removed = fields.all("remove")
    files.removeAll { removed.contains($0.id) }
  }
}
