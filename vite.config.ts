/** The build for Node: command line, desktop host and their threads into `dist`, with samples and icons beside them. */
import { cpSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { checkedUpdateAddress } from './electron/desktop/updates/updateAddress.ts'
import { hostSections } from './shared/messages/hostSections.ts'
import { lateDetector } from './scripts/latePlugin.ts'
import { keptPackages, licences } from './scripts/licencesPlugin.ts'

const entries = {
  cli: 'electron/cli/main.ts',
  main: 'electron/main.ts',
  embeddedServiceWorker: 'electron/serviceClient/embedded/embeddedServiceWorker.ts',
  collectionWorker: 'electron/serviceClient/embedded/collectionWorker.ts',
  archiveWorker: 'electron/download/archive/archiveWorker.ts',
  scanWorker: 'electron/library/scan/scanWorker.ts',
  watchWorker: 'electron/watch/look/watchWorker.ts',
  importWorker: 'service/catalogue/import/importWorker.ts',
  earWorker: 'node/ear/earWorker.ts',
  // Beside the commands, as the packages of the window go without them.
  'cli/queryThread': 'service/store/postgres/link/queryThread.ts',
  'cli/storeThread': 'service/store/postgres/storeThread.ts',
}

/** What the close ear reads beside the program; `node/ear/earFiles.ts` knows their sums. */
const earFiles = [
  'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  'node_modules/@ricky0123/vad-web/dist/silero_vad_v5.onnx',
]

const filesBeside: Plugin = {
  name: 'files-beside',
  writeBundle: ({ dir = 'dist' }) => {
    cpSync('service/catalogue/sample', join(dir, 'sample'), { recursive: true })
    cpSync('electron/desktop/icons', join(dir, 'icons'), { recursive: true })
    for (const file of earFiles) cpSync(file, join(dir, 'ear', basename(file)))
  },
}

/** The commands, web mode, which one of them starts, and what only a service for others has. */
const commandFiles = [
  'electron/cli',
  'service/commandRows.ts',
  'service/catalogue/archives/s3Archives.ts',
  'service/operation/metrics.ts',
  'service/operator/serveOperator.ts',
  'service/peer',
  'service/processes',
  'service/store/postgres',
  'node/ownPage/sessions.ts',
  'node_modules/pg',
  'shared/command',
].map((name) => resolve(name))

/** The files of messages hold those of the screens too, which are built by themselves. */
const wordsOfHost: Plugin = {
  name: 'words-of-host',
  enforce: 'pre',
  transform(text, id) {
    if (dirname(id) !== resolve('shared/messages') || !id.endsWith('.json')) return null
    const messages = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify(Object.fromEntries(hostSections.map((section) => [section, messages[section]])))
  },
}

interface ChunkContent {
  readonly moduleIds: readonly string[]
  /** Whose exports a chunk hands on that may hold nothing itself. */
  readonly facadeModuleId: string | null
}

/**
 * What only the command line runs lies in a folder of its own: the packages of the window leave it out. A chunk holds what the
 * same entries need, so one module of a command tells what the whole chunk is for.
 */
function chunkName({ moduleIds, facadeModuleId }: ChunkContent): string {
  const isOfCommands = [...moduleIds, facadeModuleId ?? ''].some((id) =>
    commandFiles.some((place) => id.startsWith(place)),
  )
  return `${isOfCommands ? 'cli' : 'chunks'}/[name]-[hash].js`
}

/** Where packages look for newer versions; none: they never look. Anything but an https address ends the build. */
const updateAddress = checkedUpdateAddress(process.env['UNDERTITLE_UPDATE_URL'])

export default defineConfig({
  define: updateAddress === null ? {} : { undertitleUpdateAddress: JSON.stringify(updateAddress) },
  plugins: [
    filesBeside,
    wordsOfHost,
    lateDetector,
    licences({ kept: [...keptPackages, 'electron', '@ricky0123/vad-web'] }),
  ],
  ssr: { noExternal: true, external: ['electron', ...keptPackages], target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: entries,
      output: {
        ...{ entryFileNames: '[name].js', chunkFileNames: chunkName },
        // What explains the source is read in the source; licences stay, and so do all names, for the lines of a log.
        ...{ comments: { jsdoc: false }, minify: { codegen: true, compress: false, mangle: false } },
      },
    },
  },
})
