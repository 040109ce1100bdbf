# A slow line between two network namespaces, `$near` and `$far`; the far end's address is 10.77.0.2.
near="bench-near-$$"
far="bench-far-$$"
line=""

# Lays a line with the arguments of `link.swift` from DELAY_US on; false, said loudly, where that is not possible.
lay_line() {
    if [ "$(id -u)" -ne 0 ] || [ ! -c /dev/net/tun ]; then
        echo "SKIPPED: $case: a line of its own needs root and /dev/net/tun" >&2
        return 1
    fi
    has_program ip "$case" iproute2 || return 1
    if [ ! -x "$folder/link" ]; then
        swiftc -O -swift-version 6 -parse-as-library -Xcc -D_GNU_SOURCE -o "$folder/link" \
            Scripts/bench.d/common/link.swift
    fi
    lay_end "$near" 10.77.0.1 10.77.0.2
    lay_end "$far" 10.77.0.2 10.77.0.1
    "$folder/link" "$near" line "$far" line "$@" &
    line=$!
}

# Makes namespace $1 with the address $2, whose only neighbour is $3.
lay_end() {
    ip netns add "$1"
    ip netns exec "$1" ip link set lo up
    ip netns exec "$1" ip tuntap add dev line mode tun
    ip netns exec "$1" ip address add "$2" peer "$3" dev line
    ip netns exec "$1" ip link set line mtu 1500 txqueuelen 20000 up
}

lift_line() {
    [ -n "$line" ] || return 0
    kill "$line" 2>/dev/null || true
    wait "$line" 2>/dev/null || true
    line=""
    ip netns delete "$near" 2>/dev/null || true
    ip netns delete "$far" 2>/dev/null || true
}
