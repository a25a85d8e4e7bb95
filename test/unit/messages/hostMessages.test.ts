/** The built host holds the words that it says, and none of the screens'. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, test } from 'vitest'
import { hostSections } from '../../../shared/messages/hostSections.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'

test.each(uiLanguages)('the built host speaks %s, and only in what it says by itself', async (language) => {
  const chunks = join(dirname(inject('program')), 'chunks')
  const file = readdirSync(chunks).find((name) => name.startsWith(`${language}-`))
  const { default: words } = (await import(pathToFileURL(join(chunks, `${file}`)).href)) as { default: object }
  expect(Object.keys(words).toSorted()).toEqual([...hostSections].toSorted())
})

test('no code of the host reads words beyond those', () => {
  const sources = readdirSync('electron', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const beyond = sources.filter((name) => readFileSync(join('electron', name), 'utf8').includes('/loadMessages.ts'))
  expect(beyond).toEqual([])
})
