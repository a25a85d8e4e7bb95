import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAppLink, readReceivedLinks } from '../../../../electron/desktop/links/appLinks.ts'
import { linksOf, pathsOf } from '../../../../electron/desktop/links/commandLine.ts'
import { createOpenedLinks } from '../../../../electron/desktop/links/openedLinks.ts'
import { addressToKeep, addressToOpen } from '../../../../electron/desktop/window/windowAddress.ts'
import { invisibleSigns } from '../../../../shared/text/invisibleSigns.ts'
import { screenAddress, screenNames, type ScreenAddress } from '../../../../shared/screenAddress.ts'

test.each([
  ['undertitle:history', { screen: 'history' }],
  ['undertitle://history', { screen: 'history' }],
  ['undertitle://history/', { screen: 'history' }],
  ['UNDERTITLE:plan', { screen: 'plan' }],
  ['undertitle:search?text=Nine%20Windows', { screen: 'search', text: 'Nine Windows' }],
  ['undertitle://search/?text=Nine+Windows', { screen: 'search', text: 'Nine Windows' }],
  ['undertitle:search?text=tt0111161%26x%3D1', { screen: 'search', text: 'tt0111161&x=1' }],
])('%s chooses a screen', (link, chosen) => {
  expect(readAppLink(link)).toEqual(chosen)
})

test.each([
  '',
  'undertitle:',
  'undertitle://',
  'undertitle:///history',
  'undertitle:/history',
  'undertitle:History',
  'undertitle:history/../settings',
  'undertitle:history//',
  'undertitle:run',
  'undertitle:search?text=a&start=1',
  'undertitle:search?start=1',
  'undertitle:settings?text=a',
  'undertitle:settings?service.address=https://canary.invalid',
  'undertitle:library?folder=/etc',
  'undertitle:search#text=a',
  'undertitle:search?text=a#b',
  'undertitle:search?text=a b',
  'undertitle:search?text=ä',
  'undertitle:search?text=a%0D%0Ab',
  'undertitle:search?text=%00',
  'undertitle:search?text=%E2%80%AEgpj',
  'undertitle:search?text=%ED%A0%80',
  `undertitle:search?text=${'a'.repeat(201)}`,
  `undertitle:search?text=${'%20'.repeat(5_000)}a`,
  'undertitle://user:pass@history',
  'undertitle://history:80',
  ' undertitle:history',
  'undertitle:history\n',
  'undertitle:__proto__',
  'undertitle:constructor',
  'undertitles:history',
  'https://undertitle/history',
  'javascript:alert(1)',
  'app://bundle/index.html#/settings',
])('%j is refused', (link) => {
  expect(readAppLink(link)).toBe(null)
})

/** Nearly right: pieces of real links, of attacks on readers of links, and noise, one after the other. */
const pieces = fc.constantFrom(
  ...screenNames,
  ...[
    'undertitle:',
    '//',
    '/',
    '?',
    'text=',
    '&',
    '=',
    '#',
    '%',
    '%00',
    '%0a',
    '%25',
    '%E2%80%AE',
    '+',
    '"',
    ' ',
    '--',
  ],
  ...['\\', '\0', '\n', '..', '@', ':80', '__proto__', 'start=1', '\u202e', 'é', 'x'.repeat(300)],
)
const hostile = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })

/** What every reader of a chosen screen may rely on. */
function expectHarmless(chosen: ScreenAddress | null): void {
  if (chosen === null) return
  expect(Object.keys(chosen).filter((key) => key !== 'screen' && key !== 'text')).toEqual([])
  expect(screenNames).toContain(chosen.screen)
  if (chosen.text === undefined) return
  expect(chosen.screen).toBe('search')
  expect(chosen.text.length).toBeLessThanOrEqual(200)
  expect(chosen.text.trim()).not.toBe('')
  expect(chosen.text.search(invisibleSigns)).toBe(-1)
}

test('no link says more than a known screen and a plain text for the search, and none throws', () => {
  let read = 0
  fc.assert(
    fc.property(fc.constantFrom('', 'undertitle:', 'undertitle://search?text='), hostile, (start, parts) => {
      const chosen = readAppLink(start + parts.join(''))
      if (chosen) read += 1
      expectHarmless(chosen)
      // What was read once is the same as an address of the window: nothing is decoded twice.
      if (chosen) expect(addressToOpen(screenAddress(chosen))).toBe(screenAddress(chosen))
    }),
    { numRuns: 20_000 },
  )
  expect(read).toBeGreaterThan(100)
})

const start = { cwd: resolve('/home/ann'), isPackaged: true }

test('links are found among the arguments, also behind a lone --, and are no paths', () => {
  const argv = ['/opt/undertitle', '--', 'undertitle:history', 'UnderTitle://plan']
  expect(linksOf({ ...start, argv })).toEqual(['undertitle:history', 'UnderTitle://plan'])
  expect(pathsOf({ ...start, argv })).toEqual([])
  expect(linksOf({ argv: ['electron', 'undertitle:app', 'undertitle:plan'], isPackaged: false })).toEqual([
    'undertitle:plan',
  ])
})

test('beside a link no argument is a path: the link may have broken out of its quotes', () => {
  for (const link of ['undertitle:search', 'undertitle:', 'UNDERTITLE:x'])
    for (const more of [
      [resolve('/')],
      ['--', resolve('/')],
      ['file:///etc'],
      ['--remote-debugging-port=1', 'films'],
    ]) {
      expect(pathsOf({ ...start, argv: ['/opt/undertitle', link, ...more] })).toEqual([])
      expect(pathsOf({ ...start, argv: ['/opt/undertitle', ...more, link] })).toEqual([])
    }
  expect(pathsOf({ ...start, argv: ['/opt/undertitle', 'undertitle.mkv'] })).toEqual([
    resolve(start.cwd, 'undertitle.mkv'),
  ])
})

test('what a second start tells is read as links or as nothing', () => {
  expect(readReceivedLinks({ paths: [], links: ['undertitle:plan'] })).toEqual(['undertitle:plan'])
  const odd = [
    null,
    'x',
    {},
    { links: 'undertitle:plan' },
    { links: [1] },
    { links: Array(11).fill('undertitle:plan') },
  ]
  for (const told of [...odd, { links: ['x'.repeat(2_501)] }]) expect(readReceivedLinks(told)).toEqual([])
})

test('the last link that can be read waits for the window; later ones are shown at once', () => {
  const shown: ScreenAddress[] = []
  const opened = createOpenedLinks()
  opened.take(['undertitle:plan', 'undertitle:search?text=salt', 'undertitle:run'])
  opened.take([])
  opened.connect((chosen) => shown.push(chosen))
  opened.take(['javascript:x'])
  opened.take(['undertitle:usage'])
  expect(shown).toEqual([{ screen: 'search', text: 'salt' }, { screen: 'usage' }])
})

test('the address of the window is kept and opened again; what a file holds instead opens the library', () => {
  expect(addressToKeep('app://bundle/index.html#/search?text=salt')).toBe('#/search?text=salt')
  for (const url of ['app://bundle/index.html', 'app://bundle/index.html#code=1', 'about:blank', 'nonsense'])
    expect(addressToKeep(url)).toBe(null)
  expect(addressToOpen('#/plan')).toBe('#/plan')
  for (const kept of [undefined, null, 7, {}, '', 'plan', '#/run', '#/plan?x=1', 'https://canary.invalid/#/plan'])
    expect(addressToOpen(kept)).toBe('')
})
