/** The menu of what is chosen as the system gets it, and what no page can make of it. */
import { expect, test } from 'vitest'
import { verbMenuTemplate } from '../../../electron/desktop/menu/verbMenuTemplate.ts'
import { verbMenu, type VerbMenu } from '../../../shared/contract/app.ts'

type Verb = VerbMenu['groups'][number][number]
const verb = (rest: Partial<Verb> = {}): Verb => ({
  ...{ id: 'translate' as const, label: 'Translate 12', note: '12 AI', isEnabled: true },
  ...rest,
})
const menuOf = (groups: unknown) => verbMenu.safeParse({ x: 1, y: 2, groups })

test('each verb has its words, its cost or reason, its keys, and a line between the groups', () => {
  const chosen: string[] = []
  const why = 'No film of these has sound.'
  const { groups } = menuOf([
    [verb(), verb({ id: 'transcribe', label: 'Transcribe', note: why, isEnabled: false })],
    [],
    [verb({ id: 'copyList', label: 'Copy list', note: '' })],
  ]).data!
  const items = verbMenuTemplate({ groups }, (id) => chosen.push(id))
  expect(items.map(({ type = 'item', label, enabled, accelerator }) => [type, label, enabled, accelerator])).toEqual([
    ['item', 'Translate 12: 12 AI', true, 'T'],
    ['item', `Transcribe: ${why}`, false, 'R'],
    ['separator', undefined, undefined, undefined],
    ['item', 'Copy list', true, 'CommandOrControl+C'],
  ])
  expect(items.filter(({ registerAccelerator }) => registerAccelerator)).toEqual([])
  ;(items[0]?.click as () => void)()
  expect(chosen).toEqual(['translate'])
})

test.each([
  ['a verb of the app', [[verb({ id: 'stopRun' as 'find' })]]],
  ['a verb of none', [[verb({ id: 'rm -rf' as 'find' })]]],
  ['no words', [[verb({ label: '' })]]],
  ['endless words', [[verb({ label: 'x'.repeat(301) })]]],
  ['a role of the system', [[{ ...verb(), role: 'quit' }]]],
  ['a thousand groups', Array.from({ length: 1_000 }, () => [verb()])],
  ['an endless group', [Array.from({ length: 21 }, () => verb())]],
])('a page that asks for %s gets no menu', (_, groups) => {
  expect(menuOf(groups).success).toBe(false)
})

test('a place that is none is refused', () => {
  for (const x of [-1, NaN, Infinity, 1e9, '4'])
    expect(verbMenu.safeParse({ x, y: 0, groups: [] }).success, String(x)).toBe(false)
})

test('what a title hides in its name is drawn as plain text: no key, no turned direction, no second line', () => {
  const [item] = verbMenuTemplate({ groups: [[verb({ label: 'A&B\u202egnp.\nexe', note: '' })]] }, () => undefined)
  expect(item?.label).toBe('\u2068A＆B gnp. exe\u2069')
})
