public import MangaModels
import Synchronization

extension Environments {
    /// The current environment whenever it changes from now on, whether by a switch or in its settings.
    public var changes: AsyncStream<APIConfig> {
        let (changes, continuation) = AsyncStream.makeStream(of: APIConfig.self)
        let number = state.withLock { state in
            state.observed += 1
            state.observers[state.observed] = continuation
            return state.observed
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.observers.removeValue(forKey: number) }
        }
        return changes
    }

    /// Makes the environment `id` the current one.
    public func enter(_ id: EnvironmentID) throws(ConfigError) {
        try change { state throws(ConfigError) in
            guard let next = state.resolved.first(where: { $0.id == id }) else {
                throw .unknownEnvironment(id.rawValue, nearest: nil, known: state.resolved.map(\.config.name))
            }
            state.current = next
        }
    }

    /// Makes `id` the current environment as the one that the program starts with: the server that variables and flags
    /// name is its.
    public func begin(with id: EnvironmentID) throws(ConfigError) {
        change { state in
            state.start = id
            state.resolve()
        }
        try enter(id)
    }

    /// Adds an environment of this process in front of the others, or replaces the one with its id.
    public func add(_ config: APIConfig) {
        change { state in
            state.guests.removeAll { $0.id == config.id }
            state.guests.insert(config, at: 0)
            state.resolve()
        }
    }

    /// An environment of this process as it is with what variables and flags say, without listing it.
    public func configured(_ config: APIConfig) -> APIConfig {
        state.withLock { state in
            var environment = state.plain(config, .process)
            state.overrides.lay(over: &environment, isStart: config.id == state.start)
            return environment.config
        }
    }

    /// Changes the state in one step, and tells the observers when the current environment is another afterwards.
    func change<Failure: Error>(_ work: (inout State) throws(Failure) -> Void) throws(Failure) {
        let result: Result<Void, Failure> = state.withLock { state in
            let before = state.current.config
            do throws(Failure) {
                try work(&state)
            } catch {
                return .failure(error)
            }
            // Inside the lock, so that two switches arrive in their order; a continuation calls nobody back.
            if state.current.config != before {
                for observer in state.observers.values { observer.yield(state.current.config) }
            }
            return .success(())
        }
        try result.get()
    }
}
