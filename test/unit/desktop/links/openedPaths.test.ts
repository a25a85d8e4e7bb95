import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { pathsOf } from '../../../../electron/desktop/links/commandLine.ts'
import { createOpenedPaths } from '../../../../electron/desktop/links/openedPaths.ts'
import { readSecondStart } from '../../../../electron/desktop/links/secondStart.ts'

const cwd = resolve('/home/ann')
const videos = resolve('/videos')
const given = (...argv: string[]) => pathsOf({ argv: ['/opt/undertitle', ...argv], cwd, isPackaged: true })

test('arguments are paths, counted from where the person stands', () => {
  expect(given('films', videos, '../bob')).toEqual([resolve(cwd, 'films'), videos, resolve('/home/bob')])
})

test('switches are left out, also those that Chromium adds; after a lone -- everything is a path', () => {
  expect(given('--password-store=kwallet6', '-v', videos)).toEqual([videos])
  expect(given('--', '-odd name')).toEqual([resolve(cwd, '-odd name')])
})

test('outside a package the first argument that is no switch is the app itself', () => {
  const unpackaged = (...argv: string[]) => pathsOf({ argv: ['electron', ...argv], cwd, isPackaged: false })
  expect(unpackaged('.', videos)).toEqual([videos])
  expect(unpackaged('--inspect=0', '--disable-gpu', '.', '-v', videos)).toEqual([videos])
  expect(unpackaged('--version')).toEqual([])
})

test('file addresses are paths; other addresses and other machines are not', () => {
  expect(given(pathToFileURL(resolve('/videos/a b')).href)).toEqual([resolve('/videos/a b')])
  expect(given('file://canary.invalid/share', 'https://canary.invalid/', 'smb://x/y', 'javascript:x')).toEqual([])
  expect(given('', 'a\0b', 'file:///a%00b', 'file:///a%2Fb')).toEqual([])
})

test('what a second start tells is read as paths or as nothing', () => {
  expect(readSecondStart({ paths: [videos, 'relative', `${videos}\0`] })).toEqual([videos])
  for (const odd of [null, undefined, 'x', {}, { paths: videos }, { paths: [1] }]) {
    expect(readSecondStart(odd)).toEqual([])
  }
})

test('paths wait for the host and then go the way of a drop', async () => {
  const added: unknown[] = []
  const opened = createOpenedPaths(() => undefined)
  opened.take(['/a'])
  opened.take(['/b'])
  opened.connect({ registerDrop: (paths) => paths.join('+'), addDropped: async (dropId) => void added.push(dropId) })
  opened.take(['/c'])
  opened.take([])
  expect(added).toEqual(['/a+/b', '/c'])
})

test('a path that the host refuses is reported, not thrown', async () => {
  const reported = new Promise((resolveReport) => {
    const opened = createOpenedPaths(resolveReport)
    opened.take(['/a'])
    opened.connect({ registerDrop: () => 'd', addDropped: () => Promise.reject(new Error('gone')) })
  })
  expect(await reported).toEqual(new Error('gone'))
})
