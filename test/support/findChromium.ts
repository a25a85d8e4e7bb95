/** The browser of the tests: the one named in CHROMIUM_PATH, one of the system, else the one inside an npm package. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

export interface Chromium {
  readonly path: string
  /** What its process needs beside the usual environment. */
  readonly env: Readonly<Record<string, string>>
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** @throws where there is none: a test that needs a browser never passes without one */
export async function findChromium(): Promise<Chromium> {
  const known = process.env['CHROMIUM_PATH'] || usualPlaces.find((place) => existsSync(place))
  if (known) return { path: known, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The tests need a browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
  const folder = await unpackChromium()
  // On a bare machine its shared libraries and a font are missing too: the package brings them along.
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') }
  return { path: join(folder, 'chromium'), env }
}

/** The package unpacks into the folder for temporary files; the libraries only where it takes itself to be in a cloud. */
const unpacking = {
  code: "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())",
  cloud: { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
}

/** Unpacks beside the final place: a folder under the final name is always whole, however many test files begin at once. */
async function unpackChromium(): Promise<string> {
  const cache = resolve('node_modules', '.cache')
  const whole = join(cache, 'undertitle-chromium')
  if (existsSync(whole)) return whole
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(`${whole}-`)
  const env = { ...process.env, ...unpacking.cloud, TMPDIR: unfinished }
  await promisify(execFile)(process.execPath, ['-e', unpacking.code], { env })
  await rename(unfinished, whole).catch(() => rm(unfinished, { recursive: true, force: true }))
  return whole
}
