/** What kind of disk a folder lies on: events of network and removable drives cannot be relied on. */
import { statfs } from 'node:fs/promises'

export type PlaceKind = 'local' | 'network' | 'removable'

/** `statfs(2)` names file systems by number: NFS, SMB (three), CIFS, 9P, FUSE, AFS, Ceph, Coda. */
const networkTypes = new Set([
  0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x01021997, 0x65735546, 0x5346414f, 0x00c36400, 0x73757245,
])
const removablePlaces = [/^\/media\//, /^\/run\/media\//, /^\/Volumes\//]

export async function placeKindOf(path: string): Promise<PlaceKind> {
  if (path.startsWith('\\\\')) return 'network'
  const type = await statfs(path).then(
    (stats) => stats.type,
    () => 0,
  )
  return kindOf(path, { type, platform: process.platform })
}

/** Pure. Numbers are those of Linux; the removable places are where Linux and macOS mount what is plugged in. */
function kindOf(
  path: string,
  { type, platform }: { readonly type: number; readonly platform: NodeJS.Platform },
): PlaceKind {
  if (platform === 'linux' && networkTypes.has(type >>> 0)) return 'network'
  return removablePlaces.some((place) => place.test(path)) ? 'removable' : 'local'
}
