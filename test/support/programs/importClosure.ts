/** Which files of a built program its entries can reach: what they import, and the threads and files they name. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Paths below `folder`, with slashes; files that are named but not there come as `missing`. */
export function importClosure(folder: string, entries: readonly string[]) {
  const reached = new Set<string>()
  const missing = new Set<string>()
  const waiting = [...entries]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    const file = join(folder, name)
    if (!existsSync(file)) {
      missing.add(name)
      continue
    }
    reached.add(name)
    if (/\.(js|cjs|html|css)$/.test(name))
      waiting.push(...namedIn(file).map((found) => slashed(relative(folder, found))))
  }
  return { reached: [...reached].sort(), missing: [...missing].sort() }
}

const slashed = (path: string) => path.replaceAll('\\', '/')

/** Relative imports of scripts, and what a page links to. */
function namedIn(file: string): readonly string[] {
  // Types in comments name files that only a compiler reads.
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const scripts = [...text.matchAll(/(?:from|import\(?|require\()\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)]
  const links = file.endsWith('.html') ? [...text.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)] : []
  const styles = file.endsWith('.css') ? [...text.matchAll(/url\(["']?(\.\/[^)"']+)/g)] : []
  return [...scripts, ...links, ...styles].map(([, name]) => scriptAt(join(dirname(file), name ?? '')))
}

/** CommonJS leaves the ending out. */
function scriptAt(path: string): string {
  return !existsSync(path) && existsSync(`${path}.js`) ? `${path}.js` : path
}
