/** The build of the screens, for a page under a strict content policy: no inline script or style, no data: address. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licences } from './scripts/licencesPlugin.ts'

export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react(), licences({ beside: '..' })],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
