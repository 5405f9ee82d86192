"""Starts one process after another, and says how long each took, of a processor too, and the most memory it had.

A process of its own, because Linux counts what its parent had as a new process's memory: this one has little.
A line of JSON in (command, environment) is a line of JSON out (milliseconds, milliseconds of processors, MB,
exit code).
"""

import json
import os
import sys
import time


def main():
    null = os.open(os.devnull, os.O_WRONLY)
    actions = [(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)]
    for line in sys.stdin:
        command, extra = json.loads(line)
        environment = {**os.environ, **extra}
        start = time.perf_counter()
        pid = os.posix_spawnp(command[0], command, environment, file_actions=actions)
        _, status, usage = os.wait4(pid, 0)
        elapsed = (time.perf_counter() - start) * 1000
        processor = (usage.ru_utime + usage.ru_stime) * 1000
        print(json.dumps([elapsed, processor, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)]), flush=True)


main()
