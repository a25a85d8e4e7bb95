/** Events of a tree through chokidar, which knows the ways of every system. It keeps a record of each file. */
import { basename, dirname } from 'node:path'
import { watch } from 'chokidar'
import { kindOfFile } from '../../library/scan/fileNames.ts'
import { systemCode } from '../../library/scan/readFolder.ts'
import type { TreeEvents, TreeHooks } from './treeEvents.ts'

export function watchWithChokidar(root: string, { onReady, onHint, onTrouble }: TreeHooks): TreeEvents {
  // Links are not followed: one that leads upwards turned one file into thousands of events.
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true,
    ignored: (path, stats) => stats?.isFile() === true && path !== root && kindOfFile(basename(path)) === 'other',
  })
  watcher
    .on('ready', onReady)
    .on('error', (thrown) => onTrouble(systemCode(thrown)))
    .on('all', (event, path) => {
      const isFolder = event === 'addDir' || event === 'unlinkDir'
      onHint(isFolder || path === root ? path : dirname(path))
    })
  return { close: () => void watcher.close() }
}
