/** One word for one state and one verb on every screen, in each language, and none of those that were given up. */
import { expect, test } from 'vitest'
import type { MessageTree } from '../../../shared/messages/createMessages.ts'
import { interfaceLanguages } from '../../../shared/messages/interfaceLanguages.ts'

const trees = await Promise.all(interfaceLanguages.map(async ({ tag, load }) => [tag, (await load()).default] as const))

/** Where each state is named: filter and sign of the library, answer and cell of the plan, subtitles of a run. */
const states = {
  review: [
    'library.filter.ask',
    'library.signs.short.review',
    'library.signs.words.review',
    'plan.answers.ask',
    'plan.cells.ask',
    'runs.states.review',
    'runs.outcomes.review',
  ],
  'not found': [
    'library.filter.none',
    'library.signs.short.not-found',
    'library.signs.words.not-found',
    'plan.answers.none',
    'plan.cells.none',
    'runs.states.missing',
    'runs.outcomes.missing',
  ],
  skip: ['review.skip', 'review.keys.skip'],
} as const
/** Endings follow the gender and number of what is counted: 'não encontrada', 'não encontrados'. */
const endingLetters = 3
const english = { review: 'needs review', 'not found': 'not found', skip: 'skip' } as const

/** Where each verb stands on its own. */
const verbs = {
  pause: ['activity.pause', 'watch.pause', 'desk.pause'],
  resume: ['activity.resume', 'watch.resume'],
  stop: [
    'runs.stop',
    'checkup.stop',
    'collection.stop',
    'upload.cancel',
    'library.drawer.stop',
    'commands.asking.stop',
    'desk.strip.stop',
  ],
  'check timing': ['commands.names.timing', 'timing.check', 'library.drawer.checkTiming'],
  test: ['account.test', 'players.test'],
} as const

/** Of the first window, by language, and where two words stood for one thing. */
const givenUp: Readonly<Record<string, readonly string[]>> = {
  en: ['Read as', 'else …', 'fit not known', '0m ago', '1 are needed'],
  de: [
    'Gelesen als',
    'sonst …',
    'Passung unbekannt',
    'zurückzunehmen',
    'Verfasser',
    'Anhalten',
    ' halten Sie',
    'Timing',
  ],
  es: ['Leído como', 'si no …', 'unos {', 'unas {time}'],
  fr: ['Lu comme', 'sinon …', 'Défaire', 'traitement'],
  it: ['Letto come', 'altrimenti …', 'mancano {left}', 'mancano circa'],
  'pt-BR': ['Lido como', 'senão …', 'faltam {left}', 'faltam cerca', 'faltam uns'],
}

function at(tree: MessageTree, path: string): string {
  const found = path.split('.').reduce<unknown>((node, key) => (node as MessageTree | undefined)?.[key], tree)
  if (typeof found !== 'string') throw new Error(`There is no message ${path}.`)
  return found.toLowerCase()
}

function wordsOf(node: MessageTree[string]): readonly string[] {
  return typeof node === 'string' ? [node] : Object.values(node).flatMap(wordsOf)
}

test.each(trees)('in %s a state has the same word on every screen', (tag, tree) => {
  for (const [state, paths] of Object.entries(states)) {
    const words = paths.map((path) => at(tree, path))
    const shortest = Math.min(...words.map(({ length }) => length))
    expect([state, new Set(words.map((word) => word.slice(0, shortest - endingLetters))).size, words]).toEqual([
      state,
      1,
      words,
    ])
    if (tag === 'en') expect(new Set(words)).toEqual(new Set([english[state as keyof typeof english]]))
  }
})

test.each(trees)('in %s a verb has the same word on every screen, and no other verb has it', (_, tree) => {
  const words = Object.values(verbs).map((paths) => [...new Set(paths.map((path) => at(tree, path)))].join(' or '))
  expect(words.filter((word) => word.includes(' or '))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

test.each(trees)('in %s no word is said that was given up', (tag, tree) => {
  const said = wordsOf(tree)
  expect(givenUp[tag]?.length).toBeGreaterThan(0)
  for (const word of givenUp[tag] ?? []) expect(said.filter((words) => words.includes(word))).toEqual([])
})
