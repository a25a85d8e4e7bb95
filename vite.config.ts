/** The build for Node: command line, desktop host and their threads into `dist`, with samples and icons beside them. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { checkedUpdateAddress } from './electron/desktop/updates/updateAddress.ts'

const entries = {
  cli: 'electron/cli/main.ts',
  main: 'electron/main.ts',
  embeddedServiceWorker: 'electron/serviceClient/embeddedServiceWorker.ts',
  archiveWorker: 'electron/download/archiveWorker.ts',
  scanWorker: 'electron/library/scanWorker.ts',
  watchWorker: 'electron/watch/watchWorker.ts',
  importWorker: 'service/catalogue/importWorker.ts',
}

/** These load files of their own package at run time, so they stay packages. */
const keptPackages = ['node-unrar-js', 'eld']

const filesBeside: Plugin = {
  name: 'files-beside',
  writeBundle: ({ dir = 'dist' }) => {
    cpSync('service/catalogue/sample', join(dir, 'sample'), { recursive: true })
    cpSync('electron/desktop/icons', join(dir, 'icons'), { recursive: true })
  },
}

/** Where packages look for newer versions; none: they never look. Anything but an https address ends the build. */
const updateAddress = checkedUpdateAddress(process.env['UNDERTITLE_UPDATE_URL'])

export default defineConfig({
  define: updateAddress === null ? {} : { undertitleUpdateAddress: JSON.stringify(updateAddress) },
  plugins: [filesBeside],
  ssr: { noExternal: true, external: ['electron', ...keptPackages], target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: entries,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
