/** Puts the icon into the tray as soon as there is one: at login the part of the desktop that shows it may start after us. */
import type { LookForTray } from './trayHost.ts'

export interface TrayKeeperParts {
  readonly look: LookForTray
  /** Called once. */
  readonly addIcon: () => void
  readonly pause: (ms: number) => Promise<unknown>
}

export interface TrayKeeper {
  isThere(): boolean
  /** Looks once more. */
  look(): Promise<boolean>
  /** Looks until it is there, for as long as a desktop takes to start. */
  waitFor(): Promise<boolean>
}

const lookEveryMs = 2_000
const mostLooks = 10

export function createTrayKeeper({ look: lookForTray, addIcon, pause }: TrayKeeperParts): TrayKeeper {
  let isThere = false

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
    look,
    async waitFor() {
      for (let looks = 1; looks < mostLooks && !(await look()); looks += 1) await pause(lookEveryMs)
      return isThere
    },
  }
}
