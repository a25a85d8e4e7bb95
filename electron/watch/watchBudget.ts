/** How many folders may have a watch of their own, all roots together: each one costs memory for as long as it is watched. */

export interface WatchBudget {
  /** False where no more may be taken. */
  take(): boolean
  giveBack(): void
}

export function createWatchBudget(most: number): WatchBudget {
  let taken = 0
  return {
    take() {
      if (taken >= most) return false
      taken += 1
      return true
    },
    giveBack() {
      taken -= 1
    },
  }
}
