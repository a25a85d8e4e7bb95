/**
 * The threads of the program as built, for tests that run the rest of it from its source. As TypeScript each thread would first
 * start Node's type stripper, a WebAssembly program: that takes half a second, and V8 now and then ends the process when
 * such threads come and go (a core dump of a test showed WasmImportWrapperCache::Free).
 */
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inject } from 'vitest'

const built = (file: string) => pathToFileURL(join(dirname(inject('program')), file))

export const builtFiles = {
  serviceWorker: built('embeddedServiceWorker.js'),
  collectionWorker: built('collectionWorker.js'),
  archiveWorker: built('archiveWorker.js'),
  scanWorker: built('scanWorker.js'),
  watchWorker: built('watchWorker.js'),
  importWorker: built('importWorker.js'),
  ear: { worker: built('earWorker.js'), folder: join(dirname(inject('program')), 'ear') },
  ffmpeg: null as string | null,
  postgresThreads: { query: built('cli/queryThread.js'), store: built('cli/storeThread.js') },
  sample: fileURLToPath(new URL('../../../service/catalogue/sample/', import.meta.url)),
}
