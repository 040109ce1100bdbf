import MangaImaging

extension SampleSeries {
    static let all = [lanternStreet, lighthouse, comets, garden]

    private static let lanternStreet = SampleSeries(
        title: "Lantern Street",
        author: "Maren Holloway",
        summary: "On Lantern Street every lamp keeps one secret, and Ida has just been handed the ladder.",
        genre: "Mystery, Slice of Life",
        language: "en",
        isRightToLeft: false,
        formats: [.jpeg],
        scene: .street,
        chapters: [
            SampleChapter("1", "The New Lamplighter"),
            SampleChapter("2", "A Ladder Too Short"),
            SampleChapter("3", "Number Nine Stays Dark"),
            SampleChapter("4", "Oil and Rain"),
            SampleChapter("5", "What the Moth Saw"),
            SampleChapter("6", "Morning, Almost"),
        ]
    )

    private static let lighthouse = SampleSeries(
        title: "月と小さな灯台",
        author: "灰谷みお",
        summary: "誰も来ない岬の灯台で、月と手紙を交わす少女の物語。",
        genre: "Fantasy, Drama",
        language: "ja",
        isRightToLeft: true,
        formats: [.png],
        scene: .sea,
        chapters: [
            SampleChapter("1", "はじめての灯"),
            SampleChapter("2", "潮の手紙"),
            SampleChapter("3", "霧の夜"),
            SampleChapter("10", "月が欠けた日"),
            SampleChapter("10.5", "番外編・灯台守の休日"),
            SampleChapter("11", "帰ってきた船"),
        ]
    )

    private static let comets = SampleSeries(
        title: "La cocina de los cometas",
        author: "Inés Quiroga Vidal",
        summary: "Una cocinera de pueblo aprende a guisar con el polvo que dejan los cometas al pasar.",
        genre: "Comedy, Fantasy",
        language: "es",
        isRightToLeft: false,
        formats: [.webp],
        scene: .hills,
        chapters: [
            SampleChapter("1", "Sopa de medianoche"),
            SampleChapter("2", "El año del cometa tímido"),
            SampleChapter("3", "Pan de ceniza"),
            SampleChapter("Extra", "El recetario de la abuela"),
        ]
    )

    private static let garden = SampleSeries(
        title: "حديقة النجوم",
        author: "ليلى المنصوري",
        summary: "بستاني عجوز يزرع بذور النجوم في الصحراء وينتظر أول ليلة تزهر فيها.",
        genre: "Adventure, Fantasy",
        language: "ar",
        isRightToLeft: true,
        formats: [.jpeg, .png, .webp],
        scene: .desert,
        chapters: [
            SampleChapter("1", "البذرة الأولى"),
            SampleChapter("2", "بئر الضوء"),
            SampleChapter("3", "القافلة الصامتة"),
            SampleChapter("4", "ليلة الإزهار"),
        ]
    )
}
