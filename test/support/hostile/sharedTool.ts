/** The generators of the shared folder that lies beside the repository on a build machine; a user has none of them. */
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Its own path, links resolved, as the generators run only under that; null where the folder is absent. */
export function sharedTool(name: string): string | null {
  const path = fileURLToPath(new URL(`../../../../shared/tools/${name}`, import.meta.url))
  return existsSync(path) ? realpathSync(path) : null
}
