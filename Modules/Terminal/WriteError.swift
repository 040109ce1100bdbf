/// Why output did not arrive: the `errno` of write(2).
public struct WriteError: Error, Hashable {
    public let errno: Int32
}
