import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { menuTemplate } from '../../../electron/desktop/menuTemplate.ts'
import { nativeText } from '../../../electron/desktop/nativeText.ts'
import { noticeOf } from '../../../electron/desktop/runNotice.ts'
import { chooseTexts } from '../../../electron/desktop/texts/chooseTexts.ts'
import { de } from '../../../electron/desktop/texts/de.ts'
import { en } from '../../../electron/desktop/texts/en.ts'
import { es } from '../../../electron/desktop/texts/es.ts'
import { fr } from '../../../electron/desktop/texts/fr.ts'
import { ptBr } from '../../../electron/desktop/texts/ptBr.ts'
import { trayStatus, trayTemplate } from '../../../electron/desktop/trayTemplate.ts'

function menuOf(platform: NodeJS.Platform, isPackaged = true) {
  const done: string[] = []
  const actions = {
    addFolder: () => void done.push('addFolder'),
    scan: () => void done.push('scan'),
    openScreen: (screen: string) => void done.push(screen),
  }
  const items: MenuItemConstructorOptions[] = menuTemplate({ texts: en, platform, isPackaged, actions }).flatMap(
    (menu) => menu.submenu as MenuItemConstructorOptions[],
  )
  const choose = (label: string) =>
    items.find((item) => item.label === label)?.click?.(...([] as unknown as [never, never, never]))
  return { items, choose, done }
}

test.each(['linux', 'win32', 'darwin'] as const)('on %s each key leads to one thing', (platform) => {
  const keys = menuOf(platform).items.flatMap(({ accelerator }) => accelerator ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toEqual(expect.arrayContaining(['CommandOrControl+O', 'F5', 'CommandOrControl+,', 'CommandOrControl+6']))
})

test('the menu acts: folders, scan, screens', () => {
  const { choose, done } = menuOf('linux')
  for (const label of ['Add Folder…', 'Scan Again', 'Settings…', 'Plan']) choose(label)
  expect(done).toEqual(['addFolder', 'scan', 'settings', 'plan'])
})

test('a package has neither developer tools nor a way to reload', () => {
  const roles = (isPackaged: boolean) => menuOf('linux', isPackaged).items.map(({ role }) => role)
  expect(roles(true)).not.toContain('toggleDevTools')
  expect(roles(true)).not.toContain('reload')
  expect(roles(false)).toContain('toggleDevTools')
})

test('every way out and every key of editing is in the menu of each system', () => {
  for (const platform of ['linux', 'win32', 'darwin'] as const) {
    const roles = menuOf(platform).items.map(({ role }) => role)
    expect(roles).toEqual(expect.arrayContaining(['quit', 'copy', 'paste', 'selectAll', 'close', 'minimize']))
  }
})

test('the tray says what runs and can bring the window back', () => {
  const done: string[] = []
  const actions = { show: () => void done.push('show'), quit: () => void done.push('quit') }
  const items = trayTemplate(trayStatus({ phase: 'running', progress: { done: 3, total: 12 } }, en), en, actions)
  for (const item of items) item.click?.(...([] as unknown as [never, never, never]))
  expect(items[0]).toEqual({ label: 'Running: 3 of 12', enabled: false })
  expect(trayStatus(null, en)).toBe('Nothing is running')
  expect(done).toEqual(['show', 'quit'])
})

test('the language is that of the settings, else the first of the machine that is known', () => {
  expect(chooseTexts('pt-BR', ['de'])).toBe(ptBr)
  expect(chooseTexts('', ['ja-JP', 'fr-CA', 'de'])).toBe(fr)
  expect(chooseTexts('', ['pt-PT'])).toBe(ptBr)
  expect(chooseTexts('', ['constructor', 'ja'])).toBe(en)
  expect(chooseTexts('', [])).toBe(en)
})

test('each language has words of its own for what it says in a sentence', () => {
  const sentences = [en, de, es, fr, ptBr].map(({ notice, dialog }) => [
    notice.written(2),
    dialog.noKeyring,
    dialog.noSandbox,
  ])
  expect(new Set(sentences.flat()).size).toBe(15)
})

const nothing = { sums: { waiting: 0 }, result: null, problem: null }

test('a run that ended is told in numbers', () => {
  const result = { written: 131, skipped: 0, failed: 0, search: 139, downloads: 38 }
  const done = { ...nothing, phase: 'done', result, sums: { waiting: 3 } } as never
  expect(noticeOf('running', done, en)).toEqual({
    title: 'Subtitles are ready',
    body: '131 files were written. 3 wait for quota.',
  })
})

test('a run that failed is told with its sentence, made safe', () => {
  const problem = { code: 'service.unreachable', message: 'No\nanswer <b>now</b>' }
  expect(noticeOf('running', { ...nothing, phase: 'failed', problem } as never, en)?.body).toBe(
    '\u2068No answer ‹b>now‹/b>\u2069',
  )
})

test('what did not end a run is not told', () => {
  for (const phase of ['running', 'paused', 'empty'] as const) {
    expect(noticeOf('running', { ...nothing, phase } as never, en)).toBeNull()
  }
  expect(noticeOf('matching', { ...nothing, phase: 'failed' } as never, en)).toBeNull()
})

test.each([
  ['a\r\nb\tc', 'a b c'],
  ['movie\u202egnp.srt', '\u2068movie gnp.srt\u2069'.replaceAll(/[\u2068\u2069]/g, '')],
  ['\u0000\u001b[31mred', '[31mred'],
  ['\u2066\u2069\u200f\ufeff', ''],
  ['plain', 'plain'],
])('%j is shown as %j', (text, shown) => {
  expect(nativeText(text)).toBe(shown)
})

test('foreign letters are set apart, long text is cut, markup and menu keys lose their meaning', () => {
  expect(nativeText('שלום')).toBe('\u2068שלום\u2069')
  expect(nativeText('x'.repeat(500), 10)).toBe(`\u2068${'x'.repeat(9)}…\u2069`)
  expect(nativeText('<img src=x>&File')).toBe('\u2068‹img src=x>＆File\u2069')
  expect(nativeText('\ud800 half')).toBe('half')
})
