/// The task of an exchange that has ended before it could be returned.
struct FinishedTask: TransportTask {
  func cancel() {}
}
