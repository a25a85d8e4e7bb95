import { expect, test } from 'vitest'
import { commandIds, commandTable, rowOf, type AppliesTo } from '../../../../shared/commands/commandTable.ts'
import { uiLanguages } from '../../../../shared/messages/interfaceLanguages.ts'
import { loadMessages } from '../../../../shared/messages/loadMessages.ts'
import {
  verbIds,
  verbTrouble,
  type ScopeFacts,
  type VerbId,
  type VerbTrouble,
} from '../../../../shared/contract/scope.ts'
import { isChord, keyNames, spokenKeys } from '../../../../renderer/app/commands/chord.ts'
import { commandOf, commands } from '../../../../renderer/app/commands/commands.ts'
import { groupsFrom, keyGroups } from '../../../../renderer/app/keys/keyGroups.ts'
import { createWording } from '../../../../renderer/texts/wording.ts'

test('every id has one command, and every command of the table its id', () => {
  expect(commands.map(({ id }) => id)).toEqual(commandIds)
  expect(new Set(commandIds).size).toBe(commandIds.length)
})

test('the verbs of a scope are those that the host tells facts of', () => {
  const scoped = commandIds.filter((id) => rowOf(id).appliesTo !== 'app')
  expect(scoped.toSorted()).toEqual([...verbIds].toSorted())
})

test('no key means two things where both could be pressed', () => {
  const keysOf = (kinds: readonly AppliesTo[]) =>
    commandIds.filter((id) => kinds.includes(rowOf(id).appliesTo)).flatMap((id) => [rowOf(id).keys, rowOf(id).menuKeys])
  const all = keysOf(['app', 'scope', 'video']).filter((keys) => typeof keys === 'string')
  expect(all.length).toBe(new Set(all).size)
})

test.each(uiLanguages)('each command, reason and count has words in %s', async (language) => {
  const texts = { ...(await loadMessages(language)), locale: language, wording: createWording(language) }
  const host = {
    ...{ kind: 'web' as const, canDropFiles: false, canChooseFolder: false, canShowInFolder: true, canOpenVideo: true },
    ...{ canDragOut: false, hasNativeMenu: false, hasFixedAddress: true },
    hasFixedAddress: false,
  } as const
  for (const why of [null, ...verbTrouble.options]) {
    const verbs = Object.fromEntries(verbIds.map((id) => [id, { count: 3, why }])) as Record<
      (typeof verbIds)[number],
      { count: number; why: typeof why }
    >
    const toFind = { videos: 2, subtitles: 4, notFound: 1 }
    const label = { title: null, year: null, season: null, code: '', file: '' }
    const scope = { label, videos: 3, missingVideos: 2, subtitles: 4, notFound: 1, toFind, verbs }
    const facts = { texts, host, scope, searchCost: null, run: { isRunning: false, isPaused: false } }
    for (const command of commands) {
      expect(command.title(facts), command.id).toMatch(/\p{L}/u)
      const reason = command.why(facts)
      if (why !== null && rowOf(command.id).appliesTo !== 'app') expect(reason, command.id).toMatch(/\p{L}/u)
    }
    expect(commandOf('find').title(facts)).toContain(why === null ? '4' : '')
  }
})

test.each(uiLanguages)(
  'each verb that spends says how much of what in %s, and no other says a cost',
  async (language) => {
    const texts = { ...(await loadMessages(language)), locale: language, wording: createWording(language) }
    const host = {
      ...{
        kind: 'web' as const,
        canDropFiles: false,
        canChooseFolder: false,
        canShowInFolder: true,
        canOpenVideo: true,
      },
      canDragOut: false,
      hasNativeMenu: false,
      hasFixedAddress: false,
    } as const
    const verbs = Object.fromEntries(verbIds.map((id) => [id, { count: 3, why: null }])) as Record<
      (typeof verbIds)[number],
      { count: number; why: null }
    >
    const toFind = { videos: 2, subtitles: 4, notFound: 1 }
    const label = { title: null, year: null, season: null, code: '', file: '' }
    const scope = { label, videos: 3, missingVideos: 2, subtitles: 4, notFound: 1, toFind, verbs }
    const searchCost = {
      ...{ videos: 2, subtitles: 4, away: 0, searches: 17, mostSearches: 40, downloads: 4, ai: 0 },
      ...{ searchesLeft: 1_000, untilMs: null, isLarge: false, isAnew: false, ways: [] },
    }
    const facts = { texts, host, scope, searchCost, run: { isRunning: false, isPaused: false } }
    const unit = { find: 17, translate: 3, transcribe: 3, another: 3 } as const
    const spending = commandIds.filter((id) => rowOf(id).spends)
    expect(spending).toEqual(Object.keys(unit))
    for (const command of commands) {
      const cost = command.cost(facts)
      if (spending.includes(command.id))
        expect(cost, command.id).toContain(String(unit[command.id as keyof typeof unit]))
      else expect(cost, command.id).toBe(null)
      // Of what cannot be done nothing is said.
      expect(command.cost({ ...facts, scope: null }), command.id).toBe(null)
    }
  },
)

