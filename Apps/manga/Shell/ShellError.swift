import Foundation
import MangaConfig
import MangaLocalization
import MangaNetworking
import MangaText

/// What a command cannot do, though it was written right; exit status 1.
enum ShellError: Error, Equatable {
    case invalidConfig(name: String, url: String, port: Int)
    case unknownManga(String, environment: String, nearest: String?, known: [String])
    /// Several are called so.
    case ambiguousManga(String, slugs: [String])
    /// The server does not answer, and the library knows something similar.
    case unreachedManga(String, nearest: String, reason: Message)
    /// The numbers of the last list; there was none where `last` is less than `first`.
    case noSuchListing(number: Int, first: Int, last: Int)
    /// A manga of the last list is of an environment that is not known here.
    case notOpenHere(title: String, environment: String)
    /// None of the chapters that a selection means is among the downloads that were asked for.
    case noneOfChapters(String)
    /// `continue`: in this environment.
    case nothingRead
    case notDownloaded(chapter: String, title: String)
    case needsEverything(environment: String)
    case batchFailed(failed: Int, total: Int)
    /// Somebody cancelled what was waited for.
    case cancelled(Int, total: Int)
    /// So many manga whose chapters could not be listed, each of which was said.
    case unlisted(Int)
    /// Neither the server nor the library tells a manga's chapters.
    case notOpened(title: String, reason: Message)
    /// Standard output does not take the answer.
    case notWritten(errno: Int32)
    /// What the settings say a plain start opens cannot be opened.
    case startFailed(settings: String, reason: Message)
    /// So many downloaded chapters are worse than they were.
    case damaged(Int)
    /// A process works off the queue without a shell; 0 where its number is not known.
    case alreadyRunning(process: Int32)
    case notLocked(path: String, errno: Int32)
    /// The program could not be started once more.
    case notDetached(program: String, errno: Int32)
    /// It was started, and did not get as far as the queue.
    case notBegun(log: String)
    /// So many downloads are left, and nobody works on them.
    case nobodyWorks(left: Int)
    /// What was waited for does not go on now: these chapters, and why.
    case waiting([String], reason: Message)
    /// Downloads that no process here can go on with.
    case stranded(Int)
    case notRepaired(Int)
    case cannotAsk
    /// `downloads --watch` where nothing can be drawn.
    case needsTerminal
    /// An empty answer to a question for something that is needed, or none.
    case nothingEntered
    /// The environment is served by this process.
    case needsNoLogin(name: String)
    /// `api`: an answer that is a failure.
    case failedStatus(Int, words: String = "")
    /// `api`: an address that is not the environment's own.
    case otherServer(String, environment: String, base: String)
    /// `api diff`: one of the two environments.
    case noAnswer(environment: String, reason: Message)
    /// `api --envelope`: the service's code is no success, empty where the answer has none, with its words for that.
    case refused(String, words: String = "")
    /// `api --envelope`: a success in HTTP, but not the one that the service knows.
    case refusedStatus(Int, words: String = "")
    /// `record`: the environment answers from mock files, which are no server.
    case recordsNothing(environment: String, folder: String)
    /// The servers of these environments do not answer, or not as they should.
    case notReady([String])
}

