/** The pages of the repository, read for their headings, as the usual viewers of Markdown name them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Paths below the root, with slashes. */
export function pagesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
}

export const pages: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...pagesIn('docs'),
]

export function readPage(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

export function isThere(page: string): boolean {
  return existsSync(join(root, page))
}

export function anchorsOf(page: string): readonly string[] {
  return anchorsIn(readPage(page))
}

/** A heading that was there before gets a number: `words`, `words-1`. What a fence of code holds is no heading. */
export function anchorsIn(text: string): readonly string[] {
  const counts = new Map<string, number>()
  return Array.from(text.replaceAll(fenced, '').matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) => {
    const name = anchorNameOf(heading)
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return count === 0 ? name : `${name}-${count}`
  })
}

/** From three marks or more to a line with as many. */
const fenced = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[`~]*[ \t]*$/gm

function anchorNameOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}

/** What stands under a heading, up to the next one that is as high; null where no such heading is. */
export function partOf(text: string, isIt: (heading: string) => boolean): string | null {
  const lines = text.split('\n')
  const begin = lines.findIndex((line) => /^#+ /.test(line) && isIt(line.replace(/^#+ /, '')))
  if (begin < 0) return null
  const level = /^#+/.exec(lines[begin] ?? '')?.[0].length ?? 0
  const rest = lines.slice(begin + 1)
  const end = rest.findIndex((line) => new RegExp(`^#{1,${level}} `).test(line))
  return rest.slice(0, end < 0 ? undefined : end).join('\n')
}
