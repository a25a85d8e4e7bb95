/** The files of messages: whole in every language, readable, and with the arguments that the code gives. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { argumentsOf } from '../../../scripts/messages/argumentsOf.ts'
import { messageTypes } from '../../../scripts/messages/messageTypes.ts'
import { packagedFiles } from '../../../scripts/messages/packagedWords.ts'
import { spokenWords } from '../../../scripts/messages/spokenWords.ts'
import type { MessageTree } from '../../../shared/messages/createMessages.ts'
import { interfaceLanguages, uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'

const trees = new Map<string, MessageTree>(
  await Promise.all(interfaceLanguages.map(async ({ tag, load }) => [tag, (await load()).default] as const)),
)
const messagesOf = (tag: string) => new Map(leaves(trees.get(tag) ?? {}))
const english = messagesOf('en')

/** Each message with the path of its key; a key may hold a point itself. */
function leaves(node: MessageTree[string], path = ''): readonly (readonly [string, string])[] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node).flatMap(([key, each]) => leaves(each, `${path}/${key}`))
}

/** A message and all that lie within its plurals and selects. */
function elementsOf(message: string): readonly MessageFormatElement[] {
  const inner = (element: MessageFormatElement): readonly MessageFormatElement[] =>
    element.type === TYPE.plural || element.type === TYPE.select
      ? [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(inner))]
      : [element]
  return parse(message, { ignoreTag: true }).flatMap(inner)
}

test('each file of messages is a language in the list, and each language in the list has its file', () => {
  const files = readdirSync('shared/messages').filter((name) => name.endsWith('.json'))
  expect(files.sort()).toEqual(uiLanguages.map((tag) => `${tag}.json`).sort())
})

test('the type of the messages is that of the English ones: npm run texts writes it', async () => {
  expect(readFileSync('shared/messages/Messages.ts', 'utf8')).toBe(await messageTypes(trees.get('en')!))
})

test('packages say what the messages say, in every language: npm run texts writes it', async () => {
  const spoken = await spokenWords()
  for (const [path, rewrite] of packagedFiles) {
    const text = readFileSync(path, 'utf8')
    expect(rewrite(text, spoken), path).toBe(text)
    expect(rewrite(text, spoken.slice(0, -1)), `${path} without a language`).not.toBe(text)
  }
})

test.each(uiLanguages)('%s has the keys of English, in their order, and no other', (tag) => {
  expect([...messagesOf(tag).keys()]).toEqual([...english.keys()])
})

test.each(uiLanguages)('%s takes the arguments of English, of the same kinds', (tag) => {
  const sorted = (message: string) => [...argumentsOf(message)].sort(([a], [b]) => (a < b ? -1 : 1))
  const others = [...messagesOf(tag)].filter(
    ([path, message]) => JSON.stringify(sorted(message)) !== JSON.stringify(sorted(english.get(path) ?? '')),
  )
  expect(others).toEqual([])
})

test.each(uiLanguages)('%s has every form that its numbers ask for', (tag) => {
  const asked = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const lacking = [...messagesOf(tag)].filter(([, message]) =>
    elementsOf(message).some(
      (element) => element.type === TYPE.plural && !asked.every((category) => category in element.options),
    ),
  )
  expect(lacking).toEqual([])
})

test.each(uiLanguages)('%s says something for every key', (tag) => {
  const empty = [...messagesOf(tag)].filter(([, message]) => message.trim() === '')
  // A folder that is there needs no word.
  expect(empty.map(([path]) => path)).toEqual(['/library/folderStates/there'])
})

test.each(uiLanguages)('what takes no arguments in %s is shown as it stands in the file', (tag) => {
  const plain = [...messagesOf(tag).values()].filter((message) => argumentsOf(message).size === 0)
  const read = plain.map((message) => parse(message, { ignoreTag: true }))
  expect(
    read.map((elements) => elements.map((element) => ('value' in element ? element.value : '#')).join('')),
  ).toEqual(plain)
  // A brace tells the messages that are read from those that are taken as they are.
  expect(plain.filter((message) => message.includes('{'))).toEqual([])
})
