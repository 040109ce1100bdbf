import CMicrohttpd
import MangaLocalization

/// The functions libmicrohttpd calls, on threads of its own.
enum DaemonCallbacks {
    static let access: MHD_AccessHandlerCallback = { context, connection, url, method, version, data, size, slot in
        guard let context, let connection, let slot, let size else { return .NO }
        let daemon = Unmanaged<Daemon>.fromOpaque(context).takeUnretainedValue()
        let client = Connection(connection)
        guard let known = slot.pointee else {
            guard let url, let method, let version else { return .NO }
            let head = RequestHead(
                method: String(cString: method),
                target: String(cString: url),
                version: String(cString: version),
                headers: client.fields(.HEADER_KIND).map { ($0.name.lowercased(), $0.value) },
                arguments: client.fields(.GET_ARGUMENT_KIND)
            )
            return daemon.begin(head, on: client) { slot.pointee = Unmanaged.passRetained($0).toOpaque() }
        }
        let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
        guard size.pointee == 0 else {
            exchange.receive(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : size.pointee))
            size.pointee = 0
            return .YES
        }
        return daemon.proceed(exchange)
    }

    static let completed: MHD_RequestCompletedCallback = { context, _, slot, _ in
        guard let context, let known = slot?.pointee else { return }
        slot?.pointee = nil
        let daemon = Unmanaged<Daemon>.fromOpaque(context).takeUnretainedValue()
        daemon.end(Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue())
    }

    static let connection: MHD_NotifyConnectionCallback = { context, connection, _, event in
        guard let context, let connection else { return }
        let reaper = Unmanaged<Daemon>.fromOpaque(context).takeUnretainedValue().reaper
        switch event {
        case .CONNECTION_NOTIFY_STARTED: reaper.opened(Connection(connection))
        default: reaper.closed(Connection(connection))
        }
    }
}

extension Daemon {
    /// The headers are in.
    fileprivate func begin(
        _ head: RequestHead,
        on connection: Connection,
        keep: (Exchange) -> Void
    ) -> MHD_Result {
        do throws(Refusal) {
            let request = try head.request(bodyLimit: limits.body)
            reaper.waits(for: connection)
            let keepsBody = keepsBody(request)
            let limit = keepsBody ? min(limits.body, limits.keptBody) : limits.body
            keep(Exchange(connection, request, bodyLimit: limit, keepsBody: keepsBody))
            return .YES
        } catch {
            // What follows such a head cannot be told apart from its body.
            return connection.queue(error.response, closing: true)
        }
    }

    /// The request is whole, or its answer is there.
    fileprivate func proceed(_ exchange: Exchange) -> MHD_Result {
        switch exchange.proceed() {
        case .respond:
            traffic.opened()
            guard traffic.suspend(exchange) else { return send(Refusal(503, ServerPhrase.stopping).response, exchange) }
            reaper.isServed(exchange.connection)
            exchange.respond(with: responder)
            return .YES
        case .send(let response):
            traffic.resumed(exchange)
            return send(response, exchange)
        case .refuse(let refusal):
            traffic.opened()
            return send(refusal.response, exchange)
        case .nothing:
            return .YES
        }
    }

    /// Nobody is there any more, or everything is sent.
    fileprivate func end(_ exchange: Exchange) {
        // A client that left while its answer was made is not asked for again after `resume`.
        traffic.resumed(exchange)
        if exchange.isWhole { traffic.closed() }
        reaper.waits(for: exchange.connection)
    }

    private func send(_ response: Response, _ exchange: Exchange) -> MHD_Result {
        exchange.connection.queue(response, closing: traffic.isDraining)
    }
}
