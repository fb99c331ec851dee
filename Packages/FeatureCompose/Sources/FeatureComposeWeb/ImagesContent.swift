import FeatureCompose
import FeatureComposeModule
import Presentation
import WebApp
import WebUI

/// The part of the editor's form with the images and their descriptions.
@MainActor struct ImagesContent {
  let state: ComposeState
  let language: Language

  @HTMLBuilder var html: HTML {
    for file in state.draft.files { image(file) }
    for upload in state.uploads { note(ComposeText.progress(upload), "muted") }
    if state.draft.lacksDescription { note(ComposeText.undescribedMessage, "warning") }
    if state.offersImages {
      HTML.element("label", [.labels("image")]) { HTML(ComposeText.image[language]) }
      HTML.element("input", [.identifier("image"), .type("file"), .name("image"), .accepts("image/*"), .typed])
    }
  }

  /// The fields of an image are named after it, so that they stay its own when another image is removed.
  private func image(_ file: DraftFile) -> HTML {
    let isAttached = !file.name.isEmpty
    return HTML.element("div", [.identifier("image-\(file.id)"), .style("fields")]) {
      HTML.element("label", [.labels("alt-\(file.id)")]) { HTML("▣ " + ComposeText.name(of: file)[language]) }
      HTML.element(
        "input",
        [
          .identifier("alt-\(file.id)"), .name("alt", of: file.id), .value(file.description), .autocomplete("off"),
          .typed, .placeholder(ComposeText.description[language]), isAttached ? nil : .disabled,
        ])
      if state.draft.editing == nil {
        HTML.element("label") {
          HTML.element("input", [.type("checkbox"), .name("remove"), .value(file.id), .typed])
          HTML(" " + ComposeText.remove[language])
        }
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
    for index in files.indices where !files[index].name.isEmpty {
      if let text = fields["alt-\(files[index].id)"] { files[index].description = text }
    }
    let removed = fields.all("remove")
    files.removeAll { removed.contains($0.id) }
  }
}
