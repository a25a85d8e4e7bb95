/** Where the threads of a program that is measured lie: beside it. */
import { fileURLToPath } from 'node:url'
import type { AppFiles } from '../../electron/engine/openCore.ts'
import { besideWork } from './workSide.ts'

export function builtAppFiles(): AppFiles {
  return {
    serviceWorker: besideWork('embeddedServiceWorker.js'),
    collectionWorker: besideWork('collectionWorker.js'),
    importWorker: besideWork('importWorker.js'),
    archiveWorker: besideWork('archiveWorker.js'),
    scanWorker: besideWork('scanWorker.js'),
    watchWorker: besideWork('watchWorker.js'),
    sample: fileURLToPath(besideWork('sample/')),
    ear: { worker: besideWork('earWorker.js'), folder: fileURLToPath(besideWork('ear/')) },
    ffmpeg: null,
  }
}
