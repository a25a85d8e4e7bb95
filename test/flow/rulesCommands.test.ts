import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { createIgnoredStore } from '../../electron/wanted/ignoredStore.ts'
import { parseWishes } from '../../electron/wanted/parseWishes.ts'
import { createScopedRulesStore, inheritsAll } from '../../electron/wanted/scopedRulesStore.ts'
import { systemClock } from '../../node/clock.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { runHere } from '../support/programs/runHere.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const film = 'Films/Silver.Orchard.2019.1080p.WEB-DL.x264-LUMEN.mkv'
const episode = 'Anime/Lake.Watch.S01E01.1080p.WEB-DL.x264-KESTREL.mkv'

function openCommands() {
  const folder = tempFolder()
  const home = join(tempFolder(), 'home')
  for (const path of [film, episode]) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), makeMkv())
  }
  const run = async (...words: string[]) => runHere([...words, '--home', home])
  /** Wishes that are missing, as a run that asks nobody tells them. */
  const missing = async (...words: string[]) => {
    const { stdout } = await run('plan', folder, '--offline', '--json', ...words)
    const events = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { event?: string; missing?: number })
    return events.find((event) => event.missing !== undefined)?.missing
  }
  return { folder, home, run, missing }
}

test('a folder gets rules of its own and inherits again, and --languages wins over them for one run', async () => {
  const { folder, run, missing } = openCommands()
  await run('config', 'set', 'minimumVideoBytes', '0')
  expect(await missing()).toBe(2)
  expect((await run('rules', join(folder, 'Anime'), '--languages', 'en,de,es')).stdout).toBe('en,de,es\n')
  expect(await missing()).toBe(4)
  expect(await missing('--languages', 'fr')).toBe(2)
  expect((await run('rules')).stdout).toContain('Anime  en,de,es')
  // The title has the last word.
  expect((await run('rules', join(folder, episode), '--languages', 'de')).stdout).toBe('de\n')
  expect(await missing()).toBe(2)
  expect((await run('rules', join(folder, episode), '--clear')).stdout).toBe('en,de,es\n')
  expect((await run('rules', join(folder, 'Anime'), '--clear')).stdout).toBe('en\n')
  expect((await run('rules')).stdout).toBe('')
  expect(await run('rules', join(folder, 'Anime'), '--languages', 'klingon')).toMatchObject({ code: 2 })
  expect(await run('rules', '--clear')).toMatchObject({ code: 2 })
})

test('a video is ignored, listed and missed again, one language of a title too', async () => {
  const { folder, run, missing } = openCommands()
  await run('config', 'set', 'minimumVideoBytes', '0')
  expect(await run('ignore', join(folder, film))).toMatchObject({ code: 0 })
  expect(await missing()).toBe(1)
  expect((await run('ignore', join(folder, film))).stderr).toContain('already')
  await run('ignore', join(folder, episode), '--title', '--language', 'en')
  expect(await missing()).toBe(0)
  expect(await missing('--languages', 'de')).toBe(1)
  const rows = (await run('ignored', '--json')).stdout.trim().split('\n')
  expect(rows.map((row) => (JSON.parse(row) as { kind: string }).kind)).toEqual(['title', 'video'])
  await run('ignore', join(folder, film), '--undo')
  expect(await missing()).toBe(1)
  const refused = await run('ignore', folder)
  expect(refused.code).toBe(2)
  expect(refused.stderr).toContain('name one of its videos, with --title for all of its show')
  expect(refused.stderr).toContain(`undertitle rules ${folder} --languages LIST`)
})

test('what is empty says so, and programs read one shape of a rule and what an ignoring changed', async () => {
  const { folder, run } = openCommands()
  const place = join(folder, 'Anime')
  expect(await run('ignored')).toMatchObject({ code: 0, stdout: '', stderr: 'Nothing is ignored.\n' })
  expect(await run('history')).toMatchObject({ code: 0, stdout: '', stderr: 'Undertitle has written nothing yet.\n' })
  expect((await run('rules')).stderr).toBe('No folder and no title has rules of its own.\n')
  expect(await run('runs')).toMatchObject({ code: 0, stdout: '', stderr: 'There are no runs yet.\n' })
  const [set, listed] = [
    (await run('rules', place, '--languages', 'en,de', '--json')).lines[0],
    (await run('rules', '--json')).lines[0],
  ]
  const rule = { kind: 'folder', folder: place, languages: 'en,de' }
  expect(set).toMatchObject({ path: place, ...rule })
  expect(listed).toMatchObject(rule)
  const path = join(folder, film)
  expect((await run('ignore', path, '--json')).lines).toEqual([
    { event: 'ignored', isChanged: true, kind: 'video', path, language: null },
  ])
  expect((await run('ignore', path, '--json')).lines[0]).toMatchObject({ event: 'ignored', isChanged: false })
  expect((await run('ignore', path, '--undo', '--json')).lines[0]).toMatchObject({ event: 'missed', isChanged: true })
})

test('several folders get their rules in one call, and so does a title wherever it lies', async () => {
  const { folder, run } = openCommands()
  await run('config', 'set', 'minimumVideoBytes', '0')
  const [films, anime] = [join(folder, 'Films'), join(folder, 'Anime')]
  expect((await run('rules', films, anime, '--languages', 'es')).stdout).toBe(`${films}  es\n${anime}  es\n`)
  const told = await run('rules', folder, '--title', 'lake watch', '--languages', 'de', '--json')
  expect(told.lines).toMatchObject([{ path: join(folder, episode), kind: 'title', languages: 'de' }])
  expect((await run('rules', join(folder, film))).stdout).toBe('es\n')
  expect((await run('rules', films, anime, '--clear')).stdout).toBe(`${films}  en\n${anime}  en\n`)
  expect(await run('rules', folder, '--title', 'harbour lights', '--languages', 'de')).toMatchObject({ code: 2 })
})

