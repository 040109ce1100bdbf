import MangaModels

/// Chapters in reading order, shortly: the numbers of each volume together, `vol:1 1-3`, those without one by themselves.
struct ChapterRuns {
    /// One selection each.
    let texts: [String]

    init(_ chapters: [Chapter]) {
        var volumes: [(volume: String?, names: [String])] = []
        for chapter in chapters {
            if let last = volumes.indices.last, volumes[last].volume == chapter.volume {
                volumes[last].names.append(chapter.name)
            } else {
                volumes.append((chapter.volume, [chapter.name]))
            }
        }
        texts = volumes.flatMap { volume, names in
            let runs = ChapterRuns.runs(of: names)
            guard let volume else { return runs }
            return [([Selection.Condition.scope(volume)] + ChapterRuns.short(runs)).joined(separator: " ")]
        }
    }

    /// `1-3` for whole numbers that follow each other, each name once.
    private static func runs(of names: [String]) -> [String] {
        var runs: [(first: String, last: String, count: Int)] = []
        for name in names {
            guard let run = runs.last, name != run.last else {
                if runs.isEmpty { runs.append((name, name, 1)) }
                continue
            }
            if let number = Int(name), number > 0, Int(run.last) == number - 1 {
                runs[runs.count - 1] = (run.first, name, run.count + 1)
            } else {
                runs.append((name, name, 1))
            }
        }
        return runs.flatMap { run in
            switch run.count {
            case 1: [run.first]
            case 2: [run.first, run.last]
            default: ["\(run.first)-\(run.last)"]
            }
        }
    }

    private static func short(_ runs: [String]) -> [String] {
        runs.count > 8 ? runs.prefix(3) + ["…"] + runs.suffix(2) : runs
    }
}
