let isShuttingDown = false

/** Makes the readiness check fail from now on, while the process still serves requests. */
export function beginDraining(): void {
  isShuttingDown = true
}

export const isDraining = (): boolean => isShuttingDown
