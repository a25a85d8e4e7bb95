import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { windowOptionsOf } from '../../../electron/desktop/window/windowOptions.ts'

const needs = { preload: '/app/preload.cjs', isPackaged: true, bounds: null, icon: '/app/icon.png', isDark: true }

/** Read from the source: the file itself imports Electron. */
function webPreferences(): Readonly<Record<string, string>> {
  const text = readFileSync(join('electron', 'desktop', 'window', 'window.ts'), 'utf8')
  const source = ts.createSourceFile('window.ts', text, ts.ScriptTarget.Latest, true)
  const found: Record<string, string> = {}
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'webPreferences') {
      for (const each of (node.initializer as ts.ObjectLiteralExpression).properties) {
        if (ts.isPropertyAssignment(each)) found[each.name.getText()] = each.initializer.getText()
        else found[each.getText()] = 'not written out'
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('a page gets exactly the locked preferences and nothing beside them', () => {
  expect(webPreferences()).toEqual({
    preload: 'needs.preload',
    contextIsolation: 'true',
    sandbox: 'true',
    nodeIntegration: 'false',
    nodeIntegrationInWorker: 'false',
    nodeIntegrationInSubFrames: 'false',
    webSecurity: 'true',
    allowRunningInsecureContent: 'false',
    experimentalFeatures: 'false',
    webviewTag: 'false',
    navigateOnDragDrop: 'false',
    spellcheck: 'false',
    // Developer tools exist only outside a package.
    devTools: '!needs.isPackaged',
    safeDialogs: 'true',
    disableBlinkFeatures: "'Auxclick'",
  })
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
    join('electron', 'desktop', 'window', 'window.ts'),
  ])
})

test('one place loads a page, one opens a link, and one opens a path, which the host has judged', () => {
  expect(filesWith(/\.load(URL|File)\(/)).toEqual([join('electron', 'desktop', 'window', 'window.ts')])
  expect(filesWith(/\.openExternal\(/)).toEqual([join('electron', 'desktop', 'links', 'externalLinks.ts')])
  expect(filesWith(/\bopenPath\b/)).toEqual([join('electron', 'desktop', 'desktopHost.ts')])
  expect(filesWith(/enableBlinkFeatures|additionalArguments|setCertificateVerifyProc/)).toEqual([])
})

test('plain-text encryption is never switched on, and no switch that weakens the sandbox is added', () => {
  expect(filesWith(/setUsePlainTextEncryption|appendSwitch|appendArgument|isEncryptionAvailable\(/)).toEqual([])
})
