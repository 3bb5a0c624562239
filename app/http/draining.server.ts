let isShuttingDown = false

/** Makes the readiness check fail from now on, while the process goes on serving requests. */
export function beginDraining(): void {
  isShuttingDown = true
}

export const isDraining = (): boolean => isShuttingDown
