/** The build of the page for whoever runs a service, beside the commands: the packages of the window leave both out. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licences } from './scripts/licencesPlugin.ts'

export default defineConfig({
  root: 'renderer/operator',
  base: './',
  plugins: [react(), licences({ beside: '../..' })],
  build: {
    outDir: '../../dist/cli/operator',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
