let isLeaving = false

/** From now on this process says that it is not ready; what it has begun it finishes, and what still comes it answers. */
export function beginDraining(): void {
  isLeaving = true
}

export const isDraining = (): boolean => isLeaving
