import Foundation
import RxCocoa
import RxSwift

/// The editor of a note.
final class Editor {
  let draft: Observable<Draft>
  let title: Driver<String>
  let characters: Driver<Int>
  let saved: Signal<Void>

  private let text = BehaviorRelay(value: "")
  private let savedRelay = PublishRelay<Void>()
  private let bag = DisposeBag()

  init(id: String, store: NoteStore, scheduler: SchedulerType) {
    draft = text.map { Draft(id: id, text: $0) }.share(replay: 1)
    title = text.asDriver().map { $0.split(separator: "\n").first.map(String.init) ?? "Untitled" }
    characters = text.asDriver().map { $0.count }
    saved = savedRelay.asSignal()

    store.note(id).take(1).map { $0.text }.bind(to: text).disposed(by: bag)
    draft
      .skip(1)
      .debounce(.milliseconds(500), scheduler: scheduler)
      .subscribe(onNext: { [savedRelay] draft in
        store.edit(draft.id) { $0.text = draft.text }
        savedRelay.accept(())
      })
      .disposed(by: bag)
  }

  func type(_ text: String) { self.text.accept(self.text.value + text) }
}