test('a verb without its scope, or on a host that cannot, says why', async () => {
  const texts = { ...(await loadMessages('en')), locale: 'en', wording: createWording('en') }
  const host = {
    ...{
      kind: 'web' as const,
      canDropFiles: false,
      canChooseFolder: false,
      canShowInFolder: false,
      canOpenVideo: false,
    },
    canDragOut: false,
    hasNativeMenu: false,
    hasFixedAddress: false,
  } as const
  const facts = {
    ...{ texts, host, scope: null, searchCost: null },
    ...{ run: { isRunning: false, isPaused: false } },
  }
  expect(commandOf('find').why(facts)).toBe('Open the library to choose videos.')
  expect(commandOf('play').why(facts)).toBe('This is only possible in the app’s own window.')
  // Another tab may have done something: the key asks the host, and says so when there is nothing.
  expect(commandOf('undo').why(facts)).toBeNull()
  expect(commandOf('pauseRun').why(facts)).toBe('Nothing is running.')
  expect(commandOf('pauseRun').why({ ...facts, run: { isRunning: true, isPaused: true } })).toBe('Already paused.')
  expect(commandOf('scan').why(facts)).toBe(null)
})

test('what is ignored leaves the verbs that ignoring forbids to the one that ends it, and what is mixed has both', async () => {
  const texts = { ...(await loadMessages('en')), locale: 'en', wording: createWording('en') }
  const host = {
    ...{ kind: 'web' as const, canDropFiles: false, canChooseFolder: false, canShowInFolder: true, canOpenVideo: true },
    ...{ canDragOut: false, hasNativeMenu: false, hasFixedAddress: false },
  } as const
  const offered = (whys: Partial<Record<VerbId, VerbTrouble>>) => {
    const verbs = Object.fromEntries(
      verbIds.map((id) => [id, { count: 1, why: whys[id] ?? null }]),
    ) as ScopeFacts['verbs']
    const toFind = { videos: 1, subtitles: 1, notFound: 0 }
    const label = { title: null, year: null, season: null, code: '', file: '' }
    const scope = { label, videos: 1, missingVideos: 1, subtitles: 1, notFound: 0, toFind, verbs }
    const facts = { texts, host, scope, searchCost: null, run: { isRunning: false, isPaused: false } }
    return verbIds.filter((id) => commandOf(id).isOffered(facts))
  }
  const without = (...left: readonly VerbId[]) => verbIds.filter((id) => !left.includes(id))
  expect(offered({ find: 'all-ignored', ignore: 'all-ignored' })).toEqual(without('find', 'ignore'))
  expect(offered({ stopIgnoring: 'nothing-ignored', find: 'nothing-missing' })).toEqual(without('stopIgnoring'))
  expect(offered({})).toEqual(verbIds)
})

test('the sheet of keys lists every command that has keys, once', async () => {
  const texts = { ...(await loadMessages('en')), locale: 'en', wording: createWording('en') }
  const lines = keyGroups({ texts, isMac: false, screens: 9, isDesktop: true }).flatMap((group) => group.lines)
  for (const id of commandIds) {
    const { keys, menuKeys } = rowOf(id)
    const chord = keys ?? menuKeys
    const listed = lines.filter(({ words }) => words === texts.commands.names[id])
    expect(
      listed.map(({ names }) => names),
      id,
    ).toEqual(chord === undefined ? [] : [keyNames(chord, false)])
  }
})

test('the sheet of keys begins with those of the screen that is seen, and lists all the rest behind', async () => {
  const texts = { ...(await loadMessages('en')), locale: 'en', wording: createWording('en') }
  const groups = keyGroups({ texts, isMac: false, screens: 9, isDesktop: true })
  const titles = (screen: Parameters<typeof groupsFrom>[1]) => groupsFrom(groups, screen).map(({ title }) => title)
  const all = titles(undefined)
  expect(titles('desk').slice(0, 2)).toEqual([texts.shell.screens.desk, texts.desk.compare.label])
  expect(titles('library')[0]).toBe(texts.commands.sheet.videos)
  expect(titles('settings')).toEqual(all)
  expect(titles('desk').toSorted()).toEqual(all.toSorted())
})

test('the sheet of keys names what the tree of titles takes', async () => {
  const texts = { ...(await loadMessages('en')), locale: 'en', wording: createWording('en') }
  const names = keyGroups({ texts, isMac: true, screens: 9, isDesktop: false })
    .at(-1)
    ?.lines.map((line) => line.names.join(' '))
  for (const keys of ['→ ←', '*', 'Space', 'Shift ↑ ↓', '⌘ A']) expect(names).toContain(keys)
})

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
})

test('a chord is its key with exactly its modifiers', () => {
  const { palette, keys, find } = commandTable
  expect(isChord(pressed('k', { ctrlKey: true }), palette.keys, false)).toBe(true)
  expect(isChord(pressed('k', { metaKey: true }), palette.keys, true)).toBe(true)
  expect(isChord(pressed('k', { ctrlKey: true }), palette.keys, true)).toBe(false)
  expect(isChord(pressed('k', { ctrlKey: true, shiftKey: true }), palette.keys, false)).toBe(false)
  expect(isChord(pressed('k'), palette.keys, false)).toBe(false)
  expect(isChord(pressed('f'), find.keys, false)).toBe(true)
  expect(isChord(pressed('F', { shiftKey: true }), find.keys, false)).toBe(false)
  expect(isChord(pressed('f', { altKey: true }), find.keys, false)).toBe(false)
  // With Shift on a German or English keyboard, without it on others.
  for (const shiftKey of [true, false]) expect(isChord(pressed('?', { shiftKey }), keys.keys, false)).toBe(true)
  expect(keyNames('Mod+K', true)).toEqual(['⌘', 'K'])
  expect(spokenKeys('Mod+K', false)).toBe('Control+K')
})
