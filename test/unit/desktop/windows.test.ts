import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { windowOptionsOf } from '../../../electron/desktop/windowOptions.ts'

const needs = { preload: '/app/preload.cjs', isPackaged: true, bounds: null, icon: '/app/icon.png', isDark: true }

test('a page gets exactly the locked preferences and nothing beside them', () => {
  expect(windowOptionsOf(needs).webPreferences).toEqual({
    preload: '/app/preload.cjs',
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: false,
    safeDialogs: true,
  })
})

test('developer tools exist only outside a package', () => {
  expect(windowOptionsOf({ ...needs, isPackaged: false }).webPreferences?.devTools).toBe(true)
})

test('a window stays hidden until its page is drawn, and returns to its place', () => {
  const bounds = { x: 5, y: 6, width: 900, height: 700 }
  expect(windowOptionsOf({ ...needs, bounds })).toMatchObject({ ...bounds, show: false })
})

const sources = readdirSync('electron', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name: join('electron', name), text: readFileSync(join('electron', name), 'utf8') }))

function filesWith(pattern: RegExp): readonly string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)
}

test('every window is made by the one factory', () => {
  expect(filesWith(/new (BrowserWindow|BaseWindow|BrowserView|WebContentsView)\b/)).toEqual([
    join('electron', 'desktop', 'window.ts'),
  ])
})

test('one place loads a page, one opens a link, and one opens a path, which the host has judged', () => {
  expect(filesWith(/\.load(URL|File)\(/)).toEqual([join('electron', 'desktop', 'window.ts')])
  expect(filesWith(/shell\.openExternal/)).toEqual([join('electron', 'main.ts')])
  const opening = filesWith(/\bopenPath\b/)
  expect(opening.filter((name) => name !== join('electron', 'main.ts'))).toEqual([])
  expect(filesWith(/enableBlinkFeatures|additionalArguments|setCertificateVerifyProc/)).toEqual([])
})

test('plain-text encryption is never switched on, and no switch that weakens the sandbox is added', () => {
  expect(filesWith(/setUsePlainTextEncryption|appendSwitch|appendArgument|isEncryptionAvailable\(/)).toEqual([])
})
