import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }

test('the engine gets the same flags however the program is started', () => {
  const command = readFileSync(new URL('../../../bin/undertitle.mjs', import.meta.url), 'utf8')
  const flags = /^const flags = \['(.+)'\]$/m.exec(command)?.[1] ?? 'none'
  for (const script of [manifest.scripts.start, manifest.scripts.undertitle])
    expect(script).toBe(`node ${flags} bin/undertitle.mjs`)
})
