/** The build of the preload script: one CommonJS file, because a sandboxed page can load no other. */
import { defineConfig } from 'vite'
import { licences } from './scripts/licencesPlugin.ts'

export default defineConfig({
  plugins: [licences()],
  ssr: { noExternal: true, external: ['electron'], target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      input: { preload: 'electron/preload.ts' },
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
})
