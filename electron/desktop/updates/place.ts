/** Whether a newer version can be installed over this copy of the app: only where a signature tells whose it is. Pure. */
import type { UpdateHold } from '../../../shared/contract/runs/updates.ts'

export interface Place {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly execPath: string
  /** Text of app-update.yml, which the packager writes beside the app; '' where there is none. */
  readonly config: string
  /** Names of the files beside the program. */
  readonly besides: readonly string[]
  /** What codesign says of the app on macOS; '' elsewhere. */
  readonly signature: string
}

/** null: it can. */
export function holdOf(place: Place): UpdateHold | null {
  if (place.platform === 'win32') return holdOnWindows(place)
  if (place.platform === 'darwin') return holdOnMac(place)
  return isFromStore(place.env) ? 'store' : 'linux'
}

function holdOnWindows({ env, besides, config }: Place): UpdateHold | null {
  if (env['PORTABLE_EXECUTABLE_DIR'] !== undefined) return 'portable'
  if (!besides.some((name) => /^uninstall .*\.exe$/i.test(name))) return 'unpacked'
  return namesPublisher(config) ? null : 'unsigned'
}

function holdOnMac({ execPath, signature, config }: Place): UpdateHold | null {
  // A signature made for this machine alone (ad hoc) names no team.
  if (config === '' || !/^TeamIdentifier=[A-Z0-9]{10}$/m.test(signature)) return 'unsigned'
  return execPath.startsWith('/Volumes/') || execPath.includes('/AppTranslocation/') ? 'read_only' : null
}

const isFromStore = (env: Place['env']) => env['FLATPAK_ID'] !== undefined || env['SNAP'] !== undefined

/** Without the name the signature of a download would not be looked at. */
function namesPublisher(config: string): boolean {
  return /^publisherName:[ \t]*(?:[^\s[#'"]|['"][^'"]|\r?\n[ \t]*-[ \t]+['"]?[^\s'"])/m.test(config)
}
