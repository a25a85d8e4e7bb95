/** The build: bundles the command line and its threads for Node into `dist`, with the sample catalogue beside them. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const entries = {
  cli: 'electron/cli/main.ts',
  embeddedServiceWorker: 'electron/serviceClient/embeddedServiceWorker.ts',
  archiveWorker: 'electron/download/archiveWorker.ts',
}

/** These load files of their own package at run time, so they stay packages. */
const keptPackages = ['node-unrar-js', 'eld']

const sampleCatalogue: Plugin = {
  name: 'sample-catalogue',
  writeBundle: ({ dir = 'dist' }) => {
    cpSync('service/catalogue/sample', join(dir, 'sample'), { recursive: true })
  },
}

export default defineConfig({
  plugins: [sampleCatalogue],
  ssr: { noExternal: true, external: keptPackages, target: 'node' },
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
