import Foundation
import RxRelay
import RxSwift

/// The notes on this device, and the IDs of those whose changes have not been sent yet.
final class NoteStore {
  private let notes = BehaviorRelay<[String: Note]>(value: [:])
  private let dirty = BehaviorRelay<Set<String>>(value: [])
  private let changes = PublishSubject<Note>()

  var all: Observable<[Note]> {
    return notes.map { $0.values.filter { !$0.isDeleted }.sorted { $0.id < $1.id } }
  }

  var changed: Observable<Note> { return changes.asObservable() }
  var waiting: Observable<Int> { return dirty.map { $0.count }.distinctUntilChanged() }
  var revision: Int { return notes.value.values.map { $0.revision }.max() ?? 0 }

  func note(_ id: String) -> Observable<Note> {
    return notes.compactMap { $0[id] }.distinctUntilChanged()
  }

  func edit(_ id: String, _ change: (inout Note) -> Void) {
    var note = notes.value[id] ?? Note(id: id, text: "")
    change(&note)
    write(note)
    dirty.accept(dirty.value.union([id]))
    changes.onNext(note)
  }

  func merge(_ remote: [Note]) -> [SyncError] {
    var conflicts: [SyncError] = []
    for note in remote {
      if dirty.value.contains(note.id), let local = notes.value[note.id], local.text != note.text {
        conflicts.append(.conflict(local: local, remote: note))
      } else {
        write(note)
      }
    }
    return conflicts
  }

  func takeWaiting() -> [Note] {
    let ids = dirty.value
    dirty.accept([])
    return ids.sorted().compactMap { notes.value[$0] }
  }

  private func write(_ note: Note) {
    var all = notes.value
    all[note.id] = note
    notes.accept(all)
  }
}
