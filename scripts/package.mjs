/**
 * Makes the packages of this system: npm run package -- --linux (or --win, --mac), after npm run build. One configuration,
 * electron-builder.yml; what differs between builds comes from the environment:
 *   UNDERTITLE_UPDATE_URL     https address of the folder the packages are published in: they ask there for newer ones
 *   UNDERTITLE_SIGNED=1       fails instead of making unsigned packages for Windows and macOS
 * Certificates are read by electron-builder itself (docs/releasing.md). Nothing is published.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What electron-builder is called with. @throws where the address is none, or one that anybody on the way could change */
export function builderArguments(given, env) {
  return ['--publish', 'never', ...updateArguments(env.UNDERTITLE_UPDATE_URL), ...signingArguments(env), ...given]
}

function updateArguments(address = '') {
  if (address === '') return []
  if (URL.parse(address)?.protocol !== 'https:')
    throw new Error(`UNDERTITLE_UPDATE_URL must be an https address, not ${JSON.stringify(address)}.`)
  return ['-c.publish.provider=generic', `-c.publish.url=${address}`]
}

function signingArguments(env) {
  return env.UNDERTITLE_SIGNED === '1' ? ['-c.forceCodeSigning=true'] : []
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = createRequire(import.meta.url).resolve('electron-builder/package.json')
  const args = [join(dirname(manifest), 'cli.js'), ...builderArguments(process.argv.slice(2), process.env)]
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1)
}
