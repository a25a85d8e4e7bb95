import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'

const built = dirname(inject('program'))

/** The files that a start of this one reads, before anything of it runs. */
function startedBy(entry: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const open = [join(built, entry)]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (texts.has(path)) continue
    const text = readFileSync(path, 'utf8')
    texts.set(path, text)
    for (const [, name = ''] of text.matchAll(/(?:from|import) ?"(\.[^"]+)"/g)) open.push(join(dirname(path), name))
  }
  return texts
}

test.each(['embeddedServiceWorker.js', 'main.js'])(
  '%s starts without TLS, which its first encrypted call loads',
  (entry) => {
    const started = [...startedBy(entry)]
    expect(started.length).toBeGreaterThan(2)
    expect(
      started.flatMap(([path, text]) => (/(?:from|import) ?"node:(?:https|tls)"/.test(text) ? [path] : [])),
    ).toEqual([])
  },
)
