import { readFileSync } from 'node:fs'

/** User and system time of a process so far, in milliseconds; proc(5) counts it in hundredths of a second. */
export function processorMs(pid: number | undefined): number {
  // The program's name is in brackets before the numbers, and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Resident memory of a process, in MB. */
export function residentMb(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
