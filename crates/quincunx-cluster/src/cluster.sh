# Keeps a PostgreSQL cluster in a folder for as long as its standard input is open, then removes both: whatever becomes of the
# process that has started it, nothing is left behind. Obeys the words `crash`, `start`, `fill` and `clear`; answers with `ready`, or why not.
folder=$1 programs=$2
data=$folder/data log=$folder/log
trap '' INT TERM

start() {
    "$programs/pg_ctl" start --silent --wait --pgdata="$data" --log="$log" \
        --options="-c listen_addresses='' -c unix_socket_directories='$folder'"
}

stop() {
    "$programs/pg_ctl" stop --silent --wait --mode=immediate --pgdata="$data"
}

answer() {
    if "$@" </dev/null >>"$log" 2>&1; then echo ready; else tail -n 3 "$log" | tr '\n' ' '; echo; fi
}

make() {
    "$programs/initdb" --pgdata="$data" --username=quincunx --auth=trust --encoding=UTF8 --no-sync && start
}

# Until there is no room for a single byte; what was filled before stays.
fill() {
    ! cat /dev/zero >>"$data/ballast"
}

answer make
while read -r word; do
    case $word in
        crash) answer stop ;;
        start) answer start ;;
        fill) answer fill ;;
        clear) answer rm "$data/ballast" ;;
    esac
done
stop >>"$log" 2>&1
rm -rf "$folder" 2>/dev/null
