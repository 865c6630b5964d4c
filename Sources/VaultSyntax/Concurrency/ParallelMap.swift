import Dispatch
import Synchronization

/// The results of `body` for `0 ..< count` in order, computed on up to `workers` threads.
package func parallelMap<Value: Sendable>(count: Int, workers: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
  guard count > 1, workers > 1 else { return (0..<max(count, 0)).map(body) }
  let next = Atomic(0)
  let results = Mutex([Value?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
    while true {
      let number = next.add(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      let value = body(number)
      results.withLock { $0[number] = value }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}