extension ShellError: Localizable {
    var message: Message {
        switch self {
        case .refused("", ""): Message(APIPhrase.noEnvelope)
        case .refused("", let words): Message(APIPhrase.envelopeRefusedWithoutCode).with(words)
        case .refused(let code, let words):
            Message(APIPhrase.envelopeRefused, ["code": .text(code.neutralised)]).with(words)
        case .refusedStatus(let status, let words):
            Message(APIPhrase.envelopeStatusRefused, ["status": .text(String(status))]).with(words)
        case .recordsNothing(let environment, let folder):
            Message(MockPhrase.recordsNothing, ["name": .text(environment), "folder": .text(folder)])
        case .invalidConfig(let name, let url, let port):
            Message(
                ShellPhrase.invalidConfig,
                ["name": .text(name), "url": .text(url), "port": .text(String(port))]
            )
        case .unknownManga(let name, let environment, let nearest, let known):
            Message(
                ShellPhrase.unknownManga,
                [
                    "name": .text(name), "environment": .text(environment),
                    "hint": .hint(nearest, known, otherwise: Message(ShellPhrase.searchHelp)),
                ]
            )
        case .ambiguousManga(let name, let slugs):
            Message(
                ShellPhrase.ambiguousManga,
                [
                    "count": .count(slugs.count), "name": .text(name),
                    "names": .text(slugs.prefix(8).joined(separator: ", ") + (slugs.count > 8 ? ", …" : "")),
                ]
            )
        case .unreachedManga(let name, let nearest, let reason):
            Message(
                ShellPhrase.unreachedManga,
                ["name": .text(name), "reason": .message(reason), "hint": .hint(nearest, [])]
            )
        case .noSuchListing(let number, let first, let last):
            Message(
                last < first ? ShellPhrase.noListing : .noSuchListing,
                ["number": .text(String(number)), "first": .count(first), "last": .count(last)]
            )
        case .notOpenHere(let title, let environment):
            Message(ShellPhrase.notOpenHere, ["title": .text(title), "environment": .text(environment)])
        case .noneOfChapters(let selection):
            Message(ShellPhrase.noneOfChapters, ["selection": .text(selection)])
        case .nothingRead: Message(ReadingPhrase.nothingRead)
        case .notDownloaded(let chapter, let title):
            Message(ShellPhrase.notDownloaded, ["chapter": .text(chapter), "title": .text(title)])
        case .needsEverything(let environment):
            Message(ShellPhrase.needsEverything, ["environment": .text(environment)])
        case .batchFailed(let failed, let total):
            Message(ShellPhrase.batchFailed, ["failed": .count(failed), "total": .count(total)])
        case .cancelled(let count, let total):
            Message(ShellPhrase.othersCancelled, ["count": .count(count), "total": .count(total)])
        case .unlisted(let count):
            Message(ShellPhrase.unlisted, ["count": .count(count)])
        case .notOpened(let title, let reason):
            Message(ShellPhrase.notOpened, ["title": .text(title), "reason": .message(reason)])
        case .notWritten(let errno):
            Message(ShellPhrase.notWritten, ["reason": .system(errno)])
        case .startFailed(let settings, let reason):
            Message(BeginningPhrase.startFailed, ["path": .text(settings), "reason": .message(reason)])
        case .alreadyRunning(let process): Message(ShellPhrase.alreadyRunning, ["process": .text("\(process)")])
        case .notLocked(let path, let code):
            Message(ShellPhrase.notLocked, ["path": .text(path), "reason": .system(code)])
        case .notDetached(let program, let code):
            Message(ShellPhrase.notDetached, ["path": .text(program), "reason": .system(code)])
        case .notBegun(let log): Message(ShellPhrase.notBegun, ["path": .text(log)])
        case .nobodyWorks(let count): Message(ShellPhrase.nobodyWorks, ["count": .count(count)])
        case .waiting(let names, let reason):
            Message(
                ShellPhrase.waiting,
                [
                    "count": .count(names.count), "reason": .message(reason),
                    "names": .text(names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")),
                ]
            )
        case .stranded(let count): Message(ShellPhrase.stranded, ["count": .count(count)])
        case .damaged(let count): Message(ShellPhrase.damaged, ["count": .count(count)])
        case .notRepaired(let count): Message(ShellPhrase.notRepaired, ["count": .count(count)])
        case .cannotAsk:
            Message(ShellPhrase.cannotAsk)
        case .needsTerminal:
            Message(ShellPhrase.needsTerminal)
        case .nothingEntered:
            Message(ShellPhrase.nothingEntered)
        case .needsNoLogin(let name):
            Message(ShellPhrase.needsNoLogin, ["name": .text(name)])
        case .failedStatus(let status, let words):
            Message(APIPhrase.failedStatus, ["status": .text(String(status))]).with(words)
        case .otherServer(let address, let environment, let base):
            Message(
                APIPhrase.otherServer,
                [
                    "address": .text(Redaction.url(address)), "environment": .text(environment),
                    "base": .text(Secret.hidden(inURL: base)),
                ]
            )
        case .noAnswer(let environment, let reason):
            Message(APIPhrase.noAnswer, ["environment": .text(environment), "reason": .message(reason)])
        case .notReady(let names):
            Message(ShellPhrase.notReady, ["names": .text(names.joined(separator: ", "))])
        }
    }
}

extension Message {
    /// And what the service says of it, if it says anything.
    fileprivate func with(_ words: String) -> Message {
        guard !words.isEmpty else { return self }
        return Message(APIPhrase.serviceSays, ["error": .message(self), "words": .text(words.neutralised)])
    }
}
