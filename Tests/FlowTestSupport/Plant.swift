import FlowModel
import SegueSimulation

/// Where something is wrong on purpose; never in the runtime itself.
package enum Plant: Sendable {
  /// The sketch engine, behind ``FlowSystem``.
  case engine(Fault)
  /// The tabs of the sketch engine.
  case tabs(TabFault)
  /// A container, on SegueKit's public surface.
  case container(ContainerFault)
  /// A router, on SegueKit's public surface.
  case router(RouterFault)
  /// A plain class of an app, on SegueKit's public surface.
  case app(AppFault)
  /// What is told of a flow.
  case telling(Tampering)

  /// Everything that can be wrong.
  package static let all =
    engines + ContainerFault.allCases.map(Self.container)
    + RouterFault.allCases.map(Self.router) + AppFault.allCases.map(Self.app)
    + Tampering.allCases.map(Self.telling)

  /// All of the sketch engine.
  package static let engines =
    Fault.allCases.map(Self.engine) + TabFault.allCases.map(Self.tabs)

  /// The system with the fault.
  package var system: any FlowSystem {
    switch self {
    case .engine(let fault): SketchEngine(fault: fault)
    case .tabs(let fault): SketchEngine(tabFault: fault)
    case .container(let fault): SegueSimulation(registering: fault.containers)
    case .router(let fault): SegueSimulation(registering: fault.classes)
    case .app(let fault): SegueSimulation(registering: [fault.faultyClass])
    case .telling(let tampering): TamperedSystem(SegueSimulation(), tampering: tampering)
    }
  }

  /// The same system without the fault.
  package var healthy: any FlowSystem {
    switch self {
    case .engine, .tabs: SketchEngine()
    case .container, .router: SegueSimulation(registering: RegisteredClass.containers)
    case .app(let fault): SegueSimulation(registering: [fault.healthyClass])
    case .telling: SegueSimulation()
    }
  }

  /// The invariant or relation that must report the fault.
  package var brokenInvariant: InvariantID {
    switch self {
    case .engine(let fault): fault.brokenInvariant
    case .tabs(let fault): fault.brokenInvariant
    case .container(let fault): fault.brokenInvariant
    case .router(let fault): fault.brokenInvariant
    case .app(let fault): fault.brokenInvariant
    case .telling(let tampering): tampering.brokenInvariant
    }
  }

  /// The invariants that may report the fault besides, in other flows.
  package var alsoBroken: Set<InvariantID> {
    switch self {
    case .engine(let fault): fault.alsoBroken
    case .router(let fault): fault.alsoBroken
    case .app(let fault): fault.alsoBroken
    case .container(let fault): fault.alsoBroken
    case .tabs, .telling: []
    }
  }

  /// The class that must be blamed; `nil` where an engine is wrong, or whoever tells, or where an
  /// app is no class's fault alone.
  package var culprit: Culprit? {
    switch self {
    case .engine, .tabs, .app, .telling: nil
    case .container(let fault): .declared(fault.faultyClass.offer.name)
    case .router: .declared("RouterController")
    }
  }

  /// The way in which the invariant must say that it is broken; `nil` where any will do.
  package var clause: Clause? {
    guard case .telling(let tampering) = self else { return nil }
    return tampering.clause
  }

  /// The file of the package that keeps the smallest flow which shows the fault.
  package var file: String { "corpora/regressions/\(brokenInvariant)/\(name).flow" }

  /// What the fault is called, alone among all of them.
  package var name: String {
    switch self {
    case .engine(let fault): fault.rawValue
    case .tabs(let fault): fault.rawValue
    case .container(let fault): fault.rawValue
    case .router(let fault): fault.rawValue
    case .app(let fault): fault.rawValue
    case .telling(let tampering): tampering.rawValue
    }
  }
}
