import FlowModel

extension Trace {
  /// A number for all that was shown until then: one after the stage and one after each step.
  ///
  /// They are the same in every process and on every machine: what happened goes into them and who
  /// stood where, and nothing that a process makes up for itself. The last one speaks of the whole
  /// flow.
  package var digests: [UInt64] {
    var digest = Digest()
    var next = (event: 0, request: 0)
    return snapshots.indices.map { moment in
      for event in events[next.event..<eventEnds[moment]] { digest.mix(event.numbers(in: self)) }
      for request in requests[next.request..<requestEnds[moment]] { digest.mix(request.numbers) }
      digest.mix(snapshots[moment].numbers(in: self))
      next = (eventEnds[moment], requestEnds[moment])
      return digest.value
    }
  }
}

extension SegueRequest {
  fileprivate var numbers: [Int] {
    let asking =
      switch trigger {
      case .control(let control): control
      case .code: -1
      case .load: -2
      }
    return [segue ?? -1, source.index, asking, destination?.index ?? -1]
  }
}

extension Digest {
  fileprivate mutating func mix(_ numbers: [Int]) {
    for number in numbers { mix(UInt64(bitPattern: Int64(number))) }
  }
}