test('several videos are ignored in one call, and of a folder what is said of it', async () => {
  const { folder, run, missing } = openCommands()
  await run('config', 'set', 'minimumVideoBytes', '0')
  const both = [join(folder, film), join(folder, episode)] as const
  expect((await run('ignore', ...both)).stderr).toBe('Ignored: 2 videos.\n')
  expect(await missing()).toBe(0)
  expect((await run('ignore', ...both)).stderr).toBe('All of these are ignored already.\n')
  expect((await run('ignore', ...both, '--undo', '--json')).lines).toMatchObject([
    { event: 'missed', isChanged: true, path: both[0] },
    { event: 'missed', isChanged: true, path: both[1] },
  ])
  expect(await missing()).toBe(2)
  expect((await run('ignore', folder, '--of', 'lake watch', '--season', '1', '--json')).lines).toMatchObject([
    { event: 'ignored', kind: 'video', path: both[1] },
  ])
  expect(await missing()).toBe(1)
  await run('ignore', folder, '--all', '--language', 'en')
  expect(await missing()).toBe(0)
  expect(await run('ignore', folder, '--of', 'harbour lights')).toMatchObject({ code: 2 })
})

test('what is said of a video’s title is said of its whole show, and what was said of one season goes on and goes with it', async () => {
  const folder = tempFolder()
  const home = join(tempFolder(), 'home')
  const show = join(folder, 'Lake Watch')
  const names = ['Season 1/1x01.mkv', 'Season 1/1x02.mkv', 'Season 2/2x01.mkv', 'S00E01.mkv']
  for (const name of names) {
    mkdirSync(join(show, name, '..'), { recursive: true })
    writeFileSync(join(show, name), makeMkv())
  }
  const [video, ofSeason2] = [join(show, names[0] ?? ''), join(show, names[2] ?? '')]
  const run = async (...words: string[]) => runHere([...words, '--home', home])
  const missing = async () => {
    const { lines } = await run('plan', folder, '--offline', '--json')
    return lines.flatMap(({ event, missing: count }) => (event === 'scanned' ? [count] : []))[0]
  }
  await run('config', 'set', 'minimumVideoBytes', '0')
  expect(await missing()).toBe(4)

  await run('ignore', video, '--title')
  expect(await missing()).toBe(0)
  expect((await run('ignored', '--json')).lines).toMatchObject([{ kind: 'title', folder: show }])
  expect((await run('ignore', ofSeason2, '--title')).stderr).toContain('already')
  await run('ignore', ofSeason2, '--title', '--undo')
  expect(await missing()).toBe(4)

  // One rule, below the folder that the title was looked for in; a video of it changes and clears the same one.
  expect((await run('rules', folder, '--title', 'lake watch', '--languages', 'es')).stdout).toBe('es\n')
  expect((await run('rules', '--json')).lines).toMatchObject([{ kind: 'title', folder, languages: 'es' }])
  expect((await run('rules', ofSeason2, '--languages', 'de')).stdout).toBe('de\n')
  expect((await run('rules', '--json')).lines).toMatchObject([{ folder, languages: 'de' }])
  await run('rules', video, '--clear')
  expect((await run('rules', '--json')).lines).toEqual([])

  // As earlier versions kept them.
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const titleKey = 'tv lake watch'
  const season1 = { kind: 'title', folder: join(show, 'Season 1'), titleKey } as const
  createIgnoredStore(db, systemClock).add([{ ignored: { ...season1, language: null }, label: 'Lake Watch' }])
  createScopedRulesStore(db, systemClock).put(season1, { ...inheritsAll, wishes: parseWishes('fr') })
  db.close()
  expect(await missing()).toBe(2)
  expect((await run('rules', video)).stdout).toBe('fr\n')
  expect((await run('rules', video, '--languages', 'es')).stdout).toBe('es\n')
  expect((await run('rules', '--json')).lines).toMatchObject([{ folder: show, languages: 'es' }])
  await run('ignore', video, '--title', '--undo')
  expect(await missing()).toBe(4)
})

test('languages that are said of a show leave what else was said of one of its seasons', async () => {
  const { folder, home, run } = openCommands()
  await run('rules')
  const show = join(folder, 'Lake Watch')
  const videos = ['Season 1/1x01.mkv', 'Season 2/2x01.mkv', 'S00E01.mkv'].map((name) => join(show, name))
  for (const path of videos) {
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, makeMkv())
  }
  const rest = { hearingImpaired: 'only', forced: 'also' } as const
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const rules = createScopedRulesStore(db, systemClock)
  const place = (season: string) => ({ kind: 'title', folder: join(show, season), titleKey: 'tv lake watch' }) as const
  rules.put(place('Season 1'), { ...inheritsAll, ...rest, wishes: parseWishes('fr') })
  rules.put(place('Season 2'), { ...inheritsAll, wishes: parseWishes('de') })
  db.close()
  const told = async () => (await run('rules', '--json')).lines
  const [video = ''] = videos
  expect((await run('rules', video, '--languages', 'es')).stdout).toBe('es\n')
  expect(await told()).toMatchObject([
    { folder: show, languages: 'es', hearingImpaired: null, forced: null },
    { folder: join(show, 'Season 1'), languages: 'es', ...rest },
  ])
  await run('rules', video, '--languages', 'pt')
  expect(await told()).toMatchObject([{ languages: 'pt' }, { languages: 'pt', ...rest }])
  await run('rules', video, '--clear')
  expect(await told()).toEqual([])
})
