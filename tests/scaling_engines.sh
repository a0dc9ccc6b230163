#!/bin/bash
# The recipes of docs/scaling.md on the engines themselves, each where it is installed: scaling_engines.sh HOYLE CASES [parallel] [dask] [slurm]
hoyle=$(realpath "$1") cases=$(realpath "$2") failed=0
shift 2
[ $# -gt 0 ] || set -- parallel dask
here=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null; wait 2>/dev/null; [ -n "${KEEP:-}" ] || rm -rf "$here"' EXIT
mkdir "$here/there" && cp -r "$cases" "$here/there/archive" && cp "$hoyle" "$here/there/hoyle"
cd "$here/there" || exit 2
export PATH="$here/there:$PATH"
find archive/ -type f \( -name '*.hoyle' -o -name '*.hoyle.gz' \) >list
hoyle judge --format jsonl archive >wanted.out 2>wanted.err
echo $? >wanted.code

# whole WHAT PARTS...: merged, they are the single run
whole() {
    local what=$1
    shift
    hoyle merge --logs list "$@" >got.out 2>got.err
    echo $? >got.code
    for part in out err code; do
        cmp -s "got.$part" "wanted.$part" || { echo "$what: not the single run ($part)" && head -n 3 got.err && failed=1; }
    done
    rm -f part-* parts.jsonl
}
# refused WHAT PARTS...: something is wanting, and nothing is written
refused() {
    local what=$1
    shift
    hoyle merge --logs list "$@" >got.out 2>got.err
    if [ $? != 2 ] || [ -s got.out ] || ! grep -q ' are wanting, and 0 are too many' got.err; then
        echo "$what: not missed" && tail -n 2 got.err && failed=1
    fi
    rm -f part-* parts.jsonl
}
here_are() {
    for each in "$@"; do command -v "$each" >/dev/null || [ -x "/usr/sbin/$each" ] || { echo "$each is not here: left out" && return 1; }; done
}

# two hosts that are this machine, and a third that answers to nobody
try_parallel() {
    here_are parallel sshd ssh ssh-keygen || return
    ssh-keygen -q -t ed25519 -N '' -f "$here/host" && ssh-keygen -q -t ed25519 -N '' -f "$here/user"
    mkdir -p /run/sshd 2>/dev/null
    local port=$((20000 + $$ % 20000))
    for host in 1 2; do
        printf '%s\n' "Port $((port + host))" "ListenAddress 127.0.0.1" "HostKey $here/host" "AuthorizedKeysFile $here/user.pub" "PidFile none" \
            "StrictModes no" "UsePAM no" "PermitRootLogin yes" "PasswordAuthentication no" "MaxStartups 100" >"$here/sshd$host"
        /usr/sbin/sshd -D -f "$here/sshd$host" -E "$here/sshd$host.log" & pids+=($!)
    done
    for host in 1 2 3; do
        printf '%s\n' "Host h$host" "  HostName 127.0.0.1" "  Port $((port + host))" "  IdentityFile $here/user" "  StrictHostKeyChecking no" \
            "  UserKnownHostsFile /dev/null" "  LogLevel ERROR" "  BatchMode yes"
    done >"$here/ssh"
    for ((i = 0; i < 50; i++)); do ssh -F "$here/ssh" h1 true 2>/dev/null && ssh -F "$here/ssh" h2 true 2>/dev/null && break; sleep 0.1; done
    ssh -F "$here/ssh" h2 true || { echo "sshd could not be started here: left out" && return; }
    judge() {
        parallel --will-cite --sshloginfile hosts --workdir "$PWD" --retries 3 --pipe -N 100 './hoyle judge --format jsonl --logs -; [ $? -le 2 ]' \
            <list >parts.jsonl 2>err
    }
    for host in 1 2; do echo "2/ssh -F $here/ssh h$host"; done >hosts
    judge || { echo "parallel ended with $?" && failed=1; }
    whole "parallel over two hosts" parts.jsonl
    echo "2/ssh -F $here/ssh h3" >>hosts
    judge || { echo "parallel, a host down, ended with $?" && failed=1; }
    whole "parallel, a host down" parts.jsonl
    mv hoyle away
    judge && echo "parallel without hoyle is content" && failed=1
    PATH="$(dirname "$hoyle"):$PATH" refused "parallel without hoyle" parts.jsonl
    mv away hoyle
}

try_dask() {
    /usr/bin/python3 -c 'import distributed' 2>/dev/null || { echo "dask.distributed is not here: left out" && return; }
    cat >judge.py <<'PYTHON'
import os, signal, subprocess, sys
from distributed import Client, LocalCluster

FAULT = sys.argv[1]


def judge(names):
    if FAULT == "killed" and "thursday" in " ".join(names) and not os.path.exists("killed"):
        open("killed", "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    if FAULT == "silent" and "thursday" in " ".join(names):      # what pipe does that does not look at the code
        return ""
    done = subprocess.run(["hoyle", "judge", "--format", "jsonl", "--logs", "-"], input="\n".join(names), capture_output=True, text=True)
    if done.returncode not in (0, 1, 2):
        raise RuntimeError(done.stderr)
    return done.stdout


if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster, Client(cluster) as client:
        names = open("list").read().splitlines()
        parts = client.map(judge, [names[i::20] for i in range(20)], retries=3)
        open("parts.jsonl", "w").writelines(client.gather(parts))
PYTHON
    /usr/bin/python3 judge.py none 2>err || { echo "dask ended with $?" && tail -n 3 err && failed=1; }
    whole "dask" parts.jsonl
    /usr/bin/python3 judge.py killed 2>err || { echo "dask, a worker killed, ended with $?" && tail -n 3 err && failed=1; }
    whole "dask, a worker killed" parts.jsonl
    /usr/bin/python3 judge.py silent 2>err || { echo "dask, a worker silent, ended with $?" && failed=1; }
    refused "dask, a worker without hoyle" parts.jsonl
}

try_slurm() {
    here_are slurmctld slurmd munged sbatch || return
    [ "$(id -u)" = 0 ] || { echo "Slurm's daemons want root: left out" && return; }
    mkdir -p "$here/slurm/state" "$here/slurm/spool" "$here/munge"
    chown munge "$here/munge" && chmod 755 "$here" "$here/munge"
    head -c 1024 /dev/urandom >"$here/munge/key" && chmod 400 "$here/munge/key" && chown munge "$here/munge/key"
    setpriv --reuid=munge --regid=munge --clear-groups /usr/sbin/munged -F --key-file="$here/munge/key" --socket="$here/munge/socket" --pid-file="$here/munge/pid" \
        --log-file="$here/munge/log" --seed-file="$here/munge/seed" >"$here/munge.out" 2>&1 & pids+=($!)
    local host port=$((20000 + $$ % 20000))
    host=$(hostname -s)
    cat >"$here/slurm/slurm.conf" <<CONF
ClusterName=here
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$((port + 11))
SlurmdPort=$((port + 12))
AuthType=auth/munge
AuthInfo=socket=$here/munge/socket
CredType=cred/munge
SlurmUser=root
StateSaveLocation=$here/slurm/state
SlurmdSpoolDir=$here/slurm/spool
SlurmctldPidFile=$here/slurm/ctld.pid
SlurmdPidFile=$here/slurm/d.pid
SlurmctldLogFile=$here/slurm/ctld.log
SlurmdLogFile=$here/slurm/d.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF="$here/slurm/slurm.conf"
    for ((i = 0; i < 50; i++)); do [ -S "$here/munge/socket" ] && break; sleep 0.1; done
    /usr/sbin/slurmctld -D >"$here/ctld.out" 2>&1 & pids+=($!)
    /usr/sbin/slurmd -D >"$here/d.out" 2>&1 & pids+=($!)
    for ((i = 0; i < 50; i++)); do sinfo -h -o %T 2>/dev/null | grep -q idle && break; sleep 0.2; done
    sinfo -h -o %T 2>/dev/null | grep -q idle || { echo "Slurm could not be started here: left out" && tail -n 3 "$here"/*.out "$here"/slurm/*.log && return; }
    cat >judge.sbatch <<'BATCH'
#!/bin/sh
#SBATCH --array=0-9 --output=/dev/null
awk -v share="$SLURM_ARRAY_TASK_ID" 'NR % 10 == share' list |
    hoyle judge --format jsonl --logs - --output "part-$SLURM_ARRAY_TASK_ID.jsonl"; [ $? -le 2 ]
BATCH
    sbatch --wait judge.sbatch >/dev/null || { echo "sbatch ended with $?" && failed=1; }
    whole "Slurm" part-*.jsonl
    sed 's/^awk/sleep 1; awk/' judge.sbatch >slow.sbatch
    sbatch --wait slow.sbatch >/dev/null & local waiting=$!
    sleep 1
    scancel "$(squeue -r -h -t PD -o %i | tail -n 1)"
    wait $waiting
    refused "Slurm, a task cancelled as it waits" part-*.jsonl
}

for engine in "$@"; do "try_$engine"; done
exit $failed
