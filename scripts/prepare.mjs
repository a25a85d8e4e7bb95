/** `npm ci` ends here: builds the program, so that `npm start` and `undertitle` work right after it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('vite.config.ts')) process.exit(0) // Installed as a package: it comes built.

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    'The package "node" did not bring Node 24 (was npm run with --ignore-scripts?). Run "npm rebuild node", then "npm run build".',
  )
  process.exit(0)
}
const { status } = spawnSync('vite', ['build', '--config', 'vite.config.ts', '--logLevel', 'warn'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
