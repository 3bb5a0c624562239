let isLeaving = false

/** From now on this process reports that it is not ready, while it goes on answering requests. */
export function beginDraining(): void {
  isLeaving = true
}

export const isDraining = (): boolean => isLeaving
