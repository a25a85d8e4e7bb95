/** The built screens as a map from address to file: only what stands in it can be asked for, so no path leads elsewhere. */
import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

export interface BuiltFile {
  readonly path: string
  readonly type: string
}

/** Address path ('/index.html', '/assets/app.js') → file. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Files of a kind that the screens have no use for (maps, notes) are not served. */
export function listBuiltFiles(folder: string): BuiltFiles {
  return new Map(listBelow(folder, ''))
}

/** Walks by itself: reading recursively is not the same everywhere inside an app's archive. */
function listBelow(folder: string, address: string): readonly (readonly [string, BuiltFile])[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [path, name] = [join(folder, entry.name), `${address}/${entry.name}`]
    if (entry.isDirectory()) return listBelow(path, name)
    const type = types[extname(entry.name)]
    return entry.isFile() && type !== undefined ? [[name, { path, type }] as const] : []
  })
}

/** The file of an address path as it stands in the request, not decoded: built names have nothing to decode. */
export function builtFileOf(files: BuiltFiles, pathname: string): BuiltFile | null {
  return files.get(pathname === '/' ? '/index.html' : pathname) ?? null
}
