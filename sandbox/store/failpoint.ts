/**
 * A place where a proof may kill this process as a power cut would (`BOREALIS_FAILPOINT=kill@ledger:debited`), to show
 * that nothing is lost or doubled there. Without the variable, or without `SANDBOX=1`, nothing happens.
 */
export function failpoint(name: string): void {
  const { SANDBOX, BOREALIS_FAILPOINT } = process.env
  if (SANDBOX === '1' && BOREALIS_FAILPOINT === `kill@${name}`) process.kill(process.pid, 'SIGKILL')
}
