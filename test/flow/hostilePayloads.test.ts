/** What a page gone wild may send: values, names and ids that nobody gave out. The corpus's cases are in ipcCases.test.ts. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commands, type CommandName } from '../../shared/contract/index.ts'
import { openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { treeLines } from '../support/disks/tempFolder.ts'

const names = Object.keys(commands) as readonly CommandName[]
/** Commands whose input says nothing: an object without fields suits them. */
const quiet = (name: CommandName) => commands[name].input.safeParse({}).success
const asking = names.filter((name) => !quiet(name))

async function refusal({ host }: TestHost, name: string, input: unknown): Promise<string> {
  const reply = await host.dispatch(name, input)
  return reply.ok ? `accepted by ${name}: ${JSON.stringify(input)}` : reply.error.code
}

test('values that no message of a page can be are refused too', async () => {
  const opened = await openTestHost()
  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  const odd = [cyclic, new Map(), new Date(), 5n, Symbol('x'), () => 1, new ArrayBuffer(8), NaN, 'x'.repeat(2_000_000)]
  for (const input of odd) for (const name of asking) expect(await refusal(opened, name, input)).toBe('input.invalid')
})

test('names that are no commands are refused, those of the prototype as well', async () => {
  const opened = await openTestHost()
  for (const name of ['constructor', '__proto__', 'toString', 'library', 'library.state ', ''])
    expect(await refusal(opened, name, {})).toBe('input.invalid')
})

test('random input never breaks the host, and its folder stays as it was', async () => {
  const opened = await openTestHost()
  const before = treeLines(opened.homeFolder).map((line) => line.split(' ')[0])
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...asking), fc.anything(), async (name, input) => {
      const code = await refusal(opened, name, input)
      return code === 'input.invalid'
    }),
    { numRuns: 2_000 },
  )
  expect(treeLines(opened.homeFolder).map((line) => line.split(' ')[0])).toEqual(before)
  expect(opened.bugs).toEqual([])
})

test('ids that were not given out are refused in words, without a trace on the disk', async () => {
  const opened = await openTestHost()
  const made = 'a'.repeat(24)
  const wholeTitle = { season: null, episode: null, languages: [], isFullSeason: false, page: 1 }
  const asked: readonly (readonly [CommandName, unknown, string])[] = [
    ['library.video', { videoId: made }, 'file.missing'],
    ['library.showInFolder', { videoId: '../../etc/passwd' }, 'input.invalid'],
    ['library.play', { videoId: made }, 'input.invalid'],
    ['subtitles.showInFolder', { file: { kind: 'row', rowId: 1 } }, 'input.invalid'],
    ['subtitles.showInFolder', { file: { kind: 'beside', videoId: made, sidecarId: made } }, 'input.invalid'],
    ['subtitles.dragOut', { file: { kind: 'row', rowId: 1 } }, 'input.invalid'],
    ['subtitles.dragOut', { file: { kind: 'path', path: '/etc/passwd' } }, 'input.invalid'],
    ['folders.browse', { placeId: '/etc' }, 'input.invalid'],
    ['folders.add', { placeId: '/etc' }, 'input.invalid'],
    ['folders.addDropped', { dropId: '/etc' }, 'input.invalid'],
    ['folders.remove', { folderId: '1' }, 'folder.missing'],
    ['plan.make', { scope: { search: '', ids: [made], language: null }, newest: null }, 'file.missing'],
    ['plan.make', { scope: { search: '', ids: ['t1.s1.e1'], language: null }, newest: null }, 'file.missing'],
    ['library.scope', { search: '', ids: ['../../etc/passwd'], language: null }, 'file.missing'],
    ['library.scope', { search: 'x'.repeat(501), ids: null, language: null }, 'input.invalid'],
    ['plan.candidates', { rowId: '1.0' }, 'input.invalid'],
    ['plan.preview', { rowId: '1.0', candidateId: 'c0' }, 'input.invalid'],
    ['plan.choose', { rowId: '1.0', candidateId: null, isForSeason: true }, 'input.invalid'],
    ['plan.run', {}, 'input.invalid'],
    ['plan.pause', {}, 'input.invalid'],
    ['video.wrongNext', { videoId: made, language: 'en' }, 'file.missing'],
    ['search.ask', { ...wholeTitle, about: { kind: 'title', titleId: made } }, 'input.invalid'],
    ['search.judge', { subtitleIds: [made], videoId: null }, 'input.invalid'],
    ['search.videos', { subtitleId: made, search: '', limit: 9 }, 'input.invalid'],
    ['search.files', { subtitleId: made, mayDownload: true }, 'input.invalid'],
    ['search.download', { subtitleId: made, videoIds: [made] }, 'input.invalid'],
    ['search.save', { subtitleId: made, fileName: null, placeId: made }, 'input.invalid'],
    ['history.restoreVersion', { rowId: 1 }, 'file.missing'],
    ['settings.write', { key: '__proto__', value: 'x' }, 'input.invalid'],
    ['settings.write', { key: 'service.address', value: 'file:///etc/passwd' }, 'input.invalid'],
    ['settings.write', { key: 'languages', value: 'en,xx-nothing' }, 'input.unknownLanguage'],
    ['settings.setSecret', { name: 'api-key', value: 'a b' }, 'input.invalid'],
  ]
  for (const [name, input, code] of asked) expect([name, await refusal(opened, name, input)]).toEqual([name, code])
  expect(opened.bugs).toEqual([])
})

test('a flood of calls is answered call by call', async () => {
  const opened = await openTestHost()
  const replies = await Promise.all(Array.from({ length: 10_000 }, () => opened.host.dispatch('library.state', {})))
  expect(replies.every(({ ok }) => ok)).toBe(true)
})
