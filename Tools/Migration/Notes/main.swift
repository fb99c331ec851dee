import Foundation
import RxSwift

/// An in-memory server that fails the first request.
final class FlakyServer: NotesServer {
  private var notes: [String: Note] = [:]
  private var failures = 1

  func notes(since revision: Int) -> Single<[Note]> {
    return Single.create { single in
      if self.failures > 0 {
        self.failures -= 1
        single(.failure(SyncError.offline))
      } else {
        single(.success(self.notes.values.filter { $0.revision > revision }))
      }
      return Disposables.create()
    }
  }

  func put(_ note: Note) -> Single<Note> {
    var stored = note
    stored.revision += 1
    notes[note.id] = stored
    return .just(stored)
  }
}

let store = NoteStore()
let synchronizer = Synchronizer(store: store, server: FlakyServer(), scheduler: MainScheduler.instance)
let bag = DisposeBag()
store.edit("a") { $0.text = "Buy milk" }
store.edit("b") { $0.text = "Call Ann" }
synchronizer.status.subscribe(onNext: { print($0) }).disposed(by: bag)
store.all.subscribe(onNext: { print($0.map { $0.text }) }).disposed(by: bag)
synchronizer.round().subscribe().disposed(by: bag)
