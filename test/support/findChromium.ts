/** The browser of the tests: the one named in CHROMIUM_PATH, one of the system, else the one inside an npm package. */
import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

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

export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return usualPlaces.find((place) => existsSync(place)) ?? chromium.executablePath()
}
