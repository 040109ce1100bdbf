# nginx, for pages and for the API of `pages.sh`.
nginx=$(command -v nginx || command -v /usr/sbin/nginx || echo nginx)

# Starts nginx under the name $1 with folder $2 at address $3, a HOST:PORT; over TLS where $4 is `tls` or, with
# HTTP/2, `h2`. What stands in `$through` comes before the command: `ip netns exec NAME`.
start_origin() {
    local name=$1 root=$2 address=$3 protocol=${4:-}
    local listen=$address certificate=""
    case $protocol in
    tls) listen="$address ssl" ;;
    h2) listen="$address ssl http2" ;;
    esac
    [ -z "$protocol" ] || certificate="ssl_certificate $folder/server.pem; ssl_certificate_key $folder/server.key;"
    mkdir -p "$folder/$name"
    cat >"$folder/$name/nginx.conf" <<CONF
daemon off;
user $(id -un);
worker_processes 1;
pid $folder/$name/pid;
error_log stderr error;
events { worker_connections 512; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 100000;
    types { application/json json; image/jpeg jpg; image/png png; image/webp webp; }
    default_type application/octet-stream;
    client_body_temp_path $folder/$name/b; proxy_temp_path $folder/$name/p; fastcgi_temp_path $folder/$name/f;
    uwsgi_temp_path $folder/$name/u; scgi_temp_path $folder/$name/s;
    server {
        listen $listen;
        $certificate
        location / { root $root; try_files \$uri \$uri.json =404; }
    }
}
CONF
    # shellcheck disable=SC2086  # words of a command
    launch ${through:-} "$nginx" -p "$folder/$name" -c "$folder/$name/nginx.conf" -e stderr
    wait_for_address "$address"
}

# Returns when something listens at $1, a HOST:PORT.
wait_for_address() {
    local try
    for try in $(seq 200); do
        # shellcheck disable=SC2086,SC2016
        if ${through:-} bash -c 'exec 3<>"/dev/tcp/${1%:*}/${1##*:}"' _ "$1" 2>/dev/null; then return; fi
        sleep 0.05
    done
    echo "bench: nothing listens at $1" >&2
    exit 1
}

# A certificate authority for the addresses $@, and a certificate by it.
#
# It stands in `$folder/ca.pem` behind those that this machine trusts: to read so many is part of what TLS costs.
make_certificate() {
    local names
    names=$(printf 'IP:%s,' "$@")
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=bench" \
        -keyout "$folder/ca.key" -out "$folder/authority.pem" 2>/dev/null
    cat /etc/ssl/certs/ca-certificates.crt "$folder/authority.pem" >"$folder/ca.pem" 2>/dev/null || true
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=bench server" \
        -keyout "$folder/server.key" -out "$folder/server.csr" 2>/dev/null
    openssl x509 -req -days 2 -in "$folder/server.csr" -CA "$folder/authority.pem" -CAkey "$folder/ca.key" -CAcreateserial \
        -extfile <(echo "subjectAltName=${names%,}") -out "$folder/server.pem" 2>/dev/null
}

# A port of this machine that nothing uses now.
free_port() {
    local port
    while true; do
        port=$((20000 + RANDOM % 20000))
        if ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then echo "$port" && return; fi
    done
}
