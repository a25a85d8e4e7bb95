/**
 * The browser of the tests: the one named in CHROMIUM_PATH, the one inside an npm package, else one of the system. The package's
 * is the engine without the rest of a browser: it takes two thirds of the processor's time, and is the same on every machine.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fontsEnvironment, type Fonts } from './browserFonts.ts'
import { unpackOnce } from './unpackOnce.ts'

export interface Chromium {
  readonly path: string
  /** What its process needs beside the usual environment. */
  readonly env: Readonly<Record<string, string>>
}

const hasPackaged = process.platform === 'linux' && process.arch === 'x64'

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
export async function findChromium(fonts: Fonts = 'bundled'): Promise<Chromium> {
  const { path, env } = await findProgram()
  return { path, env: { ...env, ...(await fontsEnvironment(fonts)) } }
}

async function findProgram(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is nothing.`)
  if (named) return { path: named, env: {} }
  return hasPackaged ? unpackProgram() : { path: findInstalled(), env: {} }
}

function findInstalled(): string {
  const installed = usualPlaces.find((place) => existsSync(place))
  if (installed) return installed
  throw new Error('The tests need a browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
}

async function unpackProgram(): Promise<Chromium> {
  const folder = await unpackOnce('chromium')
  // On a bare machine its shared libraries are missing too: the package brings them along.
  return { path: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } }
}
