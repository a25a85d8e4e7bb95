import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { menuTemplate } from '../../../electron/desktop/menu/menuTemplate.ts'
import { contextMenuTemplate } from '../../../electron/desktop/page/contextMenuTemplate.ts'
import { dockTemplate, taskList } from '../../../electron/desktop/menu/shortcuts.ts'
import { taskbarProgress } from '../../../electron/desktop/tray/taskbar.ts'
import { nativeText } from '../../../electron/desktop/nativeText.ts'
import { noticeOf } from '../../../electron/desktop/notices/runNotice.ts'
import { createCurrentTexts } from '../../../electron/desktop/texts/currentTexts.ts'
import { loadNativeTexts } from '../../../electron/desktop/texts/loadNativeTexts.ts'
import { createStartAtLogin } from '../../../electron/desktop/startAtLogin.ts'
import { trayTemplate, trayView } from '../../../electron/desktop/tray/trayTemplate.ts'
import { watchNoticeOf } from '../../../electron/desktop/notices/watchNotice.ts'
import { uiLanguages, type UiLanguage } from '../../../shared/messages/interfaceLanguages.ts'
import { quietWatch } from '../../support/fakes/fakeAnswers.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const [en, de] = await Promise.all([loadNativeTexts('en'), loadNativeTexts('de')])

