/** The fonts of the tests' browsers: one that a package brings, so that layouts are alike on every Linux, with fonts or without. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { extname, join } from 'node:path'
import { unpackOnce } from './unpackOnce.ts'

/** `bundled`: Open Sans alone, what it lacks is drawn as boxes. `system`: what this machine has. */
export type Fonts = 'bundled' | 'system'

/** What a browser's process needs in its environment to draw with them; nothing on systems without fontconfig. */
export async function fontsEnvironment(fonts: Fonts = 'bundled'): Promise<Readonly<Record<string, string>>> {
  if (fonts === 'system' || process.platform !== 'linux') return {}
  const folder = await unpackOnce('fonts')
  const file = join(folder, 'own.conf')
  await keepText(file, configOf(folder))
  return { FONTCONFIG_FILE: file }
}

/** Whether a browser can draw with this machine's own fonts; without any, Chromium ends itself. */
export function hasSystemFonts(): boolean {
  if (process.platform !== 'linux') return true
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.local/share/fonts')]
  return existsSync('/etc/fonts/fonts.conf') && folders.some(hasFont)
}

const fontEndings = new Set(['.ttf', '.otf', '.ttc'])

function hasFont(folder: string): boolean {
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((name) => fontEndings.has(extname(String(name))))
  )
}

/** The package's own file names none of the folders it is unpacked to. */
function configOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(join(folder, 'fonts'))}</dir>
  <cachedir>${escaped(join(folder, 'cache'))}</cachedir>
</fontconfig>
`
}

function escaped(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Written anew where it says something else: the checkout was moved, or an earlier version wrote it. Never half there. */
async function keepText(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return
  const unfinished = `${file}-${process.pid}`
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}
