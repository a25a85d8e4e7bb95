/** Puts the icon into the tray as soon as there is one: at login the part of the desktop that shows it may start after us. */
import type { Clock } from '../../../node/clock.ts'
import type { CheckForTray } from './trayHost.ts'

export interface TrayKeeperParts {
  readonly look: CheckForTray
  readonly clock: Pick<Clock, 'wait'>
}

export interface TrayKeeper {
  isThere(): boolean
  /** Called once, when it is there. */
  onFound(addIcon: () => void): void
  /** Looks once more. */
  look(): Promise<boolean>
  /** Looks until it is there, for as long as a desktop takes to start. */
  waitFor(): Promise<boolean>
}

const checkEveryMs = 2_000
const mostChecks = 10

export function createTrayKeeper({ look: lookForTray, clock }: TrayKeeperParts): TrayKeeper {
  let isThere = false
  let addIcon = (): void => undefined

  async function look(): Promise<boolean> {
    if (!isThere && (await lookForTray())) add()
    return isThere
  }

  /** Two looks may have been under way at once. */
  function add(): void {
    if (!isThere) addIcon()
    isThere = true
  }

  return {
    isThere: () => isThere,
    onFound(listener) {
      if (isThere) listener()
      addIcon = listener
    },
    look,
    async waitFor() {
      for (let looks = 1; looks < mostChecks && !(await look()); looks += 1) await clock.wait(checkEveryMs)
      return isThere
    },
  }
}
