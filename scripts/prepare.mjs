/** `npm ci` ends here: builds the program and its screens, so that `npm start` and `undertitle` work right after it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The first one empties the folder that all of them build into. */
const builds = ['vite.config.ts', 'vite.preload.config.ts', 'vite.renderer.config.ts', 'vite.operator.config.ts']

if (!existsSync('vite.config.ts')) process.exit(0) // Installed as a package: it comes built.

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    'The package "node" did not bring Node 24 (was npm run with --ignore-scripts?). Run "npm rebuild node", then "npm run build".',
  )
  process.exit(0)
}
for (const config of builds.filter((file) => existsSync(file))) {
  const { status } = spawnSync('vite', ['build', '--config', config, '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
