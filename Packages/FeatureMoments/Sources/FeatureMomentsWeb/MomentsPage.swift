import Composition
import FeatureMoments
import FeatureMomentsModule
import Foundation
import Presentation
import Reactive
import WebApp
import WebUI

extension ListPage<MomentsListItem> {
  /// Creates the page of a user: the user and the moments that friends share.
  convenience init(moments viewModel: any MomentsViewModel, context: SceneContext<WebInterface>) {
    let rows = MomentRows()
    let layout = PageLayout<MomentsListItem>(title: MomentsText.title, text: MomentsText.list) { rows.content(of: $0) }
    self.init(viewModel, layout, context: context)
    headline = { HTML.element("p", [.style("muted")]) { HTML(rows.summary[context.language]) } }
    onAction = { action, row, _ in
      if action == "like", let moment = row?.moment { viewModel.like.accept(moment.id) }
    }
    bind(viewModel.style) { page, style in
      rows.style = style
      page.rowsChanged()
    }
    bind(viewModel.now) { page, now in
      rows.now = now
      page.rowsChanged()
    }
    bindHeadline(Driver.combineLatest(viewModel.count, viewModel.profile) { ($0, $1) }) { count, profile in
      rows.summary = count > 0 ? MomentsText.count(count) : LocalizedText(name: profile?.name ?? "")
    }
    showMessages(viewModel.problems.map { $0.text[context.language] })
  }
}

extension ListPage<MomentPart> {
  /// Creates the page of a moment.
  convenience init(moment viewModel: any MomentViewModel, context: SceneContext<WebInterface>) {
    let rows = MomentRows()
    let layout = PageLayout<MomentPart>(title: MomentsText.moment, text: MomentsText.parts) { rows.content(ofPart: $0) }
    self.init(viewModel, layout, context: context)
    onAction = { action, _, _ in if action == "like" { viewModel.like.accept(()) } }
    bind(viewModel.style) { page, style in
      rows.style = style
      page.rowsChanged()
    }
    bind(viewModel.now) { page, now in
      rows.now = now
      page.rowsChanged()
    }
    showMessages(viewModel.problems.map { $0.text[context.language] })
  }
}

extension LocalizedText {
  fileprivate init(name: String) { self.init(en: name, zhHans: name) }
}