function menuOf(platform: NodeJS.Platform, isPackaged = true) {
  const done: string[] = []
  const actions = {
    addFolder: () => void done.push('addFolder'),
    scan: () => void done.push('scan'),
    openScreen: (screen: string, section?: string) => void done.push([screen, section].filter(Boolean).join(' ')),
    zoom: (step: string) => void done.push(`zoom ${step}`),
    showLogFolder: () => void done.push('log'),
    showAbout: () => void done.push('about'),
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

test('each key that people zoom with zooms, and only one of them is seen', () => {
  const { items, done } = menuOf('linux')
  const keys = ['Plus', '=', 'numadd', '-', 'numsub', '0', 'num0'].map((key) => `CommandOrControl+${key}`)
  const zooming = keys.map((key) => items.find(({ accelerator }) => accelerator === key))
  for (const item of zooming) item?.click?.(...([] as unknown as [never, never, never]))
  expect(done).toEqual(['in', 'in', 'in', 'out', 'out', 'reset', 'reset'].map((step) => `zoom ${step}`))
  expect(zooming.map((item) => item?.visible)).toEqual([true, false, false, true, false, true, false])
})

test.each(['linux', 'win32', 'darwin'] as const)(
  'on %s help leads to keys, licences, log, report and version',
  (system) => {
    const { choose, done } = menuOf(system)
    for (const label of [
      'Keyboard Shortcuts',
      'Licences',
      'Show Log Folder',
      'Report for Support…',
      'About Undertitle',
    ])
      choose(label)
    expect(done).toEqual(['settings keyboard', 'settings about', 'log', 'settings support', 'about'])
  },
)

const everything = {
  canCopy: true,
  canCut: true,
  canPaste: true,
  canUndo: false,
  canRedo: false,
  canSelectAll: true,
  canDelete: true,
  canEditRichly: false,
}

test('a right click offers what can be done with the text under it, and nothing where there is none', () => {
  const place = { isEditable: true, selectionText: '', editFlags: everything }
  const field = contextMenuTemplate(place, en)
  expect(field.flatMap(({ role }) => role ?? [])).toEqual(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'])
  expect(field.find(({ role }) => role === 'undo')?.enabled).toBe(false)
  expect(field.find(({ role }) => role === 'paste')?.enabled).toBe(true)
  const words = { ...place, isEditable: false, selectionText: 'chosen' }
  expect(contextMenuTemplate(words, en).map(({ role }) => role)).toEqual(['copy'])
  expect(contextMenuTemplate({ ...words, selectionText: ' ' }, en)).toEqual([])
})

test('taskbar and dock lead to screens by links, which choose and never act', () => {
  const done: string[] = []
  const actions = { addFolder: () => void done.push('add'), openScreen: (screen: string) => void done.push(screen) }
  for (const item of dockTemplate(en, actions)) item.click?.(...([] as unknown as [never, never, never]))
  expect(done).toEqual(['add', 'search', 'plan', 'watch', 'history'])
  const tasks = taskList(de, 'C:\\Undertitle.exe', ['--home=C:\\my home'])
  expect(tasks.map(({ arguments: given }) => given)).toEqual(
    ['search', 'plan', 'watch', 'history'].map((screen) => `"--home=C:\\my home" undertitle:${screen}`),
  )
  expect(tasks[0]?.title).toBe('Suche')
})

test('the taskbar shows a run, and one that stands', () => {
  const at = (phase: 'running' | 'paused' | 'done', done: number, total: number) =>
    taskbarProgress({ phase, progress: { done, total } })
  expect(at('running', 3, 12)).toEqual({ value: 0.25, mode: 'normal' })
  expect(at('running', 0, 0).value).toBe(0)
  expect(at('paused', 6, 12)).toEqual({ value: 0.5, mode: 'paused' })
  expect(at('done', 12, 12).value).toBe(-1)
  expect(taskbarProgress(null).value).toBe(-1)
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

function trayOf(...[plan, watch]: readonly [...Parameters<typeof trayView>]) {
  const done: string[] = []
  const actions = {
    show: () => void done.push('show'),
    checkNow: () => void done.push('look'),
    pause: (isPaused: boolean) => void done.push(isPaused ? 'pause' : 'go on'),
    quit: () => void done.push('quit'),
  }
  const items = trayTemplate(trayView(plan, watch, en), en, actions)
  for (const item of items) item.click?.(...([] as unknown as [never, never, never]))
  return { status: items[0]?.label, done }
}

const watching = { isOn: true, isPaused: false, activity: 'idle', questions: 0, folders: [] } as const

test('the tray says what runs and can bring the window back', () => {
  const running = { phase: 'running', progress: { done: 3, total: 12 } } as const
  expect(trayOf(running, watching, en).status).toBe('Running: 3 of 12')
  expect(trayOf(null, null, en)).toEqual({ status: 'Nothing is running', done: ['show', 'quit'] })
})

test('the tray says what watch mode does, what it cannot see and what it asks, and steers it', () => {
  expect(trayOf(null, watching, en)).toEqual({
    status: 'Watching your folders',
    done: ['look', 'pause', 'show', 'quit'],
  })
  const asking = { ...watching, isPaused: true, questions: 2, folders: [{ state: 'away' }] } as const
  expect(trayOf(null, asking, en)).toEqual({
    status: 'Watching is paused · 1 folder is unavailable · 2 questions',
    done: ['look', 'go on', 'show', 'quit'],
  })
})

test('watch mode tells of the digest, of a lost folder and of trouble, each once and never in quiet hours', () => {
  const folder = (state: 'watching' | 'away') => ({ ...quietFolder, id: '1', path: '/films', state })
  const calm = { ...quietWatch, isOn: true, folders: [folder('watching')] }
  const told = { ...calm, digest: { atMs: 5, written: 3, questions: 1 } }
  expect(watchNoticeOf(calm, told, en)?.body).toBe('Written: 3 · Questions: 1')
  expect(watchNoticeOf(told, told, en)).toBeNull()
  const lost = { ...calm, folders: [folder('away')] }
  expect(watchNoticeOf(calm, lost, en)?.body).toBe(
    '/films · Undertitle keeps checking for it and treats nothing as deleted.',
  )
  expect(watchNoticeOf(lost, lost, en)).toBeNull()
  const problem = { code: 'key.refused', message: 'The key\nis refused.', retryMs: 9 } as const
  expect(watchNoticeOf(calm, { ...calm, problem }, en)?.body).toBe('The key is refused.')
  expect(watchNoticeOf(calm, { ...calm, problem }, de)?.body).toBe(`\u2068${de.errors['key.refused']}\u2069`)
  expect(watchNoticeOf(calm, { ...lost, problem, quietUntilMs: 7 }, en)).toBeNull()
  expect(watchNoticeOf(calm, { ...calm, questions: 3 }, en)).toBeNull()
})

test('on Linux a file of the desktop starts it at login, elsewhere the system’s own list', async () => {
  const home = tempFolder()
  const items: object[] = []
  const on = (platform: NodeJS.Platform) =>
    createStartAtLogin({
      platform,
      env: { HOME: home },
      program: '/opt/a "b" $c%/undertitle',
      args: ['/a checkout', '--at-login'],
      app: {
        setLoginItemSettings: (item) => void items.push(item),
        getLoginItemSettings: () => ({ launchItems: items }),
      },
    })
  const file = join(home, '.config', 'autostart', 'undertitle.desktop')
  await on('linux').set(true)
  await on('linux').set(true)
  expect(readFileSync(file, 'utf8')).toContain(
    'Exec="/opt/a \\\\"b\\\\" \\\\$c%%/undertitle" "/a checkout" "--at-login"\n',
  )
  writeFileSync(file, readFileSync(file, 'utf8').replace('enabled=true', 'enabled=false').replace('/opt/a', '/old'))
  await on('linux').keep()
  // Switched off by the user's desktop it stays off, and finds the program where it is now.
  expect(readFileSync(file, 'utf8')).toMatch(/^Exec="\/opt\/a [\s\S]*enabled=false/m)
  await on('linux').set(false)
  await on('linux').set(false)
  expect(existsSync(file)).toBe(false)
  await on('linux').keep()
  expect(existsSync(file)).toBe(true)
  await on('darwin').set(true)
  await on('darwin').keep()
  await on('win32').set(true)
  expect(items).toEqual([
    { openAtLogin: true },
    { openAtLogin: true, path: '/opt/a "b" $c%/undertitle', args: ['"/a checkout"', '--at-login'] },
  ])
})

test('the language is that of the settings, else the first of the machine that is known', async () => {
  const localeOf = async (wanted: UiLanguage | '', ofMachine: readonly string[]) => {
    const texts = createCurrentTexts(() => ofMachine)
    await texts.use(wanted)
    return texts.get().locale
  }
  expect(await localeOf('pt-BR', ['de'])).toBe('pt-BR')
  expect(await localeOf('', ['ja-JP', 'fr-CA', 'de'])).toBe('fr')
  expect(await localeOf('', ['pt-PT'])).toBe('pt-BR')
  expect(await localeOf('', ['constructor', 'ja'])).toBe('en')
  expect(await localeOf('', [])).toBe('en')
})

test('of two languages that are asked for at once the later one stays', async () => {
  const texts = createCurrentTexts(() => [])
  await texts.use('en')
  await Promise.all([texts.use('de'), texts.use('en')])
  expect(texts.get().locale).toBe('en')
  await Promise.all([texts.use('de'), texts.use('fr')])
  expect(texts.get().locale).toBe('fr')
})

test('each language has words of its own for what it says in a sentence', async () => {
  const spoken = await Promise.all(uiLanguages.map(loadNativeTexts))
  const sentences = spoken.map(({ notice, dialog }) => [
    notice.written({ files: 2 }),
    dialog.noKeyring,
    dialog.noSandbox,
  ])
  expect(new Set(sentences.flat()).size).toBe(3 * uiLanguages.length)
})

const quietFolder = {
  why: null,
  videos: 1,
  folders: 1,
  lastCompleteMs: null,
  lastCheckMs: null,
  unread: null,
  nextCheckMs: 0,
  events: 0,
  foundByEvents: 0,
  foundByChecks: 0,
}

const nothing = { sums: { waiting: 0 }, result: null, problem: null }

test('a run that ended is told in numbers', () => {
  const result = { written: 131, skipped: 0, failed: 0, search: 139, downloads: 38 }
  const done = { ...nothing, phase: 'done', result, sums: { waiting: 3, ask: 0 } } as never
  expect(noticeOf('running', done, en)).toEqual({
    title: 'Subtitles are ready',
    body: '131 files were written. 3 wait for quota.',
  })
})

test('a run or a day that left questions leads to them', () => {
  const result = { written: 1, skipped: 0, failed: 0, search: 1, downloads: 1 }
  const done = { ...nothing, phase: 'done', result, sums: { waiting: 0, ask: 2 } } as never
  expect(noticeOf('running', done, en)?.leads).toEqual({ label: 'Review', screen: 'review' })
  const told = { ...quietWatch, isOn: true, digest: { atMs: 5, written: 3, questions: 1 } }
  expect(watchNoticeOf(quietWatch, told, de)?.leads).toEqual({ label: 'Ansehen', screen: 'review' })
  const noQuestion = { ...told, digest: { ...told.digest, questions: 0 } }
  expect(watchNoticeOf(quietWatch, noQuestion, en)?.leads).toBeUndefined()
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
