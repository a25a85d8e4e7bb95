/** What this start of the program was told: where its home is, what to open, and whether the system began it at login. */
import { resolve } from 'node:path'
import { usualDataFolder, type Surroundings } from '../../settings/dataFolder.ts'
import { isAppLink } from '../links/appLinks.ts'
import { linksOf, pathsOf, type StartArguments } from '../links/commandLine.ts'

export interface StartOrders {
  /** Absolute. */
  readonly homeFolder: string
  readonly paths: readonly string[]
  /** `undertitle:` links, not yet read. */
  readonly links: readonly string[]
  readonly isAtLogin: boolean
}

/** Told to the program by the entry that starts it at login (startAtLogin.ts). */
export const atLoginSwitch = '--at-login'
const dataFolderSwitch = '--home='

export function readStartOrders(given: StartArguments & Surroundings): StartOrders {
  const { argv, cwd } = given
  const switches = ownSwitches(argv)
  const home = switches.find((argument) => argument.startsWith(dataFolderSwitch))?.slice(dataFolderSwitch.length)
  return {
    homeFolder: home ? resolve(cwd, home) : usualDataFolder(given),
    paths: pathsOf(given),
    links: linksOf(given),
    isAtLogin: switches.includes(atLoginSwitch),
  }
}

/** What stands behind a '--' or a link may be the word of whoever wrote the link (docs/links.md). */
function ownSwitches(argv: readonly string[]): readonly string[] {
  const end = argv.findIndex((argument) => argument === '--' || isAppLink(argument))
  return end < 0 ? argv : argv.slice(0, end)
}

/** The switch that makes another start use the same home; none where it is the usual one without being told. */
export function homeArguments(homeFolder: string, platform: NodeJS.Platform): readonly string[] {
  return homeFolder === usualDataFolder({ env: {}, platform }) ? [] : [`${dataFolderSwitch}${homeFolder}`]
}
